/** The box whose height is measured, and the listeners. */
export interface HeightDeps {
  /** The one box that holds all content and has the height of the content, never that of the window. */
  readonly box: HTMLElement;
  readonly tell: (size: { readonly height: number }) => void;
  /** Called when the host's page and the frame make each other grow: the height stays as it is. */
  readonly loop: () => void;
}

export interface Height {
  /** The content has changed in a way that its box does not show, such as in a shadow root. */
  readonly changed: () => void;
  readonly stop: () => void;
}

const [LEAST, MOST, STEP, PAUSE, SECOND] = [50, 20_000, 2, 100, 1000];
// `style` is left out: scripts set it in response to each other.
const CONTENT: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['class', 'hidden', 'open', 'src', 'aria-expanded'],
};
const INPUT = ['click', 'keydown', 'input'];

/**
 * Tells the height of a box in CSS pixels, at first and when it has changed by 2 px, ten times a second at most. Five growths
 * in a second, without a change of the content or an input of the learner in the second before them, freeze the height until the next
 * change. Where the box comes to rest by itself, as after a transition, its height is told once more (CHAN-7, CHAN-12).
 */
export function createHeight({ box, tell, loop }: HeightDeps): Height {
  const view = box.ownerDocument.defaultView ?? window;
  const now = () => view.performance.now();
  let [last, toldAt, changedAt, stillAt] = [0, -PAUSE, now(), 0];
  let growths: number[] = [];
  let [isFrozen, mayRetry] = [false, true];
  let [frame, timer, quiet] = [0, 0, 0];

  function look() {
    view.cancelAnimationFrame(frame);
    view.clearTimeout(timer);
    frame = timer = 0;
    const height = Math.min(MOST, Math.max(LEAST, Math.ceil(box.getBoundingClientRect().height)));
    if (isFrozen || Math.abs(height - last) < STEP) return;
    const time = now();
    if (height > last && time - changedAt > SECOND) {
      growths = [...growths.filter((at) => at > time - SECOND), time];
      if (growths.length >= 5) return freeze();
    }
    last = height;
    toldAt = time;
    tell({ height });
  }

  function freeze() {
    isFrozen = true;
    growths = [];
    stillAt = now();
    view.clearTimeout(quiet);
    if (mayRetry) quiet = view.setTimeout(retry, SECOND);
    loop();
  }

  function retry() {
    if (now() - stillAt < SECOND - PAUSE) return void (quiet = view.setTimeout(retry, SECOND));
    isFrozen = mayRetry = false;
    look();
  }

  // A frame out of view is not drawn and gets no animation frames, so a timer looks at the box too.
  function soon() {
    stillAt = now();
    if (timer) return;
    const wait = toldAt + PAUSE - now();
    timer = view.setTimeout(look, Math.max(wait, PAUSE));
    if (wait <= 0) frame = view.requestAnimationFrame(look);
  }

  function changed() {
    changedAt = now();
    growths = [];
    isFrozen = false;
    mayRetry = true;
    view.clearTimeout(quiet);
    soon();
  }

  const size = new ResizeObserver(soon);
  const content = new MutationObserver(changed);
  size.observe(box);
  content.observe(box, CONTENT);
  for (const name of INPUT) view.addEventListener(name, changed, true);
  return {
    changed,
    stop: () => {
      size.disconnect();
      content.disconnect();
      for (const name of INPUT) view.removeEventListener(name, changed, true);
      view.cancelAnimationFrame(frame);
      view.clearTimeout(timer);
      view.clearTimeout(quiet);
    },
  };
}

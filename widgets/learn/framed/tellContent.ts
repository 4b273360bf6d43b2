import { createHeight, type Height } from '../../../src/bridge/channel/createHeight.ts';
import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import { requireElement } from '../requireElement.ts';
import { findModal, watchModals } from '../../../src/ui/dialog/findModal.ts';

/** Height in CSS pixels that a dialog gets, even if the page behind it is lower. */
const room = 560;

const elements = () => [...document.body.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);

/** Reports the height of the page's content to the host, and whether a dialog is open (FRAME-2). */
export function tellContent(end: Pick<FrameEnd, 'caps' | 'state' | 'tell' | 'watch'>): { readonly shown: () => void } {
  let height: Height | null = null;
  let [isShown, isWatched] = [false, false];
  let isOpen = false;
  let watched: readonly Element[] = [];
  let stop = () => {};
  const inside = new MutationObserver(() => height?.changed());

  const look = () => {
    const modal = findModal(elements()) !== undefined;
    if (modal !== isOpen) end.tell('overlay', modal ? { open: true, height: room } : { open: false });
    isOpen = modal;
    watch();
  };
  // Elements come and go with the pages, and changes inside them are not visible from outside.
  const watch = () => {
    const now = elements();
    if (now.length === watched.length && now.every((one, index) => one === watched[index])) return;
    watched = now;
    stop();
    stop = watchModals(elements, look);
    inside.disconnect();
    for (const root of now.flatMap(({ shadowRoot }) => shadowRoot ?? []))
      inside.observe(root, { subtree: true, childList: true, characterData: true });
  };
  const measure = () => {
    if (end.state() !== 'open' || !isShown) return;
    end.tell('loaded', {});
    height?.stop();
    // Whether the host uses the height is known only from its messages, which may come late.
    height = end.caps().includes('size')
      ? createHeight({
          box: requireElement('#learn'),
          tell: (size) => end.tell('size', size),
          loop: () => end.tell('error', { code: 'size_loop', retryable: false }),
        })
      : null;
  };
  end.watch(measure);
  return {
    shown: () => {
      isShown = true;
      measure();
      watch();
      if (isWatched) return;
      isWatched = true;
      // An element has its root only after its code has loaded, and grows then.
      new ResizeObserver(watch).observe(requireElement('#learn'));
    },
  };
}

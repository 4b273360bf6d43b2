// Runs in the page, bundled by readerScript.ts: the virtual screen reader, taught to go through shadow roots.
import { virtual } from '@guidepup/virtual-screen-reader';

type Place = Document | ShadowRoot;
type FocusListener = (event: { readonly target: Element }) => Promise<void>;

/** Document and shadow roots of a page, from the outside in. */
function placesIn(): Place[] {
  const places: Place[] = [document];
  for (const place of places)
    for (const element of place.querySelectorAll('*')) if (element.shadowRoot) places.push(element.shadowRoot);
  return places;
}

/** What is read in place of an element's own children: those of its shadow root, or what stands in the slot. */
function composedChildren(element: Element): readonly Node[] | null {
  if (element.shadowRoot) return [...element.shadowRoot.childNodes];
  const given = element instanceof HTMLSlotElement ? element.assignedNodes({ flatten: true }) : [];
  return given.length ? given : null;
}

const everyElement = () => placesIn().flatMap((place) => [...place.querySelectorAll('*')]);

const above = (node: Node): Node | null =>
  (node instanceof Element ? node.assignedSlot : null) ??
  node.parentNode ??
  (node instanceof ShadowRoot ? node.host : null);

function holds(outer: Node, inner: Node): boolean {
  for (let at: Node | null = inner; at; at = above(at)) if (at === outer) return true;
  return false;
}

/** What the reader goes by is in the markup; where a page keeps it in properties alone, it stands in the markup while something is read. */
function written(element: Element): (() => void) | null {
  const isOn =
    (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type) && element.checked) ||
    (element instanceof HTMLOptionElement && element.selected);
  const name = element instanceof HTMLOptionElement ? 'selected' : 'checked';
  if (isOn && !element.hasAttribute(name)) {
    element.setAttribute(name, '');
    return () => element.removeAttribute(name);
  }
  // What a button sends is not said.
  const value = element.localName === 'button' ? element.getAttribute('value') : null;
  if (value === null) return null;
  element.removeAttribute('value');
  return () => element.setAttribute('value', value);
}

/** Does something while each element has as children what is drawn in it, and while what nobody can reach is as if it were not drawn. */
async function composed<T>(act: () => Promise<T>): Promise<T> {
  const undo: (() => void)[] = [];
  for (const element of everyElement()) {
    const back = written(element);
    if (back) undo.push(back);
    const children = composedChildren(element);
    if (!children) continue;
    Object.defineProperty(element, 'childNodes', { configurable: true, value: children });
    undo.push(() => Reflect.deleteProperty(element, 'childNodes'));
  }
  // Behind a modal dialog nothing is read.
  const modal = everyElement().findLast((element) => element.matches('dialog:modal'));
  const isReached = (element: Element) => !modal || holds(modal, element) || holds(element, modal);
  const isClosed = (element: Element) => element.closest('details:not([open]) > :not(summary:first-of-type), noscript');
  const { getComputedStyle: styleOf } = window;
  window.getComputedStyle = (element, pseudo) => {
    const style = styleOf.call(window, element, pseudo);
    if (pseudo || (isReached(element) && !isClosed(element))) return style;
    return new Proxy(style, { get: (target, name) => (name === 'display' ? 'none' : Reflect.get(target, name)) });
  };
  try {
    return await act();
  } finally {
    window.getComputedStyle = styleOf;
    for (const back of undo) back();
  }
}

/** Sees changes in shadow roots too, those that come later included. */
class DeepObserver {
  readonly #observer: MutationObserver;
  #options: MutationObserverInit = {};
  readonly #seen = new WeakSet<Place>();
  constructor(changed: MutationCallback) {
    this.#observer = new MutationObserver((mutations, observer) => {
      this.#observeAll();
      changed(mutations, observer);
    });
  }
  observe(_: Node, options: MutationObserverInit) {
    this.#options = options;
    this.#observeAll();
  }
  disconnect() {
    this.#observer.disconnect();
  }
  #observeAll() {
    for (const place of placesIn()) {
      if (this.#seen.has(place)) continue;
      this.#seen.add(place);
      this.#observer.observe(place, this.#options);
    }
  }
}

/** A phrase of a live region; an empty one is of a region that was emptied. */
const live = /^(polite|assertive):/;

let focusMoved: FocusListener | undefined;

async function begin(): Promise<void> {
  const container = document.body;
  const add = container.addEventListener;
  Object.defineProperty(container, 'addEventListener', {
    configurable: true,
    value: (type: string, listener: FocusListener & EventListener) => {
      if (type === 'focusin') focusMoved = listener;
      else add.call(container, type, listener);
    },
  });
  await virtual.start({
    container,
    window: { MutationObserver: DeepObserver } as unknown as Window & typeof globalThis,
  });
  Reflect.deleteProperty(container, 'addEventListener');
}

/** Everything on the page, in the order in which it is read. */
const readAll = () =>
  composed(async () => {
    await virtual.stop();
    await begin();
    const most = 4000;
    for (let steps = 0; steps < most && (await virtual.lastSpokenPhrase()) !== 'end of document'; steps++)
      await virtual.next();
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  });

/** What is said of the element that has the focus. */
const readFocus = () =>
  composed(async () => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return '(nothing has the focus)';
    if (!focusMoved) await begin();
    await focusMoved?.({ target: active });
    // A live region may speak right after.
    return (await virtual.spokenPhraseLog()).findLast((phrase) => !live.test(phrase)) ?? '';
  });

/** What live regions have said since `listen`, in order. */
const heard = async () => (await virtual.spokenPhraseLog()).filter((phrase) => live.test(phrase));

Object.assign(globalThis, { spokenReader: { readAll, listen: begin, readFocus, heard } });

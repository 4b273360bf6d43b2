/** A control of a page, as the learner names it. */
export interface Wanted {
  /** `field`: something to write in, by its label. `heading` and `text` are only looked for. */
  readonly kind: 'link' | 'button' | 'field' | 'heading' | 'text';
  readonly name: string;
  /** Its name only begins like this. */
  readonly begins?: boolean;
}

/** A browser that is used as a learner uses it, whatever drives it. Frames and windows are named by a part of their address. */
export interface Pilot {
  readonly goto: (address: string) => Promise<void>;
  /** @returns whether it is there and can be seen */
  readonly sees: (wanted: Wanted, frame?: string) => Promise<boolean>;
  /** Clicks by the browser's own pointer. @returns false where it is not there, or not in reach yet */
  readonly click: (wanted: Wanted, frame?: string) => Promise<boolean>;
  /**
   * Uses it by the Enter key. For some milliseconds after a frame has grown, browsers give a click in its new part to the page around:
   * nobody's hand is as quick as that, but a test is. @returns false where it is not there
   */
  readonly press: (wanted: Wanted, frame?: string) => Promise<boolean>;
  /** Types into a field by the browser's own keyboard. @returns false where it is not there yet */
  readonly type: (wanted: Wanted, text: string, frame?: string) => Promise<boolean>;
  readonly address: () => Promise<string>;
  /** Runs a function in the page, or in a frame of it; null where the frame is not there. */
  readonly ask: <T>(question: () => T | Promise<T>, frame?: string) => Promise<T | null>;
  readonly end: () => Promise<void>;
}

/**
 * Finds what is wanted, in shadow roots too; null where there is none that can be seen, or a dialog stands before it. It runs in the
 * page, and so uses nothing from outside.
 */
export function findWanted({ kind, name, begins }: Wanted): Element | null {
  const selectors = {
    link: 'a[href]',
    button: 'button, [role=button]',
    field: 'input, textarea',
    heading: 'h1, h2, h3, [role=heading]',
    text: 'p, span, b, li, div',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return plain(labels.length > 0 ? labels.map(({ textContent }) => textContent).join(' ') : element.textContent);
  };
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const dialog = roots.map((root) => root.querySelector('dialog:modal')).find((found) => found !== null);
  for (const root of roots) {
    for (const element of root.querySelectorAll(selectors[kind])) {
      const own = nameOf(element);
      if (begins ? !own.startsWith(name) : own !== name) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (dialog && element.closest('dialog') !== dialog) continue;
      if (kind !== 'text' && kind !== 'heading') element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;
    }
  }
  return null;
}

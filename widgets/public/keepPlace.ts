const focusable = 'a[href], button, input, [tabindex]';

interface Place {
  /** Index among the focusable parts. */
  readonly index: number;
  readonly value: string | null;
  readonly selection: readonly [number, number] | null;
}

const partsOf = (element: Element) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(focusable) ?? [])];

/**
 * Remembers the reader's place in an element that is drawn again with the same content: the focus, and the text typed into it.
 * @returns restores the place
 */
export function keepPlace(element: HTMLElement): () => void {
  let place: Place | null = null;
  const look = () => {
    const active = element.shadowRoot?.activeElement;
    const index = partsOf(element).findIndex((part) => part === active);
    const field = active instanceof HTMLInputElement ? active : null;
    place =
      index < 0
        ? null
        : {
            index,
            value: field?.value ?? null,
            selection: field && [field.selectionStart ?? 0, field.selectionEnd ?? 0],
          };
  };
  look();
  const heard = ['focusin', 'input', 'keyup', 'pointerup'];
  for (const type of heard) element.addEventListener(type, look);
  return () => {
    for (const type of heard) element.removeEventListener(type, look);
    const part = place && partsOf(element)[place.index];
    if (!place || !part) return;
    if (part instanceof HTMLInputElement && place.value !== null) {
      part.value = place.value;
      part.dispatchEvent(new Event('input', { bubbles: true }));
      if (place.selection) part.setSelectionRange(...place.selection);
    }
    part.focus({ preventScroll: true });
  };
}

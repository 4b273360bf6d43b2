import type { TableItem } from './elementTable.ts';
import { about, make } from './make.ts';

/** A control for a slot: the typed text becomes its content. */
export function slotField({ name, description }: TableItem, element: HTMLElement, changed: () => void): HTMLElement {
  const id = `slot-${name}`;
  const input = make('input', { 'id': id, 'type': 'text', 'autocomplete': 'off', 'aria-describedby': `${id}-about` });
  input.addEventListener('input', () => {
    element.querySelector(`:scope > [slot="${name}"]`)?.remove();
    if (input.value) element.append(make('span', { slot: name }, input.value));
    changed();
  });
  return make(
    'div',
    { class: 'field' },
    make('label', { for: id }, make('code', {}, name)),
    input,
    about(description, `${id}-about`),
  );
}

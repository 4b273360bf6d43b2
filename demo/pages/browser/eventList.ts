import type { TableEvent } from './elementTable.ts';
import { about, make, said } from './make.ts';

/**
 * The events of an element, in words. A box at one that can be cancelled cancels it: the page then has to do what would follow.
 * @param stage the element that the events pass on their way to the document
 * @param signal ends it
 */
export function eventList(events: readonly TableEvent[], stage: HTMLElement, signal: AbortSignal): HTMLElement[] {
  return events.map(({ name, type, cancelable, description }) => {
    const head = make('div', { class: 'row' }, make('code', { class: 'name' }, name));
    if (cancelable) {
      // It is ticked at first, so that trying an element out does not leave this page.
      const box = make('input', { 'type': 'checkbox', 'checked': true, 'data-cancel': name });
      stage.addEventListener(name, (event) => void (box.checked && event.preventDefault()), { signal });
      head.append(
        make('label', { class: 'tick' }, box, said('cancelIt'), make('span', { class: 'unseen' }, ` ${name}`)),
      );
    }
    const shape = type.text.replace(/^CustomEvent<(.*)>$/, '$1').replaceAll('readonly ', '');
    const detail = make('code', { class: 'detail', lang: 'en', dir: 'ltr' }, `detail: ${shape}`);
    return make('div', { class: 'field' }, head, detail, about(description));
  });
}

import type { TableItem } from './elementTable.ts';
import { about, make, said } from './make.ts';
import { outline, ruleOf } from './markupOf.ts';

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * The parts of an element, of which one can be chosen: a sheet of the page outlines it, as a host would do it. Each shows how many of it
 * there are.
 * @param choose called with the chosen part, or none
 * @param signal ends it
 */
export function partList(
  parts: readonly TableItem[],
  element: HTMLElement,
  choose: (part: string) => void,
  signal: AbortSignal,
): HTMLElement[] {
  const counts = new Map(parts.map(({ name }) => [name, make('span', { class: 'count' }, '0')]));
  const count = () => {
    for (const [name, place] of counts) {
      const now = element.shadowRoot?.querySelectorAll(`[part~="${name}"]`).length ?? 0;
      place.textContent = String(now);
      place.classList.toggle('zero', now === 0);
    }
  };
  const observer = new MutationObserver(count);
  void customElements.whenDefined(element.localName).then(() => {
    if (signal.aborted || !element.shadowRoot) return;
    observer.observe(element.shadowRoot, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['part'],
    });
    count();
  });
  signal.addEventListener('abort', () => observer.disconnect());

  const pick = (name: string) => {
    sheet.replaceSync(name ? ruleOf(`${element.localName}::part(${name})`, outline) : '');
    choose(name);
  };
  pick('');
  const radio = (name: string, ...label: Node[]) => {
    const input = make('input', {
      'type': 'radio',
      'name': 'part',
      'value': name,
      'checked': name === '',
      'aria-describedby': name ? `part-${name}-about` : undefined,
    });
    input.addEventListener('change', () => pick(name));
    return make('label', { class: 'tick' }, input, ...label);
  };
  return [
    make('div', { class: 'field' }, radio('', said('noPart'))),
    ...parts.map(({ name, description }) =>
      make(
        'div',
        { class: 'field' },
        make('div', { class: 'row' }, radio(name, make('code', {}, name)), counts.get(name) ?? ''),
        about(description, `part-${name}-about`),
      ),
    ),
  ];
}

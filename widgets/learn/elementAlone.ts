import empty from '../../src/ui/empty/empty.css';
import button from '../../src/ui/button/button.css';
import { adoptSheet } from '../../src/ui/sheets/sheet.ts';
import { dressPage } from '../../src/ui/sheets/dressPage.ts';
import type { Portal } from '../index.ts';

function part<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...inside);
  return made;
}

/** Says in `place` that the page for one element works only in a host's frame. @returns removes it */
export async function elementAlone({ locale }: Portal, place: HTMLElement): Promise<() => void> {
  await locale.load(locale.tag(), ['shell']);
  const t = locale.translate(locale.tag(), 'shell');
  dressPage(document);
  for (const sheet of [empty, button]) adoptSheet(document, sheet);
  const link = part('a', 'btn', t('portal'));
  link.href = '/learn';
  const ground = part(
    'div',
    'lectern',
    part('div', 'empty-state', part('p', '', t('elementAlone')), part('div', 'actions', link)),
  );
  ground.dataset['theme'] = 'auto';
  place.append(ground);
  return () => ground.remove();
}

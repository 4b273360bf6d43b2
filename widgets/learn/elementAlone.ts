import empty from '../../src/ui/empty/empty.css';
import button from '../../src/ui/button/button.css';
import { adoptSheet } from '../../src/ui/sheets/sheet.ts';
import { followMedium } from '../../src/ui/sheets/followMedium.ts';
import contrast from '../../src/ui/sheets/contrast.css';
import scripts from '../../src/ui/sheets/scripts.css';
import tokens from '../../src/ui/sheets/tokens.css';
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
  for (const sheet of [tokens, contrast, scripts, empty, button]) adoptSheet(document, sheet);
  followMedium(document);
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

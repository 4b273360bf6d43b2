import { useLazy } from '../ui/lazy/useLazy.ts';
import { adoptSheet, type SheetHost } from '../ui/sheets/sheet.ts';

const contrast = () => import('../ui/sheets/contrast.css');
const scripts = () => import('../ui/sheets/scripts.css');

/**
 * Adopts the sheets that few pages need: the colours of high contrast if the theme or the reader's system asks for them, and the fonts of
 * other scripts.
 * @returns whether the needed sheets have loaded or failed to load; a view waits for them, so that nothing moves when a font changes
 */
export function useLazySheets(host: SheetHost, theme: string, tag: string): boolean {
  const wanted = [
    theme === 'contrast' || (theme === 'auto' && matchMedia('(prefers-contrast: more)').matches),
    /^(ar|bn|hi|ja|ko|my|ta|th|zh)/.test(tag),
  ] as const;
  const sheets = [useLazy(contrast, wanted[0]), useLazy(scripts, wanted[1])];
  for (const sheet of sheets) if (sheet && sheet !== 'failed') adoptSheet(host, sheet.default);
  return sheets.every((sheet, index) => sheet !== null || !wanted[index]);
}

import { useLazy } from '../ui/lazy/useLazy.ts';
import { adoptSheet, type SheetHost } from '../ui/sheet.ts';

const contrast = () => import('../ui/contrast.css');
const scripts = () => import('../ui/scripts.css');

/**
 * Adopts what few pages need: the colours of high contrast, where the theme or the reader's system asks for them, and the fonts of other
 * scripts.
 * @returns whether what is wanted is there, or cannot be had; a view waits for it, so that nothing moves when a font changes
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

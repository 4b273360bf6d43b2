import { useLazy } from '../ui/lazy/useLazy.ts';
import { adoptSheet, type SheetHost } from '../ui/sheet.ts';

const contrast = () => import('../ui/contrast.css');
const scripts = () => import('../ui/scripts.css');

/**
 * Adopts what few pages need: the colours of high contrast, where the theme or the reader's system asks for them, and the fonts of other
 * scripts.
 */
export function useLateSheets(host: SheetHost, theme: string, tag: string): void {
  const sheets = [
    useLazy(contrast, theme === 'contrast' || (theme === 'auto' && matchMedia('(prefers-contrast: more)').matches)),
    useLazy(scripts, /^(ar|bn|hi|ja|ko|my|ta|th|zh)/.test(tag)),
  ];
  for (const sheet of sheets) if (sheet && sheet !== 'failed') adoptSheet(host, sheet.default);
}

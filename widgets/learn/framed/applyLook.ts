import type { HostConfig } from '../../../src/bridge/channel/hostEnd.ts';
import { configure } from '../../index.ts';

const schemes: Readonly<Record<NonNullable<HostConfig['theme']>, string>> = {
  light: 'light',
  dark: 'dark',
  contrast: 'light',
  auto: 'light dark',
};

/**
 * Applies the theme, the zone and the tokens of the page's host; the tokens are checked as those of every host (FRAME-4, ELEM-9, LOC-11).
 */
export function applyLook({ theme = 'auto', appearance = {}, timezone }: HostConfig): void {
  configure({ theme, appearance, ...(timezone && { timezone }) });
  // A browser paints a frame white if its scheme differs from that of its page.
  document.documentElement.style.colorScheme = schemes[theme];
}

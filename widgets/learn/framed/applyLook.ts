import type { HostConfig } from '../../../src/bridge/channel/hostEnd.ts';
import { configure } from '../../index.ts';

const schemes: Readonly<Record<NonNullable<HostConfig['theme']>, string>> = {
  light: 'light',
  dark: 'dark',
  contrast: 'light',
  auto: 'light dark',
};

/** Gives the page the theme, the zone and the tokens of its host, the tokens checked as those of every host (FRAME-4, ELEM-9, LOC-11). */
export function applyLook({ theme = 'auto', appearance = {}, timezone }: HostConfig): void {
  configure({ theme, appearance, ...(timezone && { timezone }) });
  // A frame whose scheme differs from that of its page would be painted white.
  document.documentElement.style.colorScheme = schemes[theme];
}

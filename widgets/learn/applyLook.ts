import type { HostConfig } from '../../src/bridge/hostEnd.ts';
import { configure } from '../index.ts';

/** Gives the page the theme and the tokens of its host, the tokens checked as those of every host (FRAME-4, ELEM-9). */
export function applyLook({ theme = 'auto', appearance = {} }: HostConfig): void {
  configure({ theme, appearance });
  // A frame whose scheme differs from that of its page would be painted white.
  document.documentElement.style.colorScheme = theme === 'dark' || theme === 'light' ? theme : theme === 'contrast' ? 'light' : 'light dark';
}

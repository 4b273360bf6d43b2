import type { HostConfig } from '../../src/bridge/hostEnd.ts';

let set: readonly string[] = [];

/** Gives the page the colours of its host: tokens of the closed list by their names, none of which may load anything (FRAME-4). */
export function applyLook({ theme = 'auto', appearance = {} }: HostConfig): void {
  const { style } = document.documentElement;
  for (const name of set) style.removeProperty(name);
  const tokens = Object.entries(appearance).filter(([name, value]) => /^[a-z][a-z0-9-]{0,40}$/.test(name) && !/[;{}<>\\]|url|image/i.test(value));
  for (const [name, value] of tokens) style.setProperty(`--lectern-${name}`, value);
  set = tokens.map(([name]) => `--lectern-${name}`);
  // A frame whose scheme differs from that of its page would be painted white.
  style.colorScheme = theme === 'dark' || theme === 'light' ? theme : theme === 'contrast' ? 'light' : 'light dark';
}

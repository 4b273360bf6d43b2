import type { Ground } from './groundBehind.ts';
import { total } from '../../plain/total.ts';

/** How an element is drawn on the ground that it has. */
export interface GroundLook {
  readonly scheme: 'light' | 'dark';
  /** Whether it brings a ground of its own, since its colours cannot be told from what is behind it. */
  readonly own: boolean;
}

/** Luminance at which black and white are told apart from it equally well. */
const middle = 0.179;
/** Where all colours of a scheme can be read: text at 4.5 to 1, lines of controls at 3 to 1. */
const readable = { light: (ground: number) => ground >= 0.71, dark: (ground: number) => ground <= 0.04 };

/** ELEM-17: `auto` is light or dark as the ground is; what cannot be read there stands on its own ground. */
export function lookOn(theme: string, { grounds, known }: Ground): GroundLook {
  const mean = total(grounds) / grounds.length;
  const isDark = theme === 'auto' ? mean < middle : theme === 'dark';
  const scheme = isDark ? 'dark' : 'light';
  return { scheme, own: !known || !grounds.every(readable[scheme]) };
}

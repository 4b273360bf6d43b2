import type { Ground } from './groundBehind.ts';
import { total } from '../../plain/total.ts';

/** How an element is drawn on the ground that it has. */
export interface GroundLook {
  readonly scheme: 'light' | 'dark';
  /** Whether it draws a ground of its own, because its colours are not readable on the ground behind it. */
  readonly own: boolean;
}

/** The luminance on which black and white are equally readable. */
const middle = 0.179;
/** The grounds on which all colours of a scheme are readable: text at 4.5 to 1, lines of controls at 3 to 1. */
const readable = { light: (ground: number) => ground >= 0.71, dark: (ground: number) => ground <= 0.04 };

/** ELEM-17: `auto` is light or dark like the ground. If a scheme is not readable there, the element gets a ground of its own. */
export function lookOn(theme: string, { grounds, known }: Ground): GroundLook {
  const mean = total(grounds) / grounds.length;
  const isDark = theme === 'auto' ? mean < middle : theme === 'dark';
  const scheme = isDark ? 'dark' : 'light';
  return { scheme, own: !known || !grounds.every(readable[scheme]) };
}

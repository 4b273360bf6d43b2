import type common from '../../locales/en-US/common.json';
import type courses from '../../locales/en-US/courses.json';
import type frame from '../../locales/en-US/frame.json';
import type lists from '../../locales/en-US/lists.json';
import type next from '../../locales/en-US/next.json';
import type outbox from '../../locales/en-US/outbox.json';
import type parts from '../../locales/en-US/parts.json';
import type player from '../../locales/en-US/player.json';
import type shell from '../../locales/en-US/shell.json';

/** The files of a language; en-US is the shape of all others. */
export interface Namespaces {
  readonly common: typeof common;
  readonly courses: typeof courses;
  readonly frame: typeof frame;
  readonly lists: typeof lists;
  readonly next: typeof next;
  readonly outbox: typeof outbox;
  readonly parts: typeof parts;
  readonly player: typeof player;
  readonly shell: typeof shell;
}

export type Namespace = keyof Namespaces;

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

/** Keys of a namespace, plural forms counted as one. */
export type Key<N extends Namespace> = WithoutPlural<keyof Namespaces[N] & string>;

import type { Key, Namespace } from './keys.ts';

/** Values set into a text; `count` chooses its plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Translates keys of one namespace in one language. */
export type Translate<N extends Namespace> = (key: Key<N>, values?: Values) => string;

/** Languages of one runtime. Files are asked for once, whoever needs them. */
export interface Locale {
  /** Tag of the page's language, such as `en-US`. */
  readonly tag: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes `tag` (or the nearest that is offered) the page's language and keeps it. */
  readonly set: (tag: string) => Promise<void>;
  /** Languages that can be chosen: those that are built, narrowed by the configuration once that is there. */
  readonly offered: () => readonly string[];
  /** The offered language nearest to `wanted`; en-US when there is none. */
  readonly nearest: (wanted: string) => string;
  /** Loads namespaces of a language. A file that fails leaves the English texts, then the keys; it never rejects. */
  readonly load: (tag: string, namespaces: readonly Namespace[]) => Promise<void>;
  /** Whether all of them have been loaded, or have failed. */
  readonly ready: (tag: string, namespaces: readonly Namespace[]) => boolean;
  readonly translate: <N extends Namespace>(tag: string, namespace: N) => Translate<N>;
}

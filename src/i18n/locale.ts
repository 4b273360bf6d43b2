import type { Key, Namespace } from './keys.ts';

/** Values set into a text; `count` chooses its plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Translates keys of one namespace in one language. */
export type Translate<N extends Namespace> = (key: Key<N>, values?: Values) => string;

/** Languages of one runtime. Each file is requested once, however many elements need it. */
export interface Locale {
  /** Tag of the page's language, such as `en-US`. */
  readonly tag: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes `tag` (or the nearest offered one) the page's language and stores it. */
  readonly set: (tag: string) => Promise<void>;
  /** Languages that the learner can choose: those of the build, narrowed by the configuration once it has arrived. */
  readonly offered: () => readonly string[];
  /** The offered language nearest to `wanted`; en-US when there is none. */
  readonly nearest: (wanted: string) => string;
  /**
   * Loads namespaces of a language; never rejects. English texts replace a file that fails. If they fail too, it waits until one of the two
   * files has arrived.
   */
  readonly load: (tag: string, namespaces: readonly Namespace[]) => Promise<void>;
  /** Whether there are texts of all these namespaces: the language's own, or English ones in place of those that failed. */
  readonly ready: (tag: string, namespaces: readonly Namespace[]) => boolean;
  /** Counts files that arrived after English texts had replaced them, and changes of the zone; absent in runtimes of earlier builds. */
  readonly round?: () => number;
  /** IANA name of the zone in which dates are shown; undefined: the browser's zone (LOC-10). Since level 6. */
  readonly zone?: () => string | undefined;
  readonly translate: <N extends Namespace>(tag: string, namespace: N) => Translate<N>;
}

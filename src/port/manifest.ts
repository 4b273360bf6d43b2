import type { Namespace } from '../i18n/keys.ts';

/**
 * An attribute as it is written in HTML. An absent one has its default. An unusable value raises `invalid_attribute` and is replaced by the
 * default.
 */
export interface AttributeSpec {
  readonly type: 'string' | 'boolean' | 'number' | 'enum';
  /** The values of an `enum`. */
  readonly values?: readonly string[];
  readonly default?: string | number | boolean;
  /** The least and the greatest `number`. If they are given, only whole numbers are allowed. */
  readonly range?: readonly [number, number];
}

/** @typeParam D type of the event's `detail` */
export interface EventSpec<D = unknown> {
  /** A cancelable event has a default that the host can take over. */
  readonly cancelable: boolean;
  /** Never set: it tells the compiler the type of the detail. */
  readonly detail?: D;
}

/**
 * The public interface of an element, as data: types, wrappers, `custom-elements.json` and the loader's table are made from it. Texts for
 * people are in a separate `Reference`, which no learner downloads.
 */
export interface Manifest {
  readonly tag: `lectern-${string}`;
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  /** Names of values too rich for an attribute. */
  readonly properties: readonly string[];
  readonly events: Readonly<Record<`lectern-${string}`, EventSpec>>;
  readonly namespaces: readonly Namespace[];
  /** Addresses below the API base that the element requests first, whatever its attributes; the loader sends these calls early. */
  readonly firstCalls: readonly string[];
  /** Visitors may see it: no call is sent in anybody's name before its attributes have been read. */
  readonly visitors?: boolean;
  /** It has no place to keep in the page's address, whatever `routing` says (ELEM-5). */
  readonly placeless?: boolean;
  /** Level of the runtime port that it needs; 1 by default. */
  readonly needs?: number;
  /** Height in CSS pixels that is reserved until the code has loaded. */
  readonly minHeight: number;
}

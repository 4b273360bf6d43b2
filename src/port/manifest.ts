import type { Namespace } from '../i18n/keys.ts';

/**
 * An attribute as it stands in HTML. An absent one has its default. An unusable value raises `invalid_attribute`, and the default is taken.
 */
export interface AttributeSpec {
  readonly type: 'string' | 'boolean' | 'number' | 'enum';
  /** The values of an `enum`. */
  readonly values?: readonly string[];
  readonly default?: string | number | boolean;
  /** The least and the greatest `number`, whole numbers only where they are given. */
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
 * people stand beside it, in a `Reference` that no learner downloads.
 */
export interface Manifest {
  readonly tag: `lectern-${string}`;
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  /** Names of values too rich for an attribute. */
  readonly properties: readonly string[];
  readonly events: Readonly<Record<`lectern-${string}`, EventSpec>>;
  readonly namespaces: readonly Namespace[];
  /** Addresses below the API base that the element asks for first, whatever its attributes; the loader asks early. */
  readonly firstCalls: readonly string[];
  /** Visitors may see it: nothing is asked in anybody's name before its attributes have been read. */
  readonly visitors?: boolean;
  /** It has no place of its own to keep in the page's address, whatever `routing` asks for (ELEM-5). */
  readonly placeless?: boolean;
  /** Level of the runtime port that it needs; 1 where absent. */
  readonly needs?: number;
  /** Height in CSS pixels that is reserved before the code is there. */
  readonly minHeight: number;
}

import type { Namespace } from '../i18n/keys.ts';

/** An attribute as it stands in HTML. An absent one has its default; an unusable value raises `invalid_attribute` and the default is taken. */
export interface AttributeSpec {
  readonly type: 'string' | 'boolean' | 'number' | 'enum';
  /** The values of an `enum`. */
  readonly values?: readonly string[];
  readonly default?: string | number | boolean;
  /** The least and the greatest `number`, whole numbers only where they are given. */
  readonly range?: readonly [number, number];
  /** One sentence for the reference. */
  readonly summary: string;
}

export interface EventSpec {
  /** TypeScript type of `detail`, as text. */
  readonly detail: string;
  /** A cancelable event has a default that the host can take over. */
  readonly cancelable: boolean;
  readonly summary: string;
}

/**
 * What is public about an element, as data: types, wrappers, `custom-elements.json`, the reference and the loader's
 * table are all made from it.
 */
export interface Manifest {
  readonly tag: `lectern-${string}`;
  readonly summary: string;
  /** The element as an engineer writes it, as HTML; `b7` stands for the id of a course. Not shipped to learners. */
  readonly example: string;
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  /** Values too rich for an attribute: name to TypeScript type and one sentence. */
  readonly properties: Readonly<Record<string, { readonly type: string; readonly summary: string }>>;
  readonly events: Readonly<Record<`lectern-${string}`, EventSpec>>;
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
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

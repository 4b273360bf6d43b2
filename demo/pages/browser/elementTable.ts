/** An attribute in the table. */
export interface TableAttribute {
  readonly name: string;
  readonly type: { readonly text: string };
  /** As JSON. */
  readonly default?: string;
  /** The least and the greatest number. */
  readonly range?: readonly [number, number];
  readonly description: string;
}

/** An item with a name and a description. */
export interface TableItem {
  readonly name: string;
  readonly description: string;
}

export interface TableEvent extends TableItem {
  readonly type: { readonly text: string };
  readonly cancelable?: boolean;
}

export interface TableToken extends TableItem {
  /** As CSS names the syntax of a property: `<color>`, `<length>`, `<number>`, or `*` for a family of letters. */
  readonly syntax: string;
  readonly default: string;
  readonly range?: readonly [number, number];
}

/** An element with all its features. */
export interface TableElement {
  readonly tagName: string;
  readonly summary: string;
  /** Ends in an example, between fences. */
  readonly description: string;
  readonly attributes: readonly TableAttribute[];
  readonly events: readonly TableEvent[];
  readonly slots: readonly TableItem[];
  readonly cssParts: readonly TableItem[];
  readonly cssProperties: readonly TableToken[];
}

interface Table {
  readonly modules: readonly { readonly declarations: readonly TableElement[] }[];
}

/**
 * The elements of the table next to the built elements: a custom elements manifest, as editors read it. @throws where it cannot be loaded
 */
export async function elementTable(address: string): Promise<readonly TableElement[]> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return ((await reply.json()) as Table).modules.flatMap(({ declarations }) => declarations);
}

/** The values that an attribute takes, where they are a closed list. */
export const choicesOf = ({ type }: TableAttribute): readonly string[] =>
  [...type.text.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);

/** The attributes that an element's example gives it. */
export function exampleOf({ tagName, description }: TableElement): ReadonlyMap<string, string> {
  const [, written = ''] = new RegExp(`<${tagName}\\b([^>]*)>`).exec(description) ?? [];
  return new Map([...written.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]));
}

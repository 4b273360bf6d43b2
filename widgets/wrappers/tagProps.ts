/** The attributes and events of a tag, by the props of its wrapper. */
export interface TagShape {
  /** Attributes by the camelCase names of the props. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Events by the names of their props. */
  readonly events: Readonly<Record<string, `lectern-${string}`>>;
}

const booleanText = (value: boolean) => (value ? '' : undefined);

/**
 * Writes attributes by their names in HTML, so that values set before the element's code has loaded arrive too; events by the name that
 * `hears` returns; everything else unchanged.
 */
export function tagProps(
  { attributes, events }: TagShape,
  props: Readonly<Record<string, unknown>>,
  hears: (event: string) => string,
): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    const event = Object.hasOwn(events, name) ? events[name] : undefined;
    // The frameworks write booleans as their own texts.
    if (attribute) given[attribute] = typeof value === 'boolean' ? booleanText(value) : value;
    else given[event ? hears(event) : name] = value;
  }
  return given;
}

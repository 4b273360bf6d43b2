/** How a wrapper's props become attributes and events of its tag. */
export interface TagShape {
  /** Attributes by the camelCase names of the props. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Events by the names of the props that hear them. */
  readonly events: Readonly<Record<string, `lectern-${string}`>>;
}

const booleanText = (value: boolean) => (value ? '' : undefined);

/**
 * Attributes by their names in HTML, so that what is set before the element's code is there arrives too; events by the name
 * that `hears` gives them; everything else as it is.
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
    // The frameworks write a boolean in words of their own.
    if (attribute) given[attribute] = typeof value === 'boolean' ? booleanText(value) : value;
    else given[event ? hears(event) : name] = value;
  }
  return given;
}

/** A field of what may be anything, where it is its own: what it inherits was not sent. */
export const own = (item: unknown, name: string): unknown =>
  typeof item === 'object' && item !== null && Object.hasOwn(item, name)
    ? (item as Record<string, unknown>)[name]
    : undefined;

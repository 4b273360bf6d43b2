/** An own field of any value. An inherited field counts as absent, since it was not sent. */
export const own = (item: unknown, name: string): unknown =>
  typeof item === 'object' && item !== null && Object.hasOwn(item, name)
    ? (item as Record<string, unknown>)[name]
    : undefined;

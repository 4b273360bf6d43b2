/** The server's first real message: that of the whole request, else of a field, in their order; null where there is none. */
export function firstMessage(messages: Readonly<Record<string, readonly string[]>> = {}): string | null {
  const { '': whole = [], ...fields } = messages;
  return [whole, ...Object.values(fields)].flat().find((message) => message.trim()) ?? null;
}

/** The server's first real message, of all fields of its answer in their order; null where there is none. */
export const firstMessage = (messages: Readonly<Record<string, readonly string[]>> = {}): string | null =>
  Object.values(messages)
    .flat()
    .find((message) => message.trim()) ?? null;

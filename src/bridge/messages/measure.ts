const encoder = new TextEncoder();

/**
 * Size of a message: its texts and names as bytes of UTF-8, and 8 for any other value (CHAN-4). Ends where `limit` is
 * passed, so that data which holds itself, or the same again and again, ends too.
 */
export function measure(message: unknown, limit: number): number {
  // Each unit is a byte at least: what is too long need not be encoded to know it.
  const bytes = (text: string) => (text.length > limit ? text.length : encoder.encode(text).length);
  const waiting = [message];
  let size = 0;
  while (waiting.length > 0 && size <= limit) {
    const item = waiting.pop();
    size += typeof item === 'string' ? bytes(item) : 8;
    if (typeof item !== 'object' || item === null) continue;
    for (const name of Object.keys(item)) {
      size += bytes(name);
      if (size > limit) break;
      waiting.push((item as Record<string, unknown>)[name]);
    }
  }
  return size;
}

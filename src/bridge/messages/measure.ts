const encoder = new TextEncoder();

/**
 * Size of a message: its texts and names as bytes of UTF-8, and 8 for any other value (CHAN-4). It stops once `limit` is passed, so that it
 * ends even for data that contains itself, or the same data many times.
 */
export function measure(message: unknown, limit: number): number {
  // Each UTF-16 unit is at least one byte: a text with too many units need not be encoded.
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

/**
 * Whether a text is another one with something written into it, at one place: nothing of the other one is lost. Both are the same at the
 * beginning and at the end.
 */
export function continues(text: string, before: string): boolean {
  let start = 0;
  while (start < before.length && text[start] === before[start]) start++;
  return text.length >= before.length && text.endsWith(before.slice(start));
}

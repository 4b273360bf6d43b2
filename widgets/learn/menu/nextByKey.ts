/**
 * The target of a key in a list of names: arrows go to the neighbours, Home and End to the ends, a letter to the next name that begins with
 * it.
 * @param now index of the name that has the focus
 * @returns an index of `names`; -1 if the key leads nowhere
 */
export function nextByKey(
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  names: readonly string[],
  now: number,
): number {
  const last = names.length - 1;
  if (ctrlKey || altKey || metaKey) return -1;
  if (key === 'ArrowDown') return Math.min(now + 1, last);
  if (key === 'ArrowUp') return Math.max(now - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if ([...key].length !== 1 || key === ' ') return -1;
  const collator = new Intl.Collator('en', { sensitivity: 'base' });
  const begins = (name: string) => collator.compare([...name][0] ?? '', key) === 0;
  const order = names.map((_, index) => (now + 1 + index) % names.length);
  return order.find((index) => begins(names[index] ?? '')) ?? -1;
}

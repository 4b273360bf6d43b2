import type { Found } from './pageText.ts';

const names = { found: 'lectern-found', current: 'lectern-current' } as const;

/** The range of the page for a match, or null if its text is not drawn. */
export function rangeOf(runs: readonly HTMLElement[], { start, end }: Found): Range | null {
  const [from, to] = [runs[start.run]?.firstChild, runs[end.run]?.firstChild];
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from, Math.min(start.offset, from.nodeValue?.length ?? 0));
  range.setEnd(to, Math.min(end.offset, to.nodeValue?.length ?? 0));
  return range;
}

/**
 * Marks ranges in the browser's registry of highlights, which all code of a page shares. Browsers without it show no marks.
 * @returns removes the marks
 */
export function markFound(ranges: readonly Range[], kind: keyof typeof names): () => void {
  const registry = globalThis.CSS?.highlights as HighlightRegistry | undefined;
  if (!registry || ranges.length === 0) return () => undefined;
  const marks = registry.get(names[kind]) ?? new Highlight();
  marks.priority = kind === 'current' ? 1 : 0;
  for (const range of ranges) marks.add(range);
  registry.set(names[kind], marks);
  return () => {
    for (const range of ranges) marks.delete(range);
    if (marks.size === 0) registry.delete(names[kind]);
  };
}

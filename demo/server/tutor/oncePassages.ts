import type { Passage } from './passage.ts';

/** Passages without repetitions: of several with the same text, one whose place can be opened is kept (TUTOR-5). */
export function oncePassages<P extends Passage>(passages: readonly P[]): readonly P[] {
  const best = new Map<string, P>();
  for (const passage of passages) {
    const other = best.get(passage.text);
    if (!other || (!other.anchor && passage.anchor)) best.set(passage.text, passage);
  }
  return [...best.values()];
}

import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { isDone } from '../../../domain/tree/partDone.ts';
import { kindName } from '../base/tree/kindSign.ts';
import type { Words } from '../base/Words.ts';

/** The line above a part's title: "Text · part 2 of 5 · about 12 min". @param position empty while it is unknown */
export function overText({ part: { child } }: TreeRow, position: string, words: Words): string {
  const { t, formats } = words;
  const duration =
    child.duration && !isDone(child) ? t('about.duration', { duration: formats.duration(child.duration) }) : null;
  return [kindName(child, words), position, duration].filter(Boolean).join(' · ');
}

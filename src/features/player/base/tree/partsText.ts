import { treeProgress } from '../../../../domain/tree/treeProgress.ts';
import type { Activity } from '../../../../domain/tree/activity.ts';
import type { Words } from '../Words.ts';

/** "2 of 3 parts": how far a tree is done (CARD-8). */
export function partsText(root: Activity, { t, formats }: Pick<Words, 't' | 'formats'>): string {
  const { done, total } = treeProgress(root);
  return t('parts', { done: formats.number(done), count: total });
}

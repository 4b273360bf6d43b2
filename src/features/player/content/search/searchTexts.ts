import { contentQuery } from '../../../../data/player/queries.ts';
import type { TreeRow } from '../../../../domain/tree/flattenTree.ts';
import { fold } from '../../../../domain/filter/fold.ts';
import { isTimed } from '../../../../domain/time/isTimed.ts';
import type { PartContent } from '../../../../domain/tree/partContent.ts';
import { teamAsked } from '../../../../domain/course/startNeeded.ts';
import { times } from '../../../../plain/times.ts';
import type { RuntimePort } from '../../../../port/port.ts';
import { playable } from '../../base/completeOf.ts';
import type { SearchText } from './excerptOf.ts';
import { plainText } from '../../../../web/plainText.ts';

/** From this number of letters on, the search also looks through the texts. */
export const textsFrom = 3;
/** The most texts that are requested before a learner opens them, and the number of parallel requests. */
const [asked, together] = [60, 3];

const known = new WeakMap<PartContent, SearchText>();

function wordsOf(content: PartContent): SearchText {
  const there = known.get(content);
  if (there) return there;
  const text = plainText(content.html);
  const words = { text, folded: fold(text) };
  known.set(content, words);
  return words;
}

/**
 * Whether a text may be requested before its learner opens it: the part is open, and the request starts neither its
 * time nor a team.
 */
function isOpen({ leaf, verdict, part }: TreeRow): boolean {
  return leaf && verdict.opens && playable.has(part.child.type) && !isTimed(part) && !part.child.proctored;
}

/** The texts of a course that are already loaded, by the paths of their parts. */
export function textsHere(
  port: RuntimePort,
  workflowId: string,
  rows: readonly TreeRow[],
): ReadonlyMap<string, SearchText> {
  const texts = new Map<string, SearchText>();
  for (const { leaf, verdict, part } of rows) {
    const content =
      leaf && verdict.opens
        ? port.cache.getQueryData(contentQuery(port, workflowId, part.activityPathId).queryKey)
        : undefined;
    if (content) texts.set(part.activityPathId, wordsOf(content));
  }
  return texts;
}

/**
 * Requests the texts of a course that are not loaded yet, with the call that shows a part (TREE-12). Texts that cannot
 * be loaded are left out.
 * @param tell called whenever a text has arrived
 */
export async function fetchTexts(
  port: RuntimePort,
  workflowId: string,
  rows: readonly TreeRow[],
  reviewing: boolean,
  signal: AbortSignal,
  tell: () => void,
): Promise<void> {
  const here = textsHere(port, workflowId, rows);
  const missing = rows
    .filter((row) => isOpen(row) && !teamAsked(row, reviewing) && !here.has(row.part.activityPathId))
    .slice(0, asked);
  const next = async (): Promise<void> => {
    const row = signal.aborted ? undefined : missing.shift();
    if (!row) return;
    await port.cache
      .fetchQuery({ ...contentQuery(port, workflowId, row.part.activityPathId), retry: false, networkMode: 'always' })
      .then(tell, () => undefined);
    return next();
  };
  await Promise.all(times(together, next));
}

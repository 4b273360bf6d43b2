import type { Activity } from '../../domain/activity.ts';
import { blockingParts } from '../../domain/blockingParts.ts';
import type { TreeRow } from '../../domain/flattenTree.ts';
import type { TreeContext } from '../../domain/lockVerdict.ts';
import { isLongRead } from '../../domain/readingUnit.ts';
import { teamAsked } from '../../domain/startNeeded.ts';
import { playable } from './completeOf.ts';
import { sectionModel, type LongRead } from './longRead/sectionModel.ts';
import { linkOf, type PartLink } from './partLink.ts';
import { longReasonText } from './reasonText.ts';
import { teamPlace, type TeamPlace } from './team/teamPlace.ts';
import { tileModel, type Tile } from './tiles/tileModel.ts';
import type { Words } from './Words.ts';

/** What stands on the page of a part. */
export type Body =
  | { readonly kind: 'content'; readonly activityPathId: string; readonly name: string; readonly box: Box | null; readonly team: TeamPlace | null }
  /** It asks with whom before it is started (TEAM-2). */
  | { readonly kind: 'team'; readonly team: TeamPlace }
  /** `more` says how many parts wait besides the first; null where it is the only one. */
  | { readonly kind: 'closed'; readonly draft: boolean; readonly text: string; readonly first: PartLink | null; readonly more: string | null }
  | { readonly kind: 'module'; readonly children: readonly PartLink[] }
  | { readonly kind: 'tiles'; readonly tiles: readonly Tile[] }
  | ({ readonly kind: 'longRead' } & LongRead)
  | { readonly kind: 'unsupported' | 'missing' | 'empty' };

/** The size that an author gave a part, in CSS pixels (PRESENT-5); null leaves it to the page. */
export interface Box {
  readonly width: number | null;
  readonly height: number | null;
}

/** What stands on the page of a row, or of the course where none is chosen. @param named the address names a part */
export function bodyOf(root: Activity, current: TreeRow | null, rows: readonly TreeRow[], named: boolean, context: TreeContext, words: Words): Body {
  if (!current && named) return { kind: 'missing' };
  if (current?.verdict.reason) {
    const { reason } = current.verdict;
    const [first, ...others] = reason.code === 'completePreviousToPass' ? blockingParts(current, rows) : [];
    return {
      kind: 'closed',
      draft: reason.code === 'draft',
      text: longReasonText(reason, words),
      first: first ? linkOf(first) : null,
      more: others.length > 0 ? words.t('andMore', { count: others.length }) : null,
    };
  }
  const activity = current?.part.child ?? root;
  const team = current && teamPlace(current);
  if (team && teamAsked(current, context.course !== 'inProgress')) return { kind: 'team', team };
  const { type, presentationMode } = activity;
  // A course that is a single activity has no part: its root is what is read.
  if (playable.has(type)) return { kind: 'content', activityPathId: current?.part.activityPathId ?? root.id, name: activity.name, box: boxOf(activity), team };
  if (type !== 'composite') return { kind: current ? 'unsupported' : 'empty' };
  if (rows.every((row) => row.parent !== current)) return current ? { kind: 'module', children: [] } : { kind: 'empty' };
  if (presentationMode === 'tiles') return { kind: 'tiles', tiles: tileModel(rows, current, words) };
  if (isLongRead(activity)) return { kind: 'longRead', named: presentationMode === 'longRead', sections: sectionModel(rows, current, context, words) };
  return current ? { kind: 'module', children: rows.filter((row) => row.parent === current).map(linkOf) } : { kind: 'empty' };
}

function boxOf({ displayMode, preferredWidth: width, preferredHeight: height }: Activity): Box | null {
  return displayMode === 'embeddedCustom' && (width !== null || height !== null) ? { width, height } : null;
}

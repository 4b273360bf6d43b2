import type { Activity } from '../../../domain/tree/activity.ts';
import { blockingParts } from '../../../domain/tree/blockingParts.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import type { TreeContext } from '../../../domain/tree/lockVerdict.ts';
import { displayModeOf } from '../../../domain/tree/displayModeOf.ts';
import { isLongRead } from '../../../domain/tree/readingUnit.ts';
import { teamAsked } from '../../../domain/course/startNeeded.ts';
import { playable } from '../base/completeOf.ts';
import { sectionModel, type LongRead } from './longRead/sectionModel.ts';
import { linkOf, type PartLink } from '../base/partLink.ts';
import { longReasonText } from '../base/reasonText.ts';
import type { Box } from '../parts/PartProps.ts';
import { teamPlace, type TeamPlace } from '../parts/team/teamPlace.ts';
import { tileModel, type Tile } from './tiles/tileModel.ts';
import type { Words } from '../base/Words.ts';

/** The content of a part's page. */
export type Body =
  | {
      readonly kind: 'content';
      readonly activityPathId: string;
      readonly name: string;
      readonly box: Box | null;
      readonly team: TeamPlace | null;
    }
  /** The team must be chosen before the part starts (TEAM-2). */
  | { readonly kind: 'team'; readonly team: TeamPlace }
  /**
   * `more` tells the number of other parts that must be completed, in addition to the first; null if the first is the
   * only one.
   */
  | {
      readonly kind: 'closed';
      readonly draft: boolean;
      readonly text: string;
      readonly first: PartLink | null;
      readonly more: string | null;
    }
  | { readonly kind: 'module'; readonly children: readonly PartLink[] }
  | { readonly kind: 'tiles'; readonly tiles: readonly Tile[] }
  | ({ readonly kind: 'longRead' } & LongRead)
  | { readonly kind: 'unsupported' | 'missing' | 'empty' };

/**
 * The content of the page of a row, or of the course if no row is chosen.
 * @param named whether the address names a part
 */
export function bodyOf(
  root: Activity,
  current: TreeRow | null,
  rows: readonly TreeRow[],
  named: boolean,
  context: TreeContext,
  words: Words,
): Body {
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
  // A course that is a single activity has no part: the learner reads its root.
  if (playable.has(type))
    return {
      kind: 'content',
      activityPathId: current?.part.activityPathId ?? root.id,
      name: activity.name,
      box: boxOf(activity, root),
      team,
    };
  if (type !== 'composite') return { kind: current ? 'unsupported' : 'empty' };
  if (rows.every((row) => row.parent !== current))
    return current ? { kind: 'module', children: [] } : { kind: 'empty' };
  if (presentationMode === 'tiles') return { kind: 'tiles', tiles: tileModel(rows, current, words) };
  if (isLongRead(activity))
    return {
      kind: 'longRead',
      named: presentationMode === 'longRead',
      sections: sectionModel(rows, current, context, words),
    };
  return current
    ? { kind: 'module', children: rows.filter((row) => row.parent === current).map(linkOf) }
    : { kind: 'empty' };
}

function boxOf(activity: Activity, root: Activity): Box | null {
  const { preferredWidth: width, preferredHeight: height } = activity;
  return displayModeOf(activity, root) === 'embeddedCustom' && (width !== null || height !== null)
    ? { width, height }
    : null;
}

import { pathOf, type TreeRow } from '../../../../domain/tree/flattenTree.ts';
import type { TreeContext } from '../../../../domain/tree/lockVerdict.ts';
import { stateOf } from '../../../../domain/tree/partDone.ts';
import { partStartNeeded, teamAsked } from '../../../../domain/course/startNeeded.ts';
import { completeOf, playable, type Completing } from '../../base/completeOf.ts';
import { kindName } from '../../base/tree/kindSign.ts';
import { linkOf, type PartLink } from '../../base/partLink.ts';
import { longReasonText } from '../../base/reasonText.ts';
import { teamPlace, type TeamPlace } from '../../parts/team/teamPlace.ts';
import type { Words } from '../../base/Words.ts';

/** One part of a long read. */
export interface Section extends PartLink {
  readonly id: string;
  readonly row: TreeRow;
  /** 0 directly below the long read. */
  readonly depth: number;
  readonly kind: 'content' | 'team' | 'closed' | 'unsupported' | 'group';
  /** The reason why it is closed. */
  readonly text: string | null;
  /** "Video · about 9 min"; null for a text. */
  readonly over: string | null;
  readonly complete: Completing;
  /** The part is team work: the page asks for the team (`kind` is `team`), or names it. */
  readonly team: TeamPlace | null;
  /** Whether the part starts when it comes into view (START-4). */
  readonly starts: boolean;
}

/** The content of a long read. */
export interface LongRead {
  /** Names are headings; otherwise only screen readers hear them. */
  readonly named: boolean;
  readonly sections: readonly Section[];
}

/** The way to complete a long read as a whole (PRESENT-3). */
export interface WholeCompleting {
  readonly complete: 'all' | 'done' | 'none';
  /** Paths of the parts that "Mark all as complete" completes. */
  readonly paths: readonly (readonly string[])[];
}

const insideOf = (row: TreeRow, unit: TreeRow | null): boolean =>
  unit === null || row.parent === unit || (row.parent !== null && insideOf(row.parent, unit));

/**
 * The parts of a long read, one below the other (PRESENT-2).
 * @param unit null if the course itself is the long read
 */
export function sectionModel(
  rows: readonly TreeRow[],
  unit: TreeRow | null,
  context: TreeContext,
  words: Words,
): readonly Section[] {
  const first = (unit?.level ?? -1) + 1;
  return rows
    .filter((row) => row !== unit && insideOf(row, unit))
    .map((row): Section => {
      const { part, verdict } = row;
      return {
        ...linkOf(row),
        id: part.id,
        row,
        depth: row.level - first,
        kind: kindOf(row, context),
        text: verdict.reason && longReasonText(verdict.reason, words),
        over: overlineOf(row, words),
        complete: completeOf(row, context),
        team: teamPlace(row),
        starts: partStartNeeded(row, context.course !== 'inProgress'),
      };
    });
}

function kindOf(row: TreeRow, context: TreeContext): Section['kind'] {
  if (!row.leaf) return 'group';
  if (!row.verdict.opens) return 'closed';
  if (teamAsked(row, context.course !== 'inProgress')) return 'team';
  return playable.has(row.part.child.type) ? 'content' : 'unsupported';
}

function overlineOf({ leaf, part }: TreeRow, words: Words): string | null {
  const { t, formats } = words;
  const { type, duration } = part.child;
  if (!leaf || type === 'text') return null;
  const kind = kindName(part.child, words);
  return duration ? `${kind} · ${t('about.duration', { duration: formats.duration(duration) })}` : kind;
}

/** All parts at once, when each part that a click can complete has been opened; done when all parts are complete. */
export function wholeOf(sections: readonly Section[]): WholeCompleting {
  const leaves = sections.filter(({ kind }) => kind !== 'group');
  const open = leaves.filter(({ complete }) => complete === 'can');
  if (leaves.length > 0 && leaves.every(({ complete }) => complete === 'done')) return { complete: 'done', paths: [] };
  // The learner cannot open parts that are closed or not shown here, so the others do not wait for them.
  const opened =
    open.length > 0 &&
    leaves.every(
      ({ kind, starts, row }) =>
        (kind !== 'content' && kind !== 'team') || (!starts && stateOf(row.part.child) !== null),
    );
  return {
    complete: opened ? 'all' : 'none',
    paths: opened ? open.map(({ row }) => pathOf(row).map(({ id }) => id)) : [],
  };
}

import { pathOf, type TreeRow } from '../../../domain/flattenTree.ts';
import type { TreeContext } from '../../../domain/lockVerdict.ts';
import { stateOf } from '../../../domain/partDone.ts';
import { partStartNeeded, teamAsked } from '../../../domain/startNeeded.ts';
import { completeOf, playable, type Completing } from '../completeOf.ts';
import { linkOf, type PartLink } from '../partLink.ts';
import { longReasonText } from '../reasonText.ts';
import { teamPlace, type TeamPlace } from '../team/teamPlace.ts';
import type { Words } from '../Words.ts';

/** One part of a long read. */
export interface Section extends PartLink {
  readonly id: string;
  readonly row: TreeRow;
  /** 0 right below the long read. */
  readonly depth: number;
  readonly kind: 'content' | 'team' | 'closed' | 'unsupported' | 'group';
  /** Why it is closed. */
  readonly text: string | null;
  /** "Video · about 9 min"; a text says nothing of itself. */
  readonly over: string | null;
  readonly complete: Completing;
  /** It is done together: with whom is asked (`kind` is `team`), or said. */
  readonly team: TeamPlace | null;
  /** Coming into view starts it (START-4). */
  readonly starts: boolean;
}

/** What stands in a long read. */
export interface LongRead {
  /** Names are headings; else they are said to readers alone. */
  readonly named: boolean;
  readonly sections: readonly Section[];
}

/** How a long read is completed as a whole (PRESENT-3). */
export interface WholeCompleting {
  readonly complete: 'all' | 'done' | 'none';
  /** What "Mark all as complete" completes. */
  readonly paths: readonly (readonly string[])[];
}

const insideOf = (row: TreeRow, unit: TreeRow | null): boolean => unit === null || row.parent === unit || (row.parent !== null && insideOf(row.parent, unit));

/** The parts of a long read, one under the other (PRESENT-2). @param unit null where the course itself is one */
export function sectionModel(rows: readonly TreeRow[], unit: TreeRow | null, context: TreeContext, words: Words): readonly Section[] {
  const first = (unit?.level ?? -1) + 1;
  return rows.filter((row) => row !== unit && insideOf(row, unit)).map((row): Section => {
    const { part, verdict, leaf } = row;
    const { t, formats } = words;
    const { type, duration } = part.child;
    const shown = leaf && verdict.opens;
    return {
      ...linkOf(row),
      id: part.id,
      row,
      depth: row.level - first,
      kind: !leaf ? 'group' : !shown ? 'closed' : teamAsked(row, context.course !== 'inProgress') ? 'team' : playable.has(type) ? 'content' : 'unsupported',
      text: verdict.reason && longReasonText(verdict.reason, words).replace(/\s*[:：]?\s*<0>/u, '.'),
      over: !leaf || type === 'text' ? null : [t(`type.${type}`), duration ? t('about.duration', { duration: formats.duration(duration) }) : null].filter(Boolean).join(' · '),
      complete: completeOf(row, context),
      team: teamPlace(row),
      starts: partStartNeeded(row, context.course !== 'inProgress'),
    };
  });
}

/** All of them at once, when each that can be completed by word has been opened; done when nothing is left to do. */
export function wholeOf(sections: readonly Section[]): WholeCompleting {
  const leaves = sections.filter(({ kind }) => kind !== 'group');
  const open = leaves.filter(({ complete }) => complete === 'can');
  if (leaves.length > 0 && leaves.every(({ complete }) => complete === 'done')) return { complete: 'done', paths: [] };
  // What is closed, or not shown here, cannot be opened and is not waited for.
  const opened = open.length > 0 && leaves.every(({ kind, starts, row }) => (kind !== 'content' && kind !== 'team') || (!starts && stateOf(row.part.child) !== null));
  return { complete: opened ? 'all' : 'none', paths: opened ? open.map(({ row }) => pathOf(row).map(({ id }) => id)) : [] };
}

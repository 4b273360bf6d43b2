import { autoSelect } from '../../../domain/tree/autoSelect.ts';
import { positionOf } from '../../../domain/tree/positionOf.ts';
import { displayModeOf } from '../../../domain/tree/displayModeOf.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { isLongRead, unitOf } from '../../../domain/tree/readingUnit.ts';
import type { IconNode } from '../../../ui/text/Icon.tsx';
import type { TreeNode } from '../../../ui/tree/treeNode.ts';
import { bodyOf, type Body } from './bodyModel.ts';
import { completeOf, type Completing } from '../base/completeOf.ts';
import type { CourseFacts, CourseModel } from '../base/tree/courseModel.ts';
import { wholeOf } from './longRead/sectionModel.ts';
import { iconOf } from '../base/tree/kindSign.ts';
import { linkOf, type PartLink } from '../base/partLink.ts';
import { overText } from './overText.ts';
import { turnModel, type Turns } from './turnModel.ts';
import type { Words } from '../base/Words.ts';

/** Everything the content view shows, ready to be drawn. */
export interface ContentModel extends Turns, CourseFacts {
  readonly current: TreeRow | null;
  /** Ids from the root's child to the current part. */
  readonly axis: readonly string[];
  /** Id of the part of a long read that the address names; null if it names the whole (PRESENT-2). */
  readonly section: string | null;
  /** Name of the part, or of a course that is read as a whole; null if there is neither. */
  readonly title: string | null;
  /**
   * The modules around the current part, outermost first; for a course in tiles, the page of its tiles comes before
   * them (PRESENT-1).
   */
  readonly modules: readonly PartLink[];
  readonly nodes: readonly TreeNode[];
  /** The nodes while a part of a long read is in view (PRESENT-7). */
  readonly nodesIn: (section: string) => readonly TreeNode[];
  readonly icon: IconNode;
  /** "Text · part 2 of 5 · about 12 min". */
  readonly over: string;
  readonly position: string;
  readonly body: Body;
  /** The way to complete the page; `all` completes all parts of a long read at once. */
  readonly complete: Completing | 'all';
  /** Paths of the parts that a click completes. */
  readonly completes: readonly (readonly string[])[];
  /** Whether the part fills the player until the learner leaves the full view (PRESENT-6). */
  readonly fullscreen: boolean;
  /** Whether a desktop is better (OVER-7). */
  readonly desktop: boolean;
}

/** A course without a part is read as a text. */
const textRoot = { type: 'text', resourceKind: 'none' } as const;

/**
 * The content view of a course.
 * @param axis ids of the parts down to the one to show; empty lets the rules choose (AUTO-1, AUTO-4)
 */
export function contentModel(
  { root, context, words, facts, nodesAt }: CourseModel,
  axis: readonly string[],
): ContentModel {
  const { rows } = facts;
  const wanted = axis.join('/');
  const named = wanted
    ? rows.find((row) => row.part.id === axis.at(-1) && linkOf(row).axis.join('/') === wanted)
    : undefined;
  const found = named ?? (wanted ? null : autoSelect(root, context, rows));
  const whole = isLongRead(root);
  // A part of a long read is shown together with the whole long read.
  const current = whole ? null : ((found && unitOf(found)) ?? found);
  const body = bodyOf(root, current, rows, wanted !== '' && !(whole && named), context, words);
  const position = current ? positionText(current, rows, words) : '';
  const own = completeOf(current, context);
  const all = body.kind === 'longRead' ? wholeOf(body.sections) : null;
  const shown = current?.part.child ?? root;
  return {
    ...facts,
    current,
    axis: current ? linkOf(current).axis : [],
    section: named && body.kind === 'longRead' && named !== current ? named.part.id : null,
    title: current?.part.child.name ?? (body.kind === 'missing' || body.kind === 'empty' ? null : root.name),
    modules: current
      ? [...(root.presentationMode === 'tiles' ? [{ axis: [], name: words.t('content') }] : []), ...modulesOf(current)]
      : [],
    nodes: nodesAt(current),
    nodesIn: (part) => nodesAt(current, part),
    icon: iconOf(current?.part.child ?? textRoot, words),
    over: current ? overText(current, position, words) : '',
    position,
    body,
    ...turnModel(root, current, rows, words),
    complete: all?.complete ?? own,
    completes: all?.paths ?? (current ? [linkOf(current).axis] : []),
    fullscreen: displayModeOf(shown, root) === 'fullscreen' && (body.kind === 'content' || body.kind === 'longRead'),
    desktop: !shown.supportMobileView && (current === null || current.verdict.opens),
  };
}

function modulesOf(row: TreeRow): readonly PartLink[] {
  return row.parent ? [...modulesOf(row.parent), linkOf(row.parent)] : [];
}

function positionText(row: TreeRow, rows: readonly TreeRow[], { t, formats }: Words): string {
  const { part, total } = positionOf(row, rows);
  return t('position', { part: formats.number(part), total: formats.number(total) });
}

import type { Activity } from '../../domain/activity.ts';
import { autoSelect } from '../../domain/autoSelect.ts';
import { finishCheck } from '../../domain/finishCheck.ts';
import { flattenTree, type TreeRow } from '../../domain/flattenTree.ts';
import type { TreeContext } from '../../domain/lockVerdict.ts';
import { isDone } from '../../domain/partDone.ts';
import { unitOf } from '../../domain/readingUnit.ts';
import { timeLeft } from '../../domain/timeLeft.ts';
import { moduleProgress, treeProgress } from '../../domain/treeProgress.ts';
import type { IconNode } from '../../ui/Icon.tsx';
import type { Segment } from '../../ui/Measure.tsx';
import type { TreeNode } from '../../ui/treeNode.ts';
import { bodyOf, type Body } from './bodyModel.ts';
import { completeOf, type Completing } from './completeOf.ts';
import { wholeOf } from './longRead/sectionModel.ts';
import { kindIcons } from './partKind.ts';
import { linkOf, type PartLink } from './partLink.ts';
import { treeModel } from './treeModel.ts';
import { turnModel, type Turns } from './turnModel.ts';
import type { Words } from './Words.ts';

/** Everything the content view shows, ready to be drawn. */
export interface ContentModel extends Turns {
  readonly rows: readonly TreeRow[];
  readonly current: TreeRow | null;
  /** Ids from the root's child to the current part. */
  readonly axis: readonly string[];
  /** Id of the part of a long read that the address means; null where it means the whole (PRESENT-2). */
  readonly section: string | null;
  /** Name of the part, or of a course that is read as a whole; null where there is neither. */
  readonly title: string | null;
  /** The modules around the current part, outermost first; of a course in tiles the page of its tiles before them (PRESENT-1). */
  readonly modules: readonly PartLink[];
  readonly nodes: readonly TreeNode[];
  readonly hrefOf: (axis: readonly string[]) => string;
  /** There are parts whose progress can be counted. */
  readonly measured: boolean;
  readonly progress: { readonly value: number; readonly text: string; readonly short: string; readonly segments: readonly Segment[]; readonly waiting: boolean };
  /** "about 40 min left"; null where it is not known, and where nothing is left (TREE-10). */
  readonly left: string | null;
  readonly icon: IconNode;
  /** "Text · part 2 of 5 · about 12 min". */
  readonly over: string;
  readonly position: string;
  readonly body: Body;
  /** How the page is completed; `all` parts of a long read at once. */
  readonly complete: Completing | 'all';
  /** Ways to what the learner's word completes. */
  readonly completes: readonly (readonly string[])[];
  /** It fills the place of the player until the learner leaves that (PRESENT-6). */
  readonly fullscreen: boolean;
  /** It is better on a desktop (OVER-7). */
  readonly desktop: boolean;
  /** Nothing mandatory is left, and the course is in progress: finishing is the next thing to do. */
  readonly finishable: boolean;
}

/**
 * The content view of a course.
 * @param root with settled constraints
 * @param axis ids of the parts down to the one to show; empty lets the rules choose (AUTO-1, AUTO-4)
 * @param hrefOf address of a part
 */
export function contentModel(root: Activity, axis: readonly string[], context: TreeContext, words: Words, hrefOf: (axis: readonly string[]) => string): ContentModel {
  const rows = flattenTree(root, context);
  const wanted = axis.join('/');
  const named = wanted ? rows.find((row) => row.part.id === axis.at(-1) && linkOf(row).axis.join('/') === wanted) : undefined;
  const chosen = named ?? (wanted ? null : autoSelect(root, context));
  const found = (chosen && rows.find((row) => row.part === chosen.part)) ?? null;
  const whole = root.presentationMode.startsWith('longRead');
  // What stands in a long read is shown with all of it.
  const current = whole ? null : (found && unitOf(found)) ?? found;
  const { done, total, share } = treeProgress(root);
  const { t, formats } = words;
  const figures = { done: formats.number(done), total: formats.number(total) };
  const body = bodyOf(root, current, rows, wanted !== '' && !(whole && named), context, words);
  const position = current ? positionOf(current, rows, words) : '';
  const seconds = context.course === 'inProgress' ? timeLeft(rows) : 0;
  const own = completeOf(current, context);
  const all = body.kind === 'longRead' ? wholeOf(body.sections) : null;
  const shown = current?.part.child ?? root;
  return {
    rows,
    current,
    axis: current ? linkOf(current).axis : [],
    section: named && body.kind === 'longRead' && named !== current ? named.part.id : null,
    title: current?.part.child.name ?? (body.kind === 'missing' || body.kind === 'empty' ? null : root.name),
    modules: current ? [...(root.presentationMode === 'tiles' ? [{ axis: [], name: t('content') }] : []), ...modulesOf(current)] : [],
    hrefOf,
    nodes: treeModel(rows, current, words, (row) => hrefOf(linkOf(row).axis)),
    measured: total > 0,
    progress: {
      value: share,
      text: t('parts', { done: figures.done, count: total }),
      short: t('doneOf', figures),
      segments: moduleProgress(root).map((part) => ({ weight: part.total, value: part.share })),
      waiting: context.course !== null && context.course !== 'inProgress' && context.course !== 'finished',
    },
    left: seconds > 0 ? t('left', { duration: formats.duration(seconds) }) : null,
    icon: kindIcons[current?.part.child.type ?? 'text'],
    over: current ? overOf(current, position, words) : '',
    position,
    body,
    ...turnModel(root, current, rows, words),
    complete: all?.complete ?? own,
    completes: all?.paths ?? (current ? [linkOf(current).axis] : []),
    fullscreen: shown.displayMode === 'fullscreen' && (body.kind === 'content' || body.kind === 'longRead'),
    desktop: !shown.supportMobileView && (current === null || current.verdict.opens),
    finishable: context.course === 'inProgress' && finishCheck(root, context).canFinish,
  };
}

function modulesOf(row: TreeRow): readonly PartLink[] {
  return row.parent ? [...modulesOf(row.parent), linkOf(row.parent)] : [];
}

function positionOf(row: TreeRow, rows: readonly TreeRow[], { t, formats }: Words): string {
  const siblings = rows.filter((other) => other.parent === row.parent && other.leaf === row.leaf);
  return t('position', { part: formats.number(siblings.indexOf(row) + 1), total: formats.number(siblings.length) });
}

function overOf({ part: { child } }: TreeRow, position: string, { t, formats }: Words): string {
  const duration = child.duration && !isDone(child) ? t('about.duration', { duration: formats.duration(child.duration) }) : null;
  return [t(`type.${child.type}`), position, duration].filter(Boolean).join(' · ');
}

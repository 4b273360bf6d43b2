import type { Activity } from '../../domain/activity.ts';
import { autoSelect } from '../../domain/autoSelect.ts';
import { finishCheck, isMandatory } from '../../domain/finishCheck.ts';
import { flattenTree, pathOf, type TreeRow } from '../../domain/flattenTree.ts';
import type { LockVerdict, TreeContext } from '../../domain/lockVerdict.ts';
import { isDone, isWaiting } from '../../domain/partDone.ts';
import type { ActivityType } from '../../domain/states.ts';
import { moduleProgress, treeProgress } from '../../domain/treeProgress.ts';
import type { IconNode } from '../../ui/Icon.tsx';
import type { Segment } from '../../ui/Measure.tsx';
import type { TreeNode } from '../../ui/treeNode.ts';
import { kindIcons } from './partKind.ts';
import { longReasonText, reasonText } from './reasonText.ts';
import { treeModel } from './treeModel.ts';
import type { Words } from './Words.ts';

/** A part that something leads to. */
export interface PartLink {
  readonly axis: readonly string[];
  readonly name: string;
}

/** A neighbour in reading order; a closed one is named with its reason, and never skipped. */
export interface Neighbour extends PartLink {
  /** "Next", or "Next: " and why it does not open. */
  readonly label: string;
  readonly closed: boolean;
}

/** What stands on the page of a part. */
export type Body =
  | { readonly kind: 'content'; readonly activityPathId: string; readonly name: string }
  | { readonly kind: 'closed'; readonly draft: boolean; readonly text: string; readonly first: PartLink | null }
  | { readonly kind: 'module'; readonly children: readonly PartLink[] }
  | { readonly kind: 'unsupported' | 'missing' | 'empty' };

/** Everything the content view shows, ready to be drawn. */
export interface ContentModel {
  readonly rows: readonly TreeRow[];
  readonly current: TreeRow | null;
  /** Ids from the root's child to the current part. */
  readonly axis: readonly string[];
  /** Name of the part, or of a course that is a single activity; null where there is neither. */
  readonly title: string | null;
  /** Names of the modules around the current part, outermost first. */
  readonly modules: readonly string[];
  readonly nodes: readonly TreeNode[];
  /** There are parts whose progress can be counted. */
  readonly measured: boolean;
  readonly progress: { readonly value: number; readonly text: string; readonly short: string; readonly segments: readonly Segment[]; readonly waiting: boolean };
  readonly icon: IconNode;
  /** "Text · part 2 of 5 · about 12 min". */
  readonly over: string;
  readonly position: string;
  readonly body: Body;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** Path of the next part, where it opens: its content is fetched while this one is read. */
  readonly ahead: string | null;
  /** How the part is completed: by the learner's word, by itself once it was seen, or not now. */
  readonly complete: 'can' | 'bySeeing' | 'done' | 'none';
  /** Nothing mandatory is left, and the course is in progress: finishing is the next thing to do. */
  readonly finishable: boolean;
}

/** Kinds of parts whose content is shown by the player itself. */
const playable: ReadonlySet<ActivityType> = new Set(['text', 'video', 'event']);
/** Of those, the ones that are completed by the learner's word (DONE-1); a video is complete when it was seen (DONE-2). */
const byWord: ReadonlySet<ActivityType> = new Set(['text', 'event']);

const linkOf = (row: TreeRow): PartLink => ({ axis: pathOf(row).map(({ id }) => id), name: row.part.child.name });

/**
 * The content view of a course.
 * @param root with settled constraints
 * @param axis ids of the parts down to the one to show; empty lets the rules choose (AUTO-1, AUTO-4)
 * @param hrefOf address of a part
 */
export function contentModel(root: Activity, axis: readonly string[], context: TreeContext, words: Words, hrefOf: (axis: readonly string[]) => string): ContentModel {
  const rows = flattenTree(root, context);
  const named = axis.length > 0 ? rows.find((row) => row.part.id === axis.at(-1) && linkOf(row).axis.join('/') === axis.join('/')) : undefined;
  const chosen = named ?? (axis.length > 0 ? null : autoSelect(root, context));
  const current = (chosen && rows.find((row) => row.part === chosen.part)) ?? null;
  const { done, total, share } = treeProgress(root);
  const { t, formats } = words;
  const figures = { done: formats.number(done), total: formats.number(total) };
  const body = bodyOf(root, current, rows, axis.length > 0, words);
  const position = current ? positionOf(current, rows, words) : '';
  return {
    rows,
    current,
    axis: current ? linkOf(current).axis : [],
    title: current?.part.child.name ?? (body.kind === 'content' ? root.name : null),
    modules: current ? pathOf(current).slice(0, -1).map(({ child }) => child.name) : [],
    nodes: treeModel(rows, current, words, (row) => hrefOf(linkOf(row).axis)),
    measured: total > 0,
    progress: {
      value: share,
      text: t('parts', { done: figures.done, count: total }),
      short: t('doneOf', figures),
      segments: moduleProgress(root).map((part) => ({ weight: part.total, value: part.share })),
      waiting: context.course !== null && context.course !== 'inProgress' && context.course !== 'finished',
    },
    icon: kindIcons[current?.part.child.type ?? 'text'],
    over: current ? overOf(current, position, words) : '',
    position,
    body,
    ...neighbours(current, rows, words),
    ahead: aheadOf(current, rows),
    complete: completeOf(current, context),
    finishable: context.course === 'inProgress' && finishCheck(root, context).canFinish,
  };
}

function positionOf(row: TreeRow, rows: readonly TreeRow[], { t, formats }: Words): string {
  const siblings = rows.filter((other) => other.parent === row.parent && other.leaf === row.leaf);
  return t('position', { part: formats.number(siblings.indexOf(row) + 1), total: formats.number(siblings.length) });
}

function overOf({ part: { child } }: TreeRow, position: string, { t, formats }: Words): string {
  const duration = child.duration && !isDone(child) ? t('about.duration', { duration: formats.duration(child.duration) }) : null;
  return [t(`type.${child.type}`), position, duration].filter(Boolean).join(' · ');
}

function bodyOf(root: Activity, current: TreeRow | null, rows: readonly TreeRow[], named: boolean, words: Words): Body {
  // A course that is a single activity has no part: its root is what is read.
  if (!current && !named && playable.has(root.type)) return { kind: 'content', activityPathId: root.id, name: root.name };
  if (!current) return { kind: named ? 'missing' : 'empty' };
  const { part, verdict } = current;
  if (verdict.reason) {
    const first = verdict.reason.code === 'completePrevious' ? blocking(current, rows) : undefined;
    return { kind: 'closed', draft: verdict.reason.code === 'draft', text: longReasonText(verdict.reason, words), first: first ? linkOf(first) : null };
  }
  if (!current.leaf) return { kind: 'module', children: rows.filter((row) => row.parent === current).map(linkOf) };
  return playable.has(part.child.type) ? { kind: 'content', activityPathId: part.activityPathId, name: part.child.name } : { kind: 'unsupported' };
}

/** What most likely has to be done before: the first mandatory leaf in front of it that is open and not complete. */
function blocking(current: TreeRow, rows: readonly TreeRow[]): TreeRow | undefined {
  return rows.slice(0, rows.indexOf(current)).find((row) => isMandatory(row) && row.verdict.opens && !isDone(row.part.child));
}

function neighbours(current: TreeRow | null, rows: readonly TreeRow[], words: Words): Pick<ContentModel, 'previous' | 'next'> {
  const at = current ? rows.indexOf(current) : -1;
  const next = rows.slice(at + 1).find(({ leaf }) => leaf);
  const previous = rows.slice(0, Math.max(0, at)).findLast(({ leaf }) => leaf);
  return { next: next ? neighbourOf(next, 'next', words) : null, previous: previous ? neighbourOf(previous, 'previous', words) : null };
}

function aheadOf(current: TreeRow | null, rows: readonly TreeRow[]): string | null {
  const next = current && rows.slice(rows.indexOf(current) + 1).find(({ leaf }) => leaf);
  return next?.verdict.opens && playable.has(next.part.child.type) ? next.part.activityPathId : null;
}

const lockedKeys = { next: 'nextLocked', previous: 'previousLocked' } as const;

function neighbourOf(row: TreeRow, side: 'next' | 'previous', words: Words): Neighbour {
  const { reason }: LockVerdict = row.verdict;
  const label = reason ? words.t(lockedKeys[side], { reason: reasonText(reason, words) }) : words.t(side);
  return { ...linkOf(row), label, closed: reason !== null };
}

function completeOf(current: TreeRow | null, context: TreeContext): ContentModel['complete'] {
  if (!current?.leaf || !current.verdict.opens) return 'none';
  if (isDone(current.part.child)) return isWaiting(current.part.child) ? 'none' : 'done';
  if (context.course !== 'inProgress' || !playable.has(current.part.child.type)) return 'none';
  return byWord.has(current.part.child.type) ? 'can' : 'bySeeing';
}

import type { Activity } from '../../../../domain/tree/activity.ts';
import { isLeft } from '../../../../domain/course/finishCheck.ts';
import { flattenTree, type TreeRow } from '../../../../domain/tree/flattenTree.ts';
import type { TreeContext } from '../../../../domain/tree/lockVerdict.ts';
import { timeLeft } from '../../../../domain/time/timeLeft.ts';
import { moduleProgress, treeProgress } from '../../../../domain/tree/treeProgress.ts';
import type { Segment } from '../../../../ui/progress/ProgressBar.tsx';
import type { TreeNode } from '../../../../ui/tree/treeNode.ts';
import { linkOf } from '../partLink.ts';
import { partsText } from './partsText.ts';
import { treeModel } from './treeModel.ts';
import type { Words } from '../Words.ts';

/**
 * The facts of a course that the content view shows for every part. They are computed once per tree, not for each part.
 */
export interface CourseFacts {
  readonly rows: readonly TreeRow[];
  readonly hrefOf: (axis: readonly string[]) => string;
  /** Whether there are parts with measurable progress. */
  readonly measured: boolean;
  readonly progress: {
    readonly value: number;
    readonly text: string;
    readonly short: string;
    readonly segments: readonly Segment[];
    readonly waiting: boolean;
  };
  /** "about 40 min left"; null if it is not known, or if nothing is left (TREE-10). */
  readonly left: string | null;
  /** Whether nothing mandatory is left in a course in progress, so that finishing is the next step. */
  readonly finishable: boolean;
}

/** A course with all decisions of the rules at one moment. */
export interface CourseModel {
  readonly root: Activity;
  readonly context: TreeContext;
  readonly words: Words;
  readonly facts: CourseFacts;
  /** The table of contents while the given part is open. */
  readonly nodesAt: (current: TreeRow | null, section?: string | null) => readonly TreeNode[];
}

/**
 * A course with all decisions of the rules at one moment.
 * @param root the root of the tree, with settled constraints
 * @param hrefOf address of a part
 */
export function courseModel(
  root: Activity,
  context: TreeContext,
  words: Words,
  hrefOf: (axis: readonly string[]) => string,
): CourseModel {
  const rows = flattenTree(root, context);
  const { t, formats } = words;
  const { done, total, share } = treeProgress(root);
  const figures = { done: formats.number(done), total: formats.number(total) };
  const goesOn = context.course === 'inProgress';
  const seconds = goesOn ? timeLeft(rows) : 0;
  return {
    root,
    context,
    words,
    facts: {
      rows,
      hrefOf,
      measured: total > 0,
      progress: {
        value: share,
        text: partsText(root, words),
        short: t('doneOf', figures),
        segments: moduleProgress(root).map((part) => ({ weight: part.total, value: part.share })),
        waiting: context.course !== null && !goesOn && context.course !== 'finished',
      },
      left: seconds > 0 ? t('left', { duration: formats.duration(seconds) }) : null,
      finishable: goesOn && !rows.some(isLeft),
    },
    nodesAt: treeModel(rows, words, (row) => hrefOf(linkOf(row).axis)),
  };
}

import type { Activity } from '../../domain/activity.ts';
import { completion } from '../../domain/completion.ts';
import { finishCheck, type FinishCheck } from '../../domain/finishCheck.ts';
import { pathOf, type TreeRow } from '../../domain/flattenTree.ts';
import type { TreeContext } from '../../domain/lockVerdict.ts';
import { stateOf } from '../../domain/partDone.ts';
import type { IconNode } from '../../ui/Icon.tsx';
import { isolate } from './isolate.ts';
import { kindIcons } from './partKind.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './Words.ts';

/** One part that the dialog names. */
export interface FinishItem {
  readonly axis: readonly string[];
  readonly name: string;
  readonly text: string | null;
  readonly icon: IconNode;
  /** The learner is reading it now. */
  readonly here: boolean;
}

/** What the finish dialog says (FINISH-1 to FINISH-5). */
export interface FinishModel {
  readonly title: string;
  readonly text: string;
  readonly open: readonly FinishItem[];
  readonly also: readonly FinishItem[];
  readonly canFinish: boolean;
  /** Where the main button leads while something is left that opens. */
  readonly goTo: FinishItem | null;
  readonly how: 'finish' | 'submit';
}

/**
 * @param current axis of the part that is read, joined by `/`
 * @param within axis of the module that is to be finished, in place of the course (FINISH-6)
 */
export function finishModel(root: Activity, context: TreeContext, current: string, words: Words, within: readonly string[] | null = null): FinishModel {
  const { t } = words;
  const check = checkWithin(finishCheck(root, context), within);
  const how = within ? 'finish' : completion(root);
  const says = within ? { title: 'finishModuleTitle', ready: 'finishModuleReady', open: 'finishModuleOpenText' } as const : { title: 'finishTitle', ready: how === 'submit' ? 'submitReady' : 'finishReady', open: 'finishOpenText' } as const;
  const missed = new Set(check.missed);
  const item = (row: TreeRow, name: string, text: string | null): FinishItem => {
    const axis = pathOf(row).map(({ id }) => id);
    return { axis, name, text, icon: kindIcons[row.part.child.type], here: axis.join('/') === current };
  };
  const open = check.open.map((row) => item(row, row.part.child.name, openText(row, missed.has(row), words)));
  const reachable = check.open.findIndex((row, index) => row.verdict.opens && !open[index]?.here);
  return {
    title: check.canFinish ? t(says.title) : t('finishOpen', { count: open.length }),
    text: t(check.canFinish ? says.ready : says.open),
    open,
    also: [
      ...check.optional.map((row) => item(row, t('takeOptional', { name: isolate(row.part.child.name) }), null)),
      ...check.improvable.map((row) => item(row, improveText(row, words), null)),
    ],
    canFinish: check.canFinish,
    goTo: open[reachable] ?? null,
    how,
  };
}

function checkWithin(check: FinishCheck, within: readonly string[] | null): FinishCheck {
  if (!within) return check;
  const above = `${within.join('/')}/`;
  const inside = (rows: readonly TreeRow[]) => rows.filter((row) => `${pathOf(row).map(({ id }) => id).join('/')}/`.startsWith(above));
  const open = inside(check.open);
  return { open, missed: inside(check.missed), optional: inside(check.optional), improvable: inside(check.improvable), canFinish: open.length === 0 };
}

function openText({ part, verdict }: TreeRow, missed: boolean, words: Words): string {
  const { t, formats, now } = words;
  if (verdict.reason) {
    const reason = reasonText(verdict.reason, words);
    return missed ? t('finishMissed', { reason }) : reason;
  }
  const due = part.constraint?.due ?? null;
  const state = t(stateOf(part.child) === null ? 'notStarted' : 'inProgress');
  if (due !== null) return `${state} · ${t(due < now ? 'wasDueOn' : 'dueOn', { date: formats.day(due, now) })}`;
  return part.child.duration ? `${state} · ${t('about.duration', { duration: formats.duration(part.child.duration) })}` : state;
}

function improveText({ part: { child } }: TreeRow, { t, formats }: Words): string {
  const score = child.aggregate.bestActivityRecord?.normalizedScore ?? null;
  return score === null ? t('improve', { name: isolate(child.name) }) : t('improveScore', { name: isolate(child.name), percent: formats.percent(score) });
}

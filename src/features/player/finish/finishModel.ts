import type { Activity } from '../../../domain/tree/activity.ts';
import { completion } from '../../../domain/course/completion.ts';
import { finishCheck, type FinishCheck } from '../../../domain/course/finishCheck.ts';
import { pathOf, type TreeRow } from '../../../domain/tree/flattenTree.ts';
import type { TreeContext } from '../../../domain/tree/lockVerdict.ts';
import { stateOf } from '../../../domain/tree/partDone.ts';
import type { IconNode } from '../../../ui/text/Icon.tsx';
import { iconOf } from '../base/tree/kindSign.ts';
import { reasonText } from '../base/reasonText.ts';
import type { FinishWords } from './FinishWords.ts';

/** One part that the dialog names. */
export interface FinishItem {
  readonly axis: readonly string[];
  readonly name: string;
  readonly text: string | null;
  readonly icon: IconNode;
  /** Whether the learner is reading it now. */
  readonly here: boolean;
}

/** Parts with the same text. */
export interface FinishGroup {
  /** The text that is shown once, above the parts; null if each part has a line of its own. */
  readonly text: string | null;
  readonly items: readonly FinishItem[];
}

/** The content of the finish dialog (FINISH-1 to FINISH-7, BTN-11). */
export interface FinishModel {
  readonly title: string;
  readonly text: string;
  readonly open: readonly FinishItem[];
  /**
   * The same parts in the order of the list: first parts with a line of their own, then groups of parts with the same
   * text (FINISH-9).
   */
  readonly groups: readonly FinishGroup[];
  readonly also: readonly FinishItem[];
  readonly canFinish: boolean;
  /** The target of the main button, as long as a part remains that opens. */
  readonly goTo: FinishItem | null;
  readonly how: 'finish' | 'submit';
}

/**
 * @param current axis of the open part, joined by `/`
 * @param within axis of the module to finish instead of the course (FINISH-6)
 */
export function finishModel(
  root: Activity,
  context: TreeContext,
  current: string,
  words: FinishWords,
  within: readonly string[] | null = null,
): FinishModel {
  const { finish } = words;
  const check = checkWithin(finishCheck(root, context), within);
  const how = within ? 'finish' : completion(root);
  const whole = root.type !== 'composite';
  const says = within
    ? ({ title: 'finishModuleTitle', ready: 'finishModuleReady', open: 'finishModuleOpenText' } as const)
    : ({ title: 'finishTitle', ready: readyKey(how, whole), open: 'finishOpenText' } as const);
  const missed = new Set(check.missed);
  const item = (row: TreeRow, name: string, text: string | null): FinishItem => {
    const axis = pathOf(row).map(({ id }) => id);
    return { axis, name, text, icon: iconOf(row.part.child, words), here: axis.join('/') === current };
  };
  const open = check.open.map((row) => item(row, row.part.child.name, openText(row, missed.has(row), words)));
  const title = () => {
    if (check.unreported) return finish('toolUnreported');
    return check.canFinish ? finish(says.title) : finish('finishOpen', { count: open.length });
  };
  const reachable = check.open.findIndex((row, index) => row.verdict.opens && !open[index]?.here);
  return {
    title: title(),
    text: check.unreported ? finish('toolUnreportedText') : finish(check.canFinish ? says.ready : says.open),
    open,
    groups: groupsOf(open),
    also: [
      ...check.optional.map((row) => item(row, finish('takeOptional', { name: row.part.child.name }), null)),
      ...check.improvable.map((row) => item(row, improveText(row, words), null)),
    ],
    canFinish: check.canFinish,
    goTo: open[reachable] ?? null,
    how,
  };
}

/** From this number of parts on, a shared text is shown once for all of them. */
const alike = 3;

/** Parts grouped by their text: a text that three or more parts share is shown once (FINISH-9). */
function groupsOf(open: readonly FinishItem[]): readonly FinishGroup[] {
  const ofText = (wanted: string) => open.filter(({ text, here }) => text === wanted && !here);
  const shared = [...new Set(open.map(({ text }) => text))].filter(
    (text) => text !== null && ofText(text).length >= alike,
  ) as string[];
  const own = open.filter(({ text, here }) => here || text === null || !shared.includes(text));
  return [
    ...(own.length > 0 ? [{ text: null, items: own }] : []),
    ...shared.map((text) => ({ text, items: ofText(text).map((item) => ({ ...item, text: null })) })),
  ];
}

/** A course that is a single activity has no parts that could be complete (FINISH-7). */
function readyKey(how: 'finish' | 'submit', whole: boolean) {
  if (whole) return how === 'submit' ? 'submitWhole' : 'finishWhole';
  return how === 'submit' ? 'submitReady' : 'finishReady';
}

function checkWithin(check: FinishCheck, within: readonly string[] | null): FinishCheck {
  if (!within) return check;
  const above = `${within.join('/')}/`;
  const inside = (rows: readonly TreeRow[]) =>
    rows.filter((row) =>
      `${pathOf(row)
        .map(({ id }) => id)
        .join('/')}/`.startsWith(above),
    );
  const open = inside(check.open);
  return {
    open,
    missed: inside(check.missed),
    optional: inside(check.optional),
    improvable: inside(check.improvable),
    unreported: false,
    canFinish: open.length === 0,
  };
}

function openText({ part, verdict }: TreeRow, missed: boolean, words: FinishWords): string {
  const { t, finish, formats, now } = words;
  if (verdict.reason) {
    const reason = reasonText(verdict.reason, words);
    return missed ? finish('finishMissed', { reason }) : reason;
  }
  const due = part.constraint?.due ?? null;
  const state = t(stateOf(part.child) === null ? 'notStarted' : 'inProgress');
  if (due !== null) return `${state} · ${t(due < now ? 'wasDueOn' : 'dueOn', { date: formats.day(due, now) })}`;
  return part.child.duration
    ? `${state} · ${t('about.duration', { duration: formats.duration(part.child.duration) })}`
    : state;
}

function improveText({ part: { child }, result }: TreeRow, { finish, formats }: FinishWords): string {
  const score = result?.normalizedScore ?? null;
  return score === null
    ? finish('improve', { name: child.name })
    : finish('improveScore', { name: child.name, percent: formats.percent(score) });
}

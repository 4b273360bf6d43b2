import { activityTree } from '../../../src/contract/parts/activities.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { nextSteps } from '../../../src/contract/courses/nextSteps.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { accessPage, allEnrolled } from '../../../src/data/courses/enrolledPage.ts';
import { median } from '../median.ts';
import { readerCookie } from './addReaders.ts';
import { ask, filesDuring } from './ask.ts';

/** What readers get who all come at the same moment. Times in ms. */
export interface VisitFigures {
  /** Calls that were answered in a second. */
  readonly perSecond: number;
  readonly medianMs: number;
  /** 99 of 100 calls took no longer. */
  readonly slowMs: number;
  /** A file, asked for meanwhile. */
  readonly fileMs: number;
  readonly slowFileMs: number;
}

interface Item {
  readonly objective: { readonly id: string };
  readonly objectiveWorkflowAggregate: { readonly lastObjectiveWorkflow: { readonly id: string } | null };
}

/** One reader opens the portal, sees the courses and opens one that was begun. @returns how long each call took */
async function visit(portal: string, number: number): Promise<readonly number[]> {
  const times: number[] = [];
  const read = async (path: string): Promise<unknown> => {
    const { ms, text } = await ask(portal + path, readerCookie(number));
    times.push(ms);
    return JSON.parse(text);
  };
  await read(address(currentUser, {}));
  const list = (await read(address(objectiveAccesses, { query: accessPage(allEnrolled, 0) }))) as {
    readonly data: readonly Item[];
  };
  await read(address(nextSteps, {}));
  const begun = list.data.filter((item) => item.objectiveWorkflowAggregate.lastObjectiveWorkflow);
  const item = begun[number % begun.length];
  if (!item) throw new Error('No course was begun.');
  await read(address(objectiveAccessOf, { params: { objectiveId: item.objective.id } }));
  await read(address(activityTree, { params: { id: item.objectiveWorkflowAggregate.lastObjectiveWorkflow!.id } }));
  return times;
}

const share = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** So many readers at once, each signed in. @param portals of the server's processes, to which the readers are dealt out */
export async function visits(portals: readonly [string, ...string[]], readers: number): Promise<VisitFigures> {
  const began = performance.now();
  const portalOf = (index: number) => portals[index % portals.length] ?? portals[0];
  const all = Promise.all(Array.from({ length: readers }, (_, index) => visit(portalOf(index), index + 1)));
  const files = await filesDuring(portals[0], all);
  const times = (await all).flat();
  return {
    perSecond: (times.length * 1000) / (performance.now() - began),
    medianMs: median(times),
    slowMs: share(times, 0.99),
    fileMs: median(files),
    slowFileMs: share(files, 0.99),
  };
}

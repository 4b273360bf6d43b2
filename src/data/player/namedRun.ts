import { queryOptions } from '@tanstack/react-query';
import { isUnreadable } from '../../contract/decode.ts';
import type { Attempt } from '../../domain/attempt.ts';
import { axisOfRun } from '../../domain/axisOfRun.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { ObjectiveRecord, ObjectiveWorkflow } from '../../domain/workflow.ts';
import type { RuntimePort } from '../../runtime/port.ts';
import { attemptsQuery } from './attemptsQuery.ts';
import { playerKeys } from './keys.ts';
import { treeQuery } from './queries.ts';

/** A run that an address names: as one of the attempts (ROUTE-36), or by a part of it (ROUTE-7). */
export type RunName = { readonly attempt: string } | { readonly activityWorkflow: string };

export interface NamedRun {
  readonly run: ObjectiveWorkflow;
  readonly record: ObjectiveRecord | null;
  /** Ids from the root's child to the part that was named; empty where none was. */
  readonly axis: readonly string[];
}

/** Looks for a run among those of the learner in this course, the last one first; null where it is none of them. */
export const namedRunQuery = (port: RuntimePort, access: ObjectiveAccess, name: RunName) =>
  queryOptions({
    queryKey: playerKeys.namedRun(access.objective.id, JSON.stringify(name)),
    queryFn: () => find(port, access, name),
    staleTime: 10 * 60_000,
  });

async function find(port: RuntimePort, access: ObjectiveAccess, name: RunName): Promise<NamedRun | null> {
  const { lastObjectiveWorkflow: last, lastObjectiveRecord: record } = access.aggregate;
  const own = last && (await within(port, last, name));
  if (own) return { ...own, record: last.objectiveRecordId && last.objectiveRecordId !== record?.id ? null : record };
  const { items } = await port.cache.fetchQuery({ ...attemptsQuery(port, access), staleTime: 60_000 });
  for (const attempt of items.filter((item): item is Attempt => !isUnreadable(item))) {
    const { workflow } = attempt;
    const earlier = workflow && workflow.id !== last?.id ? await within(port, workflow, name) : null;
    if (earlier) return { ...earlier, record: attempt };
  }
  return null;
}

async function within(port: RuntimePort, run: ObjectiveWorkflow, name: RunName): Promise<Omit<NamedRun, 'record'> | null> {
  if ('attempt' in name) return run.id === name.attempt ? { run, axis: [] } : null;
  const axis = axisOfRun(await port.cache.fetchQuery({ ...treeQuery(port, run.id), staleTime: 60_000 }), name.activityWorkflow);
  return axis && { run, axis };
}

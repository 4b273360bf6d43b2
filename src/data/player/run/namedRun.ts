import { queryOptions } from '../../query/queryOptions.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { ObjectiveRecord, ObjectiveWorkflow } from '../../../domain/course/workflow.ts';
import { LecternError } from '../../../errors.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';
import { toJson } from '../../../plain/toJson.ts';

/** A run that an address names: as one of the attempts (ROUTE-36), or by a part of it (ROUTE-7). */
export type RunName = { readonly attempt: string } | { readonly activityWorkflow: string };

export interface NamedRun {
  readonly run: ObjectiveWorkflow;
  readonly record: ObjectiveRecord | null;
  /** Ids from the root's child to the part that was named; empty where none was. */
  readonly axis: readonly string[];
}

/** Loads the code that finds a named run. Few addresses name one; for these the code is loaded in parallel with the course. */
export const loadFindRun = () =>
  import('./findRun.ts').catch((cause: unknown) => {
    throw new LecternError('network', 'no code for runs that are named', { cause });
  });

/** The run that an address names (findRun); null where the learner has no such run in this course. */
export const namedRunQuery = (port: RuntimePort, access: ObjectiveAccess, name: RunName) =>
  queryOptions({
    queryKey: playerKeys.namedRun(access.objective.id, toJson(name)),
    queryFn: async () => (await loadFindRun()).findRun(port, access, name),
    staleTime: 10 * 60_000,
  });

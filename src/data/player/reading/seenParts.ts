import { finishActivityWorkflows } from '../../../contract/parts/activities.ts';
import type { Activity } from '../../../domain/tree/activity.ts';
import type { OutboxPort, RuntimePort, Settled, Waiting } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';
import type { PartInput } from '../run/PartInput.ts';
import { progressMade } from '../run/progressMade.ts';
import { workflowsAlong } from '../run/workflowsAlong.ts';

const before = (workflowId: string) => `complete:${workflowId}:`;

/** The path to the part of a waiting completion; null for another command. */
export function seenPath({ key }: Pick<Waiting, 'key'>, workflowId: string): readonly string[] | null {
  return key.startsWith(before(workflowId)) ? key.slice(before(workflowId).length).split('/') : null;
}

/** Whether an earlier page left a waiting completion of this run, so that the outbox has to be loaded. */
export const seenBefore = (port: Pick<RuntimePort, 'storage'>, userId: string, workflowId: string): boolean =>
  port.storage.of(userId).keys(`outbox:${before(workflowId)}`).length > 0;

/**
 * Queues the completion of a part that was seen to its end (DONE-2). The outbox sends it by itself, also later (CMD-8, CMD-11).
 * @param userId the person to whom the run belongs
 * @param byWay whether the LMS starts a part that has no run yet (OFF-12)
 * @returns whether it is queued; false where the run of the part, or the person, is not known yet
 */
export function queueSeen(
  port: RuntimePort,
  outbox: OutboxPort,
  { workflowId, path }: PartInput,
  userId: string,
  byWay = false,
): boolean {
  const tree = port.cache.getQueryData<Activity>(playerKeys.tree(workflowId));
  const ids = tree && workflowsAlong(tree, path);
  if (!ids && !byWay) return false;
  const body = {
    objectiveWorkflowId: workflowId,
    activityWorkflowIds: ids ?? [],
    ...(!ids && { activityPartIds: path }),
  };
  const key = before(workflowId) + path.join('/');
  outbox.put(finishActivityWorkflows, { body }, { key, workflowId, userId, lapses: true });
  // The outbox does not take a command whose owner is not known.
  return outbox.store.getState().some((waiting) => waiting.key === key);
}

/** The watch that fetches a run again each time a completion of it was answered. */
export interface SeenWatch {
  /** Settles when the run has been fetched again after the last answer. */
  last: Promise<void>;
}

const watched = new WeakMap<OutboxPort, Map<string, SeenWatch>>();

/** Fetches a run again after each answered completion, as long as the outbox lives, wherever the learner is by then. */
export function watchSeen(
  port: RuntimePort,
  outbox: OutboxPort,
  { workflowId, objectiveId }: Omit<PartInput, 'path'>,
): SeenWatch {
  const runs = watched.get(outbox) ?? new Map<string, SeenWatch>();
  watched.set(outbox, runs);
  const known = runs.get(workflowId);
  if (known) return known;
  const watch: SeenWatch = { last: Promise.resolve() };
  runs.set(workflowId, watch);
  outbox.watch(({ waiting }: Settled) => {
    if (seenPath(waiting, workflowId)) watch.last = progressMade(port, { workflowId, objectiveId });
  });
  return watch;
}

import type { InfiniteData } from '@tanstack/query-core';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { Activity } from '../../domain/tree/activity.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { NextSteps } from '../../domain/course/nextSteps.ts';
import { moduleCounts, treeProgress } from '../../domain/tree/treeProgress.ts';
import type { RuntimePort } from '../../port/port.ts';
import type { CoursePage } from './courseItems.ts';
import { enrolledKey } from './keys.ts';
import { nextStepsKey } from './nextSteps.ts';

/**
 * Writes the progress of a run, as its tree shows it, into the cached lists, so that a card is right also where the list cannot be fetched
 * again (LIST-17).
 * @param root the tree of that run
 */
export function tellProgress({ cache }: Pick<RuntimePort, 'cache'>, workflowId: string, root: Activity): void {
  const { done, total, share } = treeProgress(root);
  const modules = moduleCounts(root);
  const turned = (access: ObjectiveAccess): ObjectiveAccess => {
    const run = access.aggregate.lastObjectiveWorkflow;
    if (run?.id !== workflowId) return access;
    // A server may count in another way: the progress that it told last is never lowered.
    const lastObjectiveWorkflow = { ...run, progress: Math.max(run.progress, share) };
    return {
      ...access,
      parts: access.parts && { done, total, modules },
      aggregate: { ...access.aggregate, lastObjectiveWorkflow },
    };
  };
  const turnedPage = (page: CoursePage): CoursePage => ({
    ...page,
    items: page.items.map((item) => (isUnreadable(item) ? item : turned(item))),
  });
  for (const { queryKey } of cache.getQueryCache().findAll({ queryKey: enrolledKey })) {
    cache.setQueryData<InfiniteData<CoursePage>>(
      queryKey,
      (data) => data && { ...data, pages: data.pages.map(turnedPage) },
    );
  }
  cache.setQueryData<NextSteps>(nextStepsKey, (steps) => {
    if (steps?.resume?.access.aggregate.lastObjectiveWorkflow?.id !== workflowId) return steps;
    return { ...steps, resume: { ...steps.resume, access: turned(steps.resume.access), modules } };
  });
}

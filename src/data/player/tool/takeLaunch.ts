import type { StartedRun } from '../../../contract/courses/objectiveWorkflows.ts';
import { ltiVersions, type LtiVersion } from '../../../domain/course/resources.ts';
import type { Launch } from '../../../domain/frame/launch.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { contentQuery } from '../queries.ts';
import { onStart } from '../run/startCourse.ts';
import { askLaunch, type Launched } from './askLaunch.ts';

/** A launch is valid once, and for a minute (LTI-7): a launch that has waited for half of that time is not used. */
const fresh = 30_000;

interface Ahead {
  readonly launch: Promise<Launch>;
  readonly asked: number;
}
const waiting = new WeakMap<RuntimePort, Map<string, Ahead>>();

/** Asks for the launch of a course that is a tool as soon as the course has started, for the frame that will need it (FRAMED-3). */
function launchAhead(port: RuntimePort, { id: workflowId, activityWorkflowId }: StartedRun, version: LtiVersion): void {
  const begun = activityWorkflowId === null ? null : [activityWorkflowId];
  const wanted = { workflowId, path: [], version, review: false, begun };
  const launch = askLaunch(port, wanted, new AbortController().signal);
  // The caller that takes the launch gets its failure, and asks again.
  launch.catch(() => undefined);
  const own = waiting.get(port) ?? new Map<string, Ahead>();
  waiting.set(port, own.set(workflowId, { launch, asked: performance.now() }));
}

onStart.tool = (port, run, activity) => {
  if (activity?.type !== 'lti') return null;
  const content = port.cache.fetchQuery(contentQuery(port, run.id, activity.id, 'course'));
  content.catch(() => undefined);
  // Its start-token is asked for before anything opens (PROCT-3).
  if (activity.proctored) return () => undefined;
  if (run.activityWorkflowId !== null && run.ltiVersion !== null) {
    launchAhead(port, run, run.ltiVersion === ltiVersions.lti11 ? 'lti11' : 'lti13');
    return () => undefined;
  }
  // The content says which version of LTI the tool has. It is fetched in parallel with the start.
  return () =>
    void content.then(
      (known) => launchAhead(port, run, known.kind === 'tool' ? known.version : 'lti13'),
      () => undefined,
    );
};

/** Takes the launch that was requested ahead, at most once, or requests one. @throws LecternError */
export async function takeLaunch(port: RuntimePort, wanted: Launched, signal: AbortSignal): Promise<Launch> {
  const ahead = wanted.path.length === 0 && !wanted.review ? waiting.get(port)?.get(wanted.workflowId) : undefined;
  waiting.get(port)?.delete(wanted.workflowId);
  if (ahead && performance.now() - ahead.asked < fresh)
    try {
      return await ahead.launch;
    } catch {
      // A new launch is requested, as if there had been none.
    }
  return askLaunch(port, wanted, signal);
}

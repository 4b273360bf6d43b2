import { resourceForm } from '../../../contract/parts/resourceForm.ts';
import { resourceLink } from '../../../contract/parts/resourceLink.ts';
import type { LtiVersion } from '../../../domain/course/resources.ts';
import type { Launch } from '../../../domain/frame/launch.ts';
import type { Activity } from '../../../domain/tree/activity.ts';
import { LecternError } from '../../../errors.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { treeQuery } from '../queries.ts';
import { playerKeys } from '../keys.ts';
import { beginPart } from '../run/beginPart.ts';
import { runsAlong } from '../run/runsAlong.ts';

/** A part that plays in a frame. */
export interface Launched {
  readonly workflowId: string;
  /** Ids of the parts from the root's child to it; none for a course that is a single activity. */
  readonly path: readonly string[];
  /** How the LMS is asked: `lti11` gives a form, anything else an address. */
  readonly version: LtiVersion | 'scorm';
  /** The run is over and shown in review: nothing is started. */
  readonly review: boolean;
  /** Ids of the runs along the path, where the LMS has told them already. */
  readonly begun?: readonly string[] | null;
}

/** Ids of the runs along the path. A part that was not started is started now (START-4), in one request with other callers. */
async function runsOf(port: RuntimePort, { workflowId, path, review }: Launched) {
  const root = port.cache.getQueryData<Activity>(playerKeys.tree(workflowId));
  const begun = runsAlong(root, path);
  if (begun) return begun;
  if (!review) {
    const told = await beginPart(port, workflowId, path);
    if (told) return told;
  }
  const found = runsAlong(await port.cache.fetchQuery({ ...treeQuery(port, workflowId), staleTime: 0 }), path);
  if (!found) throw new LecternError('not_found', 'the part has no run');
  return found;
}

/** Asks for one launch of a part in a frame (CALL-30, CALL-31). @throws LecternError */
export async function askLaunch(port: RuntimePort, wanted: Launched, signal: AbortSignal): Promise<Launch> {
  const { workflowId: id, path, version, review } = wanted;
  const ids = wanted.begun ?? (await runsOf(port, wanted));
  if (version === 'lti11') return port.send(resourceForm(ids), { params: { id } }, { signal });
  return port.send(
    resourceLink,
    {
      params: { id },
      ...(review && { query: { viewType: 'REVIEW' } }),
      body: { activityWorkflowIds: ids, activityPartIds: path },
    },
    { signal },
  );
}

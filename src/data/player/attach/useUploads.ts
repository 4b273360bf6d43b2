import { useMemo } from 'react';
import { toJson } from '../../../plain/toJson.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { createUploads, type UploadsOf } from './createUploads.ts';
import type { Uploads } from './Upload.ts';

const uploads = new WeakMap<RuntimePort, Map<string, Uploads>>();

/** The uploads of a part. They outlive its view, so that sending continues while the learner reads elsewhere. */
export function useUploads(port: RuntimePort, { userId, workflowId, activityPathId }: UploadsOf): Uploads {
  return useMemo(() => {
    const all = uploads.get(port) ?? new Map<string, Uploads>();
    uploads.set(port, all);
    const name = toJson([userId, workflowId, activityPathId]);
    const found = all.get(name);
    if (found && !found.ended()) return found;
    const fresh = createUploads(port, { userId, workflowId, activityPathId });
    all.set(name, fresh);
    return fresh;
  }, [port, userId, workflowId, activityPathId]);
}

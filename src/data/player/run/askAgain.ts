import { coursesKey } from '../../courses/keys.ts';
import { invalidate } from '../../query/invalidate.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';

/** Fetches a run, the courses and the lists again, since a tool may have reported (DONE-2). */
export const askAgain = (port: RuntimePort, workflowId: string): Promise<void> =>
  invalidate(port, playerKeys.tree(workflowId), ['course'], coursesKey);

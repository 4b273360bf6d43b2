import { coursesKey } from '../../courses/keys.ts';
import { outdated } from '../../query/outdated.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';

/** A tool may have reported: what is known of the run, of courses and of lists is asked for again (DONE-2). */
export const askAgain = (port: RuntimePort, workflowId: string): Promise<void> =>
  outdated(port, playerKeys.tree(workflowId), ['course'], coursesKey);

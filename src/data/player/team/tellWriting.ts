import { teamWriting } from '../../../contract/parts/teamLive.ts';
import type { RuntimePort } from '../../../port/port.ts';

/** The least time between two messages that the learner is writing, in milliseconds. */
const pause = 4000;

/** Tells a team that the learner is writing in a part (TEAM-10). A failed message is not repeated: the next key stroke sends another. */
export function tellWriting(port: RuntimePort, params: { readonly id: string; readonly activityPathId: string }) {
  let told = -Infinity;
  return (): void => {
    const now = performance.now();
    if (now - told < pause) return;
    told = now;
    port.send(teamWriting, { params, body: {} }).catch(() => undefined);
  };
}

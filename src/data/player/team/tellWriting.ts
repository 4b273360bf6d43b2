import { teamWriting } from '../../../contract/parts/teamLive.ts';
import type { RuntimePort } from '../../../port/port.ts';

/** So often at most the team is told that its learner writes, in milliseconds. */
const pause = 4000;

/** Tells a team that the learner writes in a part (TEAM-10). What fails is not told again: the next key stroke tells it. */
export function tellWriting(port: RuntimePort, params: { readonly id: string; readonly activityPathId: string }) {
  let told = -Infinity;
  return (): void => {
    const now = performance.now();
    if (now - told < pause) return;
    told = now;
    port.send(teamWriting, { params, body: {} }).catch(() => undefined);
  };
}

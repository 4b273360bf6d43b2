import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import type { Sessions } from '../http/session.ts';
import type { Allowance } from '../limits/createRate.ts';
import type { FormToken } from '../shell/formToken.ts';
import { registerPlatforms } from './admin/registerPlatforms.ts';
import { registerArrived } from './window/arrivedRoutes.ts';
import { registerChooser } from './chooserRoutes.ts';
import { createScoreRoom, type ScoreRoom } from './scores/createScoreRoom.ts';
import { registerLaunches } from './launchRoutes.ts';
import { createPlatformKeys } from './platformKeys.ts';
import { createScoreClient } from './scores/scoreClient.ts';
import { registerTaught } from './taughtRoutes.ts';
import { loadToolKey, type ToolKey } from './toolKeys.ts';

/** The dependencies of the portal as a tool. */
export interface LtiToolGiven {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly sessions: Sessions;
  readonly token: FormToken;
  readonly allowance: Allowance;
}

/** The portal as a tool of LTI 1.3: other platforms launch it in a frame, and receive the scores of their learners. */
export function registerLtiTool(app: FastifyInstance, given: LtiToolGiven): ScoreRoom {
  let key: Promise<ToolKey> | null = null;
  const toolKey = () =>
    (key ??= loadToolKey(given.db).catch((error: unknown) => {
      key = null;
      throw error;
    }));
  const scores = createScoreRoom(given.db, given.clock, createScoreClient(toolKey));
  const parts = { ...given, toolKey, keys: createPlatformKeys(), scores };
  registerLaunches(app, parts);
  registerArrived(app, parts);
  registerChooser(app, parts);
  registerTaught(app, parts);
  registerPlatforms(app, parts);
  app.addHook('onClose', () => scores.close());
  return scores;
}

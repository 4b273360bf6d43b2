import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import type { Sessions } from '../http/session.ts';
import type { Allowance } from '../limits/createRate.ts';
import type { FormToken } from '../shell/formToken.ts';
import type { PlatformKeys } from './platformKeys.ts';
import type { ScoreRoom } from './scores/createScoreRoom.ts';
import type { ToolKey } from './toolKeys.ts';

/** The parts of the portal as a tool. */
export interface LtiToolParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly sessions: Sessions;
  readonly keys: PlatformKeys;
  /** The key that signs for the portal; made at the first call. */
  readonly toolKey: () => Promise<ToolKey>;
  readonly token: FormToken;
  readonly scores: ScoreRoom;
  /** How many launches may begin or arrive, by network of the caller. */
  readonly allowance: Allowance;
}

import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../db/openDb.ts';
import { inTurn } from '../../mail/inTurn.ts';
import { lookForScores } from './lookForScores.ts';
import type { ScoreClient } from './scoreClient.ts';
import { sendScores } from './sendScores.ts';

/** How often the results and the queue are checked, in milliseconds (CONST-46). */
const OFTEN = 3000;

/** Reports of scores to platforms. Several processes on one database send each score once. */
export interface ScoreRoom {
  /** Checks once, and sends the scores that wait. Never rejects. */
  readonly deliver: () => Promise<void>;
  /** Begins to do so by itself, at regular intervals. */
  readonly start: () => void;
  /** Ends it, after the delivery that is under way. */
  readonly close: () => Promise<void>;
}

/** The score room of a process. */
export function createScoreRoom(db: Db, clock: Clock, client: ScoreClient): ScoreRoom {
  let timer: ReturnType<typeof setInterval> | null = null;
  const deliver = inTurn(async () => {
    try {
      await lookForScores(db, clock.now());
      await sendScores(db, client);
    } catch (error) {
      console.error(error);
    }
  });
  return {
    deliver,
    start() {
      timer = setInterval(() => void deliver(), OFTEN).unref();
    },
    async close() {
      if (timer) clearInterval(timer);
      await deliver.idle();
    },
  };
}

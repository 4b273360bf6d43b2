import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../db/openDb.ts';
import { inTurn } from '../../mail/inTurn.ts';
import { lookForScores } from './lookForScores.ts';
import type { ScoreClient } from './scoreClient.ts';
import { sendScores } from './sendScores.ts';

/** How often results are looked through, and the queue, in milliseconds (CONST-46). */
const OFTEN = 3000;

/** What platforms are told of their learners. Several processes on one database tell each score once. */
export interface ScoreRoom {
  /** Looks once, and tells what waits. Never rejects. */
  readonly deliver: () => Promise<void>;
  /** Begins to do so by itself, now and again and again. */
  readonly start: () => void;
  /** Ends it; what is under way is waited for. */
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

import type { FastifyInstance } from 'fastify';
import type { Call } from '../../../src/contract/wire/call.ts';
import { countsOf } from '../calls/lists/unread.ts';
import { learner, route, type Deps } from '../calls/route.ts';
import { createPersonStreams } from '../http/stream/createPersonStreams.ts';
import type { EventStream } from '../http/stream/eventStream.ts';
import { rememberLanguage } from '../notices/rememberLanguage.ts';
import { changesOf } from './changesOf.ts';
import { reportsOf } from './reportsOf.ts';
import { runsOf } from './runsOf.ts';

/**
 * Registers the stream of unread numbers (NOTE-6). It sends the numbers of all channels at once, and again whenever they change; and runs
 * that a report has changed (DONE-4). It ends after five minutes, so that a person who has signed out receives nothing more.
 */
export function registerChanges(
  app: FastifyInstance,
  call: Pick<Call, 'method' | 'base' | 'path'>,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): void {
  const openStream = createPersonStreams(app);

  route(
    app,
    call,
    async (request, reply) => {
      const { userId, impersonator } = learner(request);
      return openStream(reply, userId, async ({ tell, onEnd }) => {
        /** Runs that are sent in any case. Without any, runs are looked at now and then: most news is not about them. */
        const reported = new Set<string>();
        let isTime = false;
        onEnd(changesOf(db).listen(tell));
        onEnd(
          reportsOf(db).listen((run) => {
            if (run.userId !== userId) return;
            reported.add(run.workflowId);
            tell();
          }),
        );
        if (!impersonator) await rememberLanguage(db, userId, request);
        const counts = await countsOf(db, userId, clock.now());
        let told = JSON.stringify(counts);
        let runs = await runsOf(db, userId);

        const lookAtRuns = async (send: EventStream['send']) => {
          const wanted = new Set(reported);
          reported.clear();
          isTime = false;
          const now = await runsOf(db, userId);
          for (const [id, { standing, over }] of now)
            if (wanted.has(id) || runs.get(id)?.standing !== standing) send('run', { id, over });
          runs = now;
        };
        return {
          first: ['counts', { counts }],
          async beat() {
            isTime = true;
          },
          async ask(send) {
            if (isTime || reported.size > 0) await lookAtRuns(send);
            const fresh = await countsOf(db, userId, clock.now());
            if (JSON.stringify(fresh) !== told) send('counts', { counts: fresh });
            told = JSON.stringify(fresh);
          },
        };
      });
    },
    { compress: false },
  );
}

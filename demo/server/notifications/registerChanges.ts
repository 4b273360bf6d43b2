import type { FastifyInstance } from 'fastify';
import type { Call } from '../../../src/contract/wire/call.ts';
import { countsOf } from '../calls/lists/unread.ts';
import { learner, route, type Deps } from '../calls/route.ts';
import { HttpError } from '../http/errors.ts';
import { rememberLanguage } from '../notices/rememberLanguage.ts';
import { openEventStream } from '../tutor/eventStream.ts';
import { changesOf } from './changesOf.ts';
import { reportsOf } from './reportsOf.ts';
import { runsOf } from './runsOf.ts';

/** The longest time until a change by another process, or by time alone, is reported. In milliseconds. */
const ASK = 15_000;
/** A stream ends after this time. The browser then opens another one, and the server checks its session again. */
const LONGEST = 5 * 60_000;
/** The most streams of one person at a time: one for each page that they look at. */
const MOST = 12;

/**
 * Registers the stream of unread numbers (NOTE-6). It sends the numbers of all channels at once, and again whenever they change; and runs
 * that a report has changed (DONE-4). It ends after five minutes, so that a person who has signed out receives nothing more.
 */
export function registerChanges(
  app: FastifyInstance,
  call: Pick<Call, 'method' | 'base' | 'path'>,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): void {
  const open = new Map<string, Set<() => void>>();
  app.addHook('preClose', async () => [...open.values()].forEach((own) => own.forEach((end) => end())));

  route(
    app,
    call,
    async (request, reply) => {
      const { userId, impersonator } = learner(request);
      const own = open.get(userId) ?? new Set();
      if (own.size >= MOST) throw new HttpError(429, 'rate_limited', 'Too many pages listen already.');
      open.set(userId, own);
      if (!impersonator) await rememberLanguage(db, userId, request);
      let told = JSON.stringify(await countsOf(db, userId, clock.now()));
      const stream = openEventStream(reply);
      stream.send('counts', { counts: JSON.parse(told) as unknown });
      let [asking, again] = [false, false];
      const ask = async () => {
        if (asking) return void (again = true);
        asking = true;
        do {
          again = false;
          const counts = await countsOf(db, userId, clock.now());
          if (JSON.stringify(counts) !== told) stream.send('counts', { counts });
          told = JSON.stringify(counts);
        } while (again && !stream.gone.aborted);
        asking = false;
      };
      // An error of the database ends the stream; its reader opens another one.
      const tell = () => void ask().catch(() => end());
      let runs = await runsOf(db, userId);
      /** @param reported a run that is sent in any case */
      const lookAtRuns = async (reported?: string) => {
        const now = await runsOf(db, userId);
        for (const [id, { standing, over }] of now)
          if (id === reported || runs.get(id)?.standing !== standing) stream.send('run', { id, over });
        runs = now;
      };
      const timer = setInterval(() => {
        tell();
        void lookAtRuns().catch(() => end());
      }, ASK);
      const stopReports = reportsOf(db).listen((run) => {
        if (run.userId !== userId) return;
        void lookAtRuns(run.workflowId).catch(() => end());
        tell();
      });
      const last = setTimeout(() => end(), LONGEST);
      const stop = changesOf(db).listen(tell);
      const end = () => {
        stop();
        stopReports();
        clearInterval(timer);
        clearTimeout(last);
        own.delete(end);
        if (own.size === 0) open.delete(userId);
        stream.end();
      };
      own.add(end);
      if (stream.gone.aborted) end();
      else stream.gone.addEventListener('abort', end);
      return reply;
    },
    { compress: false },
  );
}

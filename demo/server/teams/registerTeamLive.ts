import type { FastifyInstance } from 'fastify';
import { teamChanges as teamStream, teamWriting } from '../../../src/contract/parts/teamLive.ts';
import { learner, notFound, param, route, type Deps } from '../calls/route.ts';
import { loadRun } from '../calls/parts/tree.ts';
import { HttpError } from '../http/errors.ts';
import { openEventStream } from '../tutor/eventStream.ts';
import { noteGone, noteHere, noteWriting } from './presence.ts';
import { teamChanges } from './teamChanges.ts';
import { isWatched, teamNow } from './teamNow.ts';

/** How often a listening page is noted as present, and learns of changes by other processes and by time. In milliseconds. */
const BEAT = 15_000;
/** A person who reloads a page within this time has not left it. In milliseconds. */
const GRACE = 2000;
/** The longest time of a stream. Its reader then asks for another one, and the server checks again who they are. In milliseconds. */
const LONGEST = 5 * 60_000;
/** The most streams of one person at a time: one for each page that they look at. */
const MOST = 12;

/** Addresses that change who is on a team, who has begun, or the text; a page of instructors is below `/teach/teams`. */
const changing =
  /\/(start-activity-workflows|finish-activity-workflows|answers\/|attachments|teams\/)|^\/teach\/(teams|grading)/;

/**
 * Registers the stream about a team while its part is shown (CALL-130, CALL-131): who is here, who has begun and who is done, at once and
 * after each change. An administrator who acts as a learner receives it, and is not noted as present.
 */
export function registerTeamLive(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const open = new Map<string, Set<() => void>>();
  const pages = new Map<string, number>();
  app.addHook('preClose', async () => [...open.values()].forEach((own) => own.forEach((end) => end())));
  app.addHook('onResponse', async ({ method, routeOptions, url }, { statusCode }) => {
    if (method !== 'GET' && statusCode < 400 && changing.test(routeOptions.url ?? url)) teamChanges(db).tell();
  });

  const place = async (userId: string, workflowId: string, activityPathId: string) => {
    const run = await loadRun(db, userId, workflowId, clock.now());
    const row = run.rows.find(({ part }) => part.activityPathId === activityPathId);
    if (!row?.part.child.supportCollaborativeMode || !row.leaf || isWatched(run, row)) throw notFound('part of a team');
    return { run, row };
  };

  route(
    app,
    teamStream,
    async (request, reply) => {
      const { userId, impersonator } = learner(request);
      const [workflowId, activityPathId] = [param(request, 'id'), param(request, 'activityPathId')];
      const { row } = await place(userId, workflowId, activityPathId);
      const { axis } = row.part;
      const own = open.get(userId) ?? new Set();
      if (own.size >= MOST) throw new HttpError(429, 'rate_limited', 'Too many pages listen already.');
      const key = `${userId} ${axis}`;
      const here = async () => {
        if (!impersonator) await noteHere(db, userId, axis, clock.now());
      };
      const now = async () => {
        const found = await place(userId, workflowId, activityPathId);
        return JSON.stringify(await teamNow(db, found.run, found.row, clock.now()));
      };
      await here();
      let told = await now();
      open.set(userId, own);
      pages.set(key, (pages.get(key) ?? 0) + 1);
      const stream = openEventStream(reply);
      stream.send('team', JSON.parse(told) as unknown);
      let [asking, again] = [false, false];
      const ask = async () => {
        if (asking) return void (again = true);
        asking = true;
        do {
          again = false;
          const fresh = await now();
          if (fresh !== told) stream.send('team', JSON.parse(fresh) as unknown);
          told = fresh;
        } while (again && !stream.gone.aborted);
        asking = false;
      };
      // A run that is over, or an error of the database, ends the stream.
      const tell = () => void ask().catch(() => end());
      const beat = setInterval(() => void here().then(tell, () => end()), BEAT);
      const last = setTimeout(() => end(), LONGEST);
      const stop = teamChanges(db).listen(tell);
      const left = async () => {
        if (pages.has(key)) return;
        await noteGone(db, userId, axis, clock.now());
        teamChanges(db).tell();
      };
      let ended = false;
      const end = () => {
        if (ended) return;
        ended = true;
        stop();
        clearInterval(beat);
        clearTimeout(last);
        own.delete(end);
        if (own.size === 0) open.delete(userId);
        const others = (pages.get(key) ?? 1) - 1;
        if (others > 0) pages.set(key, others);
        else pages.delete(key);
        if (!impersonator && others === 0) setTimeout(() => void left().catch(() => undefined), GRACE).unref();
        stream.end();
      };
      own.add(end);
      if (stream.gone.aborted) end();
      else stream.gone.addEventListener('abort', end);
      if (!impersonator) teamChanges(db).tell();
      return reply;
    },
    { compress: false },
  );

  route(app, teamWriting, async (request) => {
    const { userId, impersonator } = learner(request);
    const { row } = await place(userId, param(request, 'id'), param(request, 'activityPathId'));
    if (!impersonator) await noteWriting(db, userId, row.part.axis, clock.now());
    return {};
  });
}

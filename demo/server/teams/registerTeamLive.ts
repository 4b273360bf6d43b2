import type { FastifyInstance } from 'fastify';
import { teamChanges as teamStream, teamWriting } from '../../../src/contract/parts/teamLive.ts';
import { learner, notFound, param, route, type Deps } from '../calls/route.ts';
import { loadRun } from '../calls/parts/tree.ts';
import { createPersonStreams } from '../http/stream/createPersonStreams.ts';
import { noteGone, noteHere, noteWriting } from './presence.ts';
import { teamChanges } from './teamChanges.ts';
import { isWatched, teamNow } from './teamNow.ts';

/** A person who reloads a page within this time has not left it. In milliseconds. */
const GRACE = 2000;

/** Addresses that change who is on a team, who has begun, or the text; a page of instructors is below `/teach/teams`. */
const changing =
  /\/(start-activity-workflows|finish-activity-workflows|answers\/|attachments|teams\/)|^\/teach\/(teams|grading)/;

/**
 * Registers the stream about a team while its part is shown (CALL-130, CALL-131): who is here, who has begun and who is done, at once and
 * after each change. An administrator who acts as a learner receives it, and is not noted as present.
 */
export function registerTeamLive(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const openStream = createPersonStreams(app);
  const pages = new Map<string, number>();
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
      return openStream(reply, userId, async ({ tell, onEnd }) => {
        const { axis } = (await place(userId, workflowId, activityPathId)).row.part;
        const key = `${userId} ${axis}`;
        const here = async () => {
          if (!impersonator) await noteHere(db, userId, axis, clock.now());
        };
        const now = async () => {
          const found = await place(userId, workflowId, activityPathId);
          return JSON.stringify(await teamNow(db, found.run, found.row, clock.now()));
        };
        const left = async () => {
          if (pages.has(key)) return;
          await noteGone(db, userId, axis, clock.now());
          teamChanges(db).tell();
        };
        pages.set(key, (pages.get(key) ?? 0) + 1);
        onEnd(() => {
          const others = (pages.get(key) ?? 1) - 1;
          if (others > 0) pages.set(key, others);
          else pages.delete(key);
          if (!impersonator && others === 0) setTimeout(() => void left().catch(() => undefined), GRACE).unref();
        });
        await here();
        onEnd(teamChanges(db).listen(tell));
        let told = await now();
        if (!impersonator) teamChanges(db).tell();
        return {
          first: ['team', JSON.parse(told) as unknown],
          beat: here,
          // A run that is over ends the stream.
          async ask(send) {
            const fresh = await now();
            if (fresh !== told) send('team', JSON.parse(fresh) as unknown);
            told = fresh;
          },
        };
      });
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

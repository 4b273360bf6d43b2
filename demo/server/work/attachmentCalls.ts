import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import {
  announceAttachment,
  attachmentsOf,
  removeAttachment,
  sendPiece,
} from '../../../src/contract/work/attachments.ts';
import { longestPiece } from '../../../src/domain/work/pieces.ts';
import { LecternError } from '../../../src/errors.ts';
import { unreadable } from '../calls/mayRead.ts';
import { loadRun } from '../calls/parts/tree.ts';
import { checked, learner, notFound, param, refused, route, type Deps } from '../calls/route.ts';
import { attachments } from '../db/work/schemaWork.ts';
import { asksForPage } from '../http/asksForPage.ts';
import { errorBody } from '../http/errors.ts';
import { lockTeams } from '../teams/lockTeams.ts';
import { signInAddress } from '../oidc/signInAddress.ts';
import { StorageError } from '../storage/storage.ts';
import { announced, announceFile } from './announceFile.ts';
import { attachmentRule, attachmentsIn } from './attachmentRows.ts';
import { attachmentPath, attachmentWire } from './attachmentWire.ts';
import { checkChangeable, keepPiece } from './keepPiece.ts';
import { reachableFile } from './reachableFile.ts';
import { removeFiles } from './purgeFiles.ts';
import { sendAttachment } from './sendAttachment.ts';

/**
 * Registers the files that learners attach to their answers (SRV-78, CALL-115 to CALL-119). Everything is the actor's own, or their team's
 * (PERM-6, TEAM-16).
 */
export async function registerAttachments(
  app: FastifyInstance,
  { db, clock, origin, storage, quota }: Deps,
): Promise<void> {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: longestPiece },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof StorageError)) throw error;
    console.error(request.method, request.url.split('?')[0], error.message);
    const message = error.full
      ? 'There is no room for files now. Tell your academy.'
      : 'Files cannot be kept now. Try again in a moment.';
    return reply.code(503).header('retry-after', '5').send(errorBody('server_error', message));
  });

  route(app, attachmentsOf, async (request) => {
    const { userId } = learner(request);
    const now = clock.now();
    const run = await loadRun(db, userId, param(request, 'id'), now);
    const wanted = param(request, 'activityPathId');
    const row = run.rows.find(({ part }) => part.activityPathId === wanted);
    if (!row) throw notFound('part');
    const why = await unreadable(db, run, row, now);
    if (why) throw new LecternError('forbidden', why);
    const rule = await attachmentRule(db, row);
    const items = rule ? await attachmentsIn(db, run.workflow.id, row.part.axis) : [];
    return { rule, items: items.map((one) => attachmentWire(origin, one)) };
  });

  route(app, announceAttachment, async (request) => {
    const { userId } = learner(request);
    const [workflowId, activityPathId] = [param(request, 'id'), param(request, 'activityPathId')];
    const owner = { userId, workflowId, activityPathId, now: clock.now(), quota };
    return attachmentWire(origin, await announceFile(db, checked(announced, request.body), owner));
  });

  route(
    app,
    sendPiece,
    async (request) => {
      const { userId } = learner(request);
      const { file } = await reachableFile(db, userId, param(request, 'attachmentId'));
      const offset = param(request, 'offset');
      if (!/^\d{1,10}$/.test(offset) || !Buffer.isBuffer(request.body))
        throw new LecternError('bad_request', 'Bytes, and the number of the first, are wanted.');
      const parts = { db, storage, now: clock.now() };
      return attachmentWire(origin, await keepPiece(parts, file, Number(offset), request.body));
    },
    { bodyLimit: longestPiece },
  );

  route(app, removeAttachment, async (request) => {
    const { userId } = learner(request);
    const id = param(request, 'attachmentId');
    const { workflowId } = await reachableFile(db, userId, id);
    await db.transaction(async (tx) => {
      await lockTeams(tx, userId, workflowId);
      await loadRun(tx, userId, workflowId, clock.now(), true);
      const { file } = await reachableFile(tx, userId, id);
      await checkChangeable(tx, file);
      await tx
        .update(attachments)
        .set({ removed: new Date(clock.now()) })
        .where(eq(attachments.id, id));
    });
    // Bytes that the storage does not remove now are removed by the next purge (ATTACH-8).
    await removeFiles(db, storage, [id]).catch((error: unknown) => console.error(error));
    return {};
  });

  app.get(`${attachmentPath}/:id/file`, { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    if (!request.actor && asksForPage(request)) return reply.redirect(signInAddress({ redirectUrl: request.url }));
    const { file } = await reachableFile(db, learner(request).userId, param(request, 'id'));
    if (file.received < file.size) throw refused('This file has not arrived yet.');
    return sendAttachment(reply, db, storage, file);
  });
}

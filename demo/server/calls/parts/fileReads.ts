import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LecternError } from '../../../../src/errors.ts';
import { projectRoot } from '../../config.ts';
import { files } from '../../db/schema.ts';
import { asksForPage } from '../../http/asksForPage.ts';
import { sendFile } from '../../http/sendFile.ts';
import { signInAddress } from '../../oidc/signInAddress.ts';
import { gradeDue } from '../courseCommands.ts';
import { keepBriefly } from '../keepBriefly.ts';
import { mayHaveFiles } from './mayHaveFiles.ts';
import { learner, notFound, param, type Deps } from '../route.ts';

/** A film is fetched in dozens of pieces: one check of permission serves all requests within so many milliseconds (SRV-25). */
const judgedFor = 3000;

/** Registers the files of parts. Only learners who may read the part now get them (SRV-25). */
export function registerFileReads(app: FastifyInstance, { db, clock }: Deps): void {
  const folder = join(projectRoot(), 'demo/server/seed/files');
  const judged = keepBriefly<typeof files.$inferSelect>(clock, judgedFor);
  const fileFor = async (userId: string, id: string) => {
    await gradeDue(db, userId, clock.now());
    const [file] = await db.select().from(files).where(eq(files.id, id));
    if (!file) throw notFound('file');
    if (!(await mayHaveFiles(db, userId, file.activityId, clock.now())))
      throw new LecternError('forbidden', 'This file belongs to a part that is not open to you now.');
    return file;
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    // A document that a framed page opens in another tab comes without the frame's session. Its reader is known by the
    // portal's own session, or signs in (SRV-25).
    if (!request.actor && asksForPage(request)) return reply.redirect(signInAddress({ redirectUrl: request.url }));
    const { userId } = learner(request);
    const id = param(request, 'id');
    const file = await judged(JSON.stringify([userId, id]), () => fileFor(userId, id));
    return sendFile(request, reply, { ...file, path: join(folder, file.path) });
  };
  // Not compressed: a range of a file is a range of its original bytes.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/lms-storage/v1/files/:id',
    exposeHeadRoute: false,
    handler,
    compress: false,
  });
}

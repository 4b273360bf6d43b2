import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LecternError } from '../../../src/errors.ts';
import { projectRoot } from '../config.ts';
import { files } from '../db/schema.ts';
import { sendFile } from '../http/sendFile.ts';
import { mayHaveFiles } from './mayHaveFiles.ts';
import { notFound, param, type Deps } from './route.ts';
import { upToDate } from './upToDate.ts';

/** Registers the files of parts, which only those may have who may read the part now (SRV-25). */
export function registerFileReads(app: FastifyInstance, { db, clock }: Deps): void {
  const folder = join(projectRoot(), 'demo/server/seed/files');
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const userId = await upToDate({ db, clock }, request);
    const [file] = await db.select().from(files).where(eq(files.id, param(request, 'id')));
    if (!file) throw notFound('file');
    if (!(await mayHaveFiles(db, userId, file.activityId, clock.now()))) throw new LecternError('forbidden', 'This file belongs to a part that is not open to you now.');
    return sendFile(request, reply, { ...file, path: join(folder, file.path) });
  };
  // A part of a file is a part of its very bytes: it is not compressed.
  app.route({ method: ['GET', 'HEAD'], url: '/api/lms-storage/v1/files/:id', exposeHeadRoute: false, handler, compress: false });
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { scormPackages } from '../../db/scorm/schemaScorm.ts';
import { aroundAdmin } from '../../http/around.ts';
import { asPage } from '../../http/asPage.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOfRequest, type Language } from '../../http/language.ts';
import { adminPage } from '../../shell/administrator.ts';
import { author } from '../../shell/author.ts';
import type { FormToken } from '../../shell/formToken.ts';
import { packageLimits } from '../limits.ts';
import { PackageError } from '../PackageError.ts';
import { packagesFolder } from '../packages/packageFolder.ts';
import { storePackage } from '../packages/storePackage.ts';
import { listPackages, loadPlaces } from './loadPlaces.ts';
import { packagesPage, packagesPath, type PackagesView } from './packagesPage.ts';
import { placePackage } from './placePackage.ts';
import { latinDigits } from '../../language/latinDigits.ts';

const MB = 1_048_576;

interface Fields {
  readonly token?: string;
  readonly place?: string;
  readonly windows?: string;
}

/** The fields before the file; fields after it are not read. */
const fieldsOf = ({ fields }: MultipartFile): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field && 'value' in field && typeof field.value === 'string' ? [[name, field.value]] : [],
    ),
  );

/** The text of a refusal. */
function refusalText({ text, tag }: Language, error: unknown): string | null {
  const most = new Intl.NumberFormat(latinDigits(tag)).format(packageLimits.upload / MB);
  if ((error as { readonly code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
    return text('scorm.refused.upload', { most });
  return error instanceof PackageError ? text(`scorm.refused.${error.code}`, { about: error.about }) : null;
}

/** `/teach/packages`, where authors and administrators upload packages and choose where they play (SCORM-17). */
export function registerPackages(app: FastifyInstance, db: Db, clock: Clock, config: Config, token: FormToken): void {
  const draw = async (request: FastifyRequest, told: PackagesView['told']) => {
    const actor = author(request, 'upload packages');
    const language = languageOfRequest(request);
    const around = aroundAdmin(language, actor, { text: language.text('scorm.title') });
    const view = {
      token: token.for(actor.sessionId),
      packages: await listPackages(db),
      places: await loadPlaces(db),
      told,
    };
    return packagesPage(language, view, around);
  };
  adminPage(app, config, packagesPath, async (request) => {
    const { text } = languageOfRequest(request);
    const { uploaded, used } = request.query as { readonly uploaded?: string; readonly used?: string };
    const told = uploaded === undefined ? null : text('scorm.uploaded', { name: uploaded.slice(0, 500) });
    const also = used === undefined ? told : text('scorm.used');
    return draw(request, also === null ? null : { good: true, text: also });
  });

  app.post<{ Params: { readonly id: string } }>(`${packagesPath}/:id`, async (request, reply) => {
    token.check(request, author(request, 'upload packages').sessionId);
    const [pack] = await db.select().from(scormPackages).where(eq(scormPackages.id, request.params.id));
    if (!pack) throw new HttpError(404, 'not_found', 'There is no such package.');
    const { place = '' } = (request.body ?? {}) as Fields;
    await db.transaction((tx) => placePackage(tx, place, pack));
    return reply.redirect(`${packagesPath}?used`, 303);
  });

  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: packageLimits.upload, files: 1, fields: 5, fieldSize: 4096, parts: 6 },
      throwFileSizeLimit: true,
    });
    scope.post(packagesPath, (request, reply) => upload(request, reply));
  });

  async function upload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { sessionId, userId } = author(request, 'upload packages');
    const language = languageOfRequest(request);
    const refuse = async (text: string) =>
      asPage(reply, config)
        .code(422)
        .send(await draw(request, { good: false, text: `${language.text('scorm.refused')} ${text}` }));
    const part = await request.file();
    if (!part) return refuse(language.text('scorm.refused.noFile'));
    const fields = fieldsOf(part);
    token.check({ body: fields } as FastifyRequest, sessionId);
    const taken = await take(part, fields, { language, userId });
    return typeof taken === 'string'
      ? refuse(taken)
      : reply.redirect(`${packagesPath}?uploaded=${encodeURIComponent(taken.title)}`, 303);
  }

  /** Stores an uploaded package; returns the text of its refusal instead. Nothing else of the upload is kept. */
  async function take(
    part: MultipartFile,
    { place = '', windows }: Fields,
    { language, userId }: { readonly language: Language; readonly userId: string },
  ): Promise<{ readonly title: string } | string> {
    const folder = packagesFolder(config);
    const file = join(folder, `.upload-${randomUUID()}.zip`);
    try {
      await mkdir(folder, { recursive: true });
      await pipeline(part.file, createWriteStream(file, { flags: 'wx' }));
      if (part.file.truncated) throw Object.assign(new Error(), { code: 'FST_REQ_FILE_TOO_LARGE' });
      if (part.file.bytesRead === 0) return language.text('scorm.refused.noFile');
      const stored = await storePackage(db, config, file, {
        opensWindows: windows === 'yes',
        userId,
        now: clock.now(),
      });
      await db.transaction((tx) => placePackage(tx, place, stored));
      return stored;
    } catch (error) {
      const text = refusalText(language, error);
      if (text === null) throw error;
      return text;
    } finally {
      await rm(file, { force: true });
    }
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileKind } from './filePath.ts';
import { keptFiles } from './keptFiles.ts';
import type { CertificateFacts } from './render/certificateFacts.ts';
import { renderCertificate } from './render/renderCertificate.ts';

const mediaTypes = { pdf: 'application/pdf', png: 'image/png' } as const satisfies Record<FileKind, string>;
const fileOf = keptFiles(async (facts, kind) => (await renderCertificate(facts, [kind]))[kind]);

/** Sends a file of a certificate, or 304 if the client has the same file already. */
export async function sendCertificate(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  facts: CertificateFacts,
  kind: FileKind,
): Promise<FastifyReply> {
  const { bytes, etag } = await fileOf(facts, kind);
  reply.headers({
    'content-type': mediaTypes[kind],
    'content-disposition': `inline; filename="${facts.number}.${kind}"`,
    // The file is in the reader's language.
    'vary': 'Accept-Language, Cookie',
    etag,
  });
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  reply.header('content-length', bytes.length);
  return method === 'HEAD' ? reply.send() : reply.send(bytes);
}

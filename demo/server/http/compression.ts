import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * How replies are compressed. A list of courses is compressed at once: the library would give it to another thread, and that takes longer
 * than the compression when many people ask for lists.
 */
export const compression: FastifyCompressOptions = {
  threshold: 1024,
  syncThreshold: 65_536,
  encodings: ['br', 'gzip'],
};

/** The same for a reply that is made in pieces: each piece is sent as soon as it is ready. */
export const compressionInPieces: FastifyCompressOptions = {
  ...compression,
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

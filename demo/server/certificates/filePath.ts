import { bases } from '../../../src/contract/wire/call.ts';

/** Kinds of files that a certificate has. */
export type FileKind = 'pdf' | 'png';

/** Path of a file of a certificate (CERT-11); `:id` in place of its number gives the route. */
export const filePath = (number: string, kind: FileKind) =>
  `${bases.lms}public/certificate-records/${number}/certificate.${kind}`;

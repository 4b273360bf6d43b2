import type { Certificate } from '../../domain/certificate/certificate.ts';
import { readCall } from '../wire/call.ts';
import { decode, decodePage } from '../wire/decode.ts';
import type { LoadOptions } from '../wire/loadOptions.ts';
import { certificateRecord } from './certificateRecord.ts';

/** Certificates by `certificateNumber`, or by `objectiveId` and `userId`, the newest first (CALL-49, CERT-2). */
export const certificateRecords = readCall({
  name: 'certificateRecords.query',
  base: 'lms',
  path: 'certificate-records/query',
  read: (body) => decodePage<Certificate>('certificateRecords.query', certificateRecord, body),
  _input: {} as { readonly query: LoadOptions },
});

/** One certificate for anybody, by its number (CALL-50, CERT-4). */
export const publicCertificateOf = readCall({
  name: 'publicCertificate.get',
  base: 'lms',
  path: 'public/certificate-records/{id}',
  audience: 'public',
  read: (body): Certificate => decode('publicCertificate.get', certificateRecord, body),
  _input: {} as { readonly params: { readonly id: string } },
});

import { publicCertificateOf } from '../../contract/certificates/certificateRecords.ts';
import type { Certificate } from '../../domain/certificate/certificate.ts';
import type { ErrorCode } from '../../errorCodes.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { certificateKeys } from './certificateKeys.ts';

/** Codes that mean that no such certificate is open to everybody. A 401 does not lead to sign-in here (CERT-4). */
const unknown: ReadonlySet<ErrorCode> = new Set(['not_found', 'bad_request', 'unauthorized', 'forbidden']);

/** The certificate of a number as everybody sees it (CALL-50), or null. The request is not made in anybody's name. */
export const publicCertificateQuery = (port: RuntimePort, certificateNumber: string) =>
  queryOptions({
    queryKey: certificateKeys.byNumberForAll(certificateNumber),
    queryFn: ({ signal }): Promise<Certificate | null> =>
      port.send(publicCertificateOf, { params: { id: certificateNumber } }, { signal }).catch((error: LecternError) => {
        if (unknown.has(error.code)) return null;
        throw error;
      }),
  });

import { certificateRecords } from '../../contract/certificates/certificateRecords.ts';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { Certificate } from '../../domain/certificate/certificate.ts';
import { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { certificateKeys } from './certificateKeys.ts';

/** The certificate of a number, as its owner sees it (CERT-2); null where this person has none of that number. */
export const certificateQuery = (port: RuntimePort, certificateNumber: string) =>
  queryOptions({
    queryKey: certificateKeys.byNumber(certificateNumber),
    queryFn: async ({ signal }): Promise<Certificate | null> => {
      const query = {
        filter: ['certificateNumber', '=', certificateNumber],
        sort: [{ selector: 'created', desc: true }],
        take: 1,
      } as const;
      const { items } = await port.send(certificateRecords, { query }, { signal });
      const [first] = items;
      if (first && isUnreadable(first))
        throw new LecternError('bad_reply', 'a certificate cannot be read', {
          call: certificateRecords.name,
          field: first.field,
        });
      return first ?? null;
    },
  });

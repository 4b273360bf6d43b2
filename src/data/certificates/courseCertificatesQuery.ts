import { certificateRecords } from '../../contract/certificates/certificateRecords.ts';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { Certificate } from '../../domain/certificate/certificate.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { certificateKeys } from './certificateKeys.ts';

/** How many certificates of one course are asked for. */
const most = 100;

/**
 * A learner's certificates of a course, the newest first (CERT-2); none where the LMS has no certificates at all.
 * @param recordId id of the last result, as a part of the key: a new result may have brought a new certificate
 */
export const courseCertificatesQuery = (port: RuntimePort, objectiveId: string, userId: string, recordId = '') =>
  queryOptions({
    queryKey: certificateKeys.ofCourse(objectiveId, userId, recordId),
    queryFn: async ({ signal }): Promise<readonly Certificate[]> => {
      const query = {
        filter: [['objectiveId', '=', objectiveId], 'and', ['userId', '=', userId]],
        sort: [{ selector: 'created', desc: true }],
        take: most,
      } as const;
      try {
        const { items } = await port.send(certificateRecords, { query }, { signal });
        return items.filter((item): item is Certificate => !isUnreadable(item));
      } catch (error) {
        if ((error as LecternError).code === 'not_found') return [];
        throw error;
      }
    },
  });

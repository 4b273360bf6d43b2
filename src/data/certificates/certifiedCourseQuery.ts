import type { Certificate } from '../../domain/certificate/certificate.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { certificateKeys } from './certificateKeys.ts';

/**
 * The course of a certificate whose record does not contain it (CERT-23), requested in the learner's name. Null where it cannot be fetched;
 * the certificate is then shown without it.
 */
export const certifiedCourseQuery = (port: RuntimePort, objectiveId: string) =>
  queryOptions({
    queryKey: certificateKeys.courseOf(objectiveId),
    queryFn: async ({ signal }): Promise<Certificate['course']> => {
      try {
        const { objectiveAccessOf } = await import('../../contract/courses/objectiveAccesses.ts');
        const { objective } = await port.send(objectiveAccessOf, { params: { objectiveId } }, { signal });
        return { id: objective.id, name: objective.name, code: objective.code, description: objective.description };
      } catch {
        return null;
      }
    },
    staleTime: 10 * 60_000,
  });

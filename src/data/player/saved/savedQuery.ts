import { savedPartsOf } from '../../../contract/parts/savedParts.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { queryOptions } from '../../query/queryOptions.ts';
import { savedKey } from './savedKey.ts';

/** The parts that the learner has saved (CALL-92). @param objectiveId a course; empty for all courses */
export const savedQuery = (port: Pick<RuntimePort, 'send'>, objectiveId: string) =>
  queryOptions({
    queryKey: [...savedKey, objectiveId],
    queryFn: ({ signal }) => port.send(savedPartsOf, objectiveId ? { query: { objectiveId } } : {}, { signal }),
  });

import { savedPartsOf } from '../../../contract/parts/savedParts.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { queryOptions } from '../../query/queryOptions.ts';
import { savedKey } from './savedKey.ts';

/** What the learner has saved (CALL-92). @param objectiveId a course; all of theirs where it is empty */
export const savedQuery = (port: Pick<RuntimePort, 'send'>, objectiveId: string) =>
  queryOptions({
    queryKey: [...savedKey, objectiveId],
    queryFn: ({ signal }) => port.send(savedPartsOf, objectiveId ? { query: { objectiveId } } : {}, { signal }),
  });

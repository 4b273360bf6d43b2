import { unitsOf } from '../../contract/person/units.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';

/** The units of a person (CALL-51). */
export const unitsQuery = (port: RuntimePort, userId: string) =>
  queryOptions({
    queryKey: ['units', userId] as const,
    queryFn: ({ signal }) => port.send(unitsOf, { params: { userId } }, { signal }),
  });

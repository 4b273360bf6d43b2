import { channelsOfLearner } from '../../contract/notifications/channels.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { channelsKey } from './channelsKey.ts';

/** The learner's channels (CALL-82). */
export const channelsQuery = (port: RuntimePort) =>
  queryOptions({ queryKey: channelsKey, queryFn: ({ signal }) => port.send(channelsOfLearner, {}, { signal }) });

import { notificationPreferences } from '../../contract/notifications/preferences.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';

/** Key of how the learner wants to be told. */
export const preferencesKey = ['notificationPreferences'] as const;

/** How the learner wants to be told (CALL-86). Another tab may have changed it: it is asked for again when one comes back to the page. */
export const preferencesQuery = (port: RuntimePort) =>
  queryOptions({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => port.send(notificationPreferences, {}, { signal }),
    staleTime: 0,
  });

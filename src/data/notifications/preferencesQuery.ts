import { notificationPreferences } from '../../contract/notifications/preferences.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';

/** Key of the learner's notification preferences. */
export const preferencesKey = ['notificationPreferences'] as const;

/**
 * The learner's notification preferences (CALL-86). Another tab may have changed them, so they are fetched again when the learner comes
 * back to the page.
 */
export const preferencesQuery = (port: RuntimePort) =>
  queryOptions({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => port.send(notificationPreferences, {}, { signal }),
    staleTime: 0,
  });

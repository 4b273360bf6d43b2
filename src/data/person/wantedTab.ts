import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';

const queryKey = ['wantedTab'] as const;
/** So long a wish is remembered, in milliseconds: the profile opens right after it. */
const soon = 10_000;

/** The tab of the profile that a link elsewhere on the page asked for; it is nothing of the server's. */
export const wantedTab = queryOptions<string | null, string | null, typeof queryKey>({
  queryKey,
  queryFn: () => null,
  enabled: false,
  gcTime: soon,
});

/** Has the profile open with a tab, wherever on the page it stands or is shown next. */
export const wantTab = ({ cache }: Pick<RuntimePort, 'cache'>, tab: string): void =>
  void cache.setQueryData<string | null>(queryKey, tab);

/** The profile has opened it. */
export const tabOpened = ({ cache }: Pick<RuntimePort, 'cache'>): void =>
  void cache.setQueryData<string | null>(queryKey, null);

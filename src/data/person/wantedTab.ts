import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';

const queryKey = ['wantedTab'] as const;
/** How long a wish is remembered, in milliseconds: the profile opens right after it. */
const soon = 10_000;

/** The tab of the profile that a link elsewhere on the page asked for. No data of the server. */
export const wantedTab = queryOptions<string | null, string | null, typeof queryKey>({
  queryKey,
  queryFn: () => null,
  enabled: false,
  gcTime: soon,
});

/** Makes the profile open a tab, wherever on the page the profile is shown now or next. */
export const wantTab = ({ cache }: Pick<RuntimePort, 'cache'>, tab: string): void =>
  void cache.setQueryData<string | null>(queryKey, tab);

/** Forgets the wish, once the profile has opened the tab. */
export const tabOpened = ({ cache }: Pick<RuntimePort, 'cache'>): void =>
  void cache.setQueryData<string | null>(queryKey, null);

import type { Outcome } from '../../../data/notifications/usePreferences.ts';
import type { Known } from '../../../data/notifications/useChannels.ts';
import type { Preferences } from '../../../domain/notifications/preferences.ts';

/** What stands in the tab of notifications. */
export type PreferencesView =
  | { readonly kind: 'loading' | 'failed' | 'offline' }
  /** `notice`: it may be old, or cannot be changed now. */
  | { readonly kind: 'shown'; readonly notice: 'offline' | 'stale' | null };

/** The state of the tab (NOTE-16). A failure never removes what was loaded. */
export function preferencesView({ data, error, online }: Omit<Known<Preferences>, 'retry'>): PreferencesView {
  if (data === null) {
    if (!online || error?.code === 'offline') return { kind: 'offline' };
    return { kind: error ? 'failed' : 'loading' };
  }
  if (!online) return { kind: 'shown', notice: 'offline' };
  return { kind: 'shown', notice: error ? 'stale' : null };
}

/** What is said beside a kind after it was changed; by the key of its text (NOTE-16). */
export function outcomeKey(outcome: Outcome | undefined) {
  if (outcome?.kind !== 'failed') return outcome?.kind === 'saved' ? ('noticeSaved' as const) : null;
  const { code } = outcome.error;
  if (code === 'offline') return 'noticeOffline' as const;
  return code === 'forbidden' ? ('noticeForbidden' as const) : ('noticeFailed' as const);
}

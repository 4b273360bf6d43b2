import type { Outcome } from '../../../data/notifications/usePreferences.ts';
import type { Known } from '../../../data/notifications/useChannels.ts';
import type { Preferences } from '../../../domain/notifications/preferences.ts';
import { notLoaded, type NotLoaded } from '../../../domain/load/notLoaded.ts';
import { whyOld, type WhyOld } from '../../../domain/load/whyOld.ts';

/** The state of the tab of notifications: the settings, or the panel that replaces them. */
export type PreferencesView =
  | NotLoaded
  /** `notice`: the settings may be old, or cannot be changed now. */
  | { readonly kind: 'shown'; readonly notice: WhyOld };

/** The state of the tab (NOTE-16). A failure never removes loaded data. */
export function preferencesView({ data, error, online }: Omit<Known<Preferences>, 'retry'>): PreferencesView {
  if (data === null) return notLoaded(error, online);
  return { kind: 'shown', notice: whyOld(error, online) };
}

/** The key of the text beside a kind after a change (NOTE-16). */
export function outcomeKey(outcome: Outcome | undefined) {
  if (outcome?.kind !== 'failed') return outcome?.kind === 'saved' ? ('noticeSaved' as const) : null;
  const { code } = outcome.error;
  if (code === 'offline') return 'noticeOffline' as const;
  return code === 'forbidden' ? ('noticeForbidden' as const) : ('noticeFailed' as const);
}

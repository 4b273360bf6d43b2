import { useMemo, useState } from 'react';
import { readBanners } from '../../contract/home/readBanners.ts';
import type { Banner } from '../../domain/home/banner.ts';
import { bannersNow } from '../../domain/home/bannersNow.ts';
import type { Moment } from '../../domain/time/moment.ts';
import { fromJson } from '../../plain/fromJson.ts';
import { toJson } from '../../plain/toJson.ts';
import { usePort } from '../../port/context.tsx';
import { useConfiguration } from '../settings/useConfiguration.ts';

/** Storage key of the banners that the learner has closed. */
const closedKey = 'closedBanners';

function readClosed(text: string | null): readonly string[] {
  try {
    const kept: unknown = fromJson(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** All banners in the tenant's configuration (DASH-9). */
export function useAllBanners(): readonly Banner[] {
  const configuration = useConfiguration(usePort());
  return useMemo(() => readBanners(configuration?.banners), [configuration]);
}

/** The banners that are shown to the learner. */
export interface ShownBanners {
  readonly shown: readonly Banner[];
  /** Closes a banner, and remembers that for this person in this browser (DASH-10). */
  readonly close: (id: string) => void;
}

/**
 * The banners that are shown now.
 * @param userId null while the user is not known: then the closed banners are not known either, so nothing is shown
 */
export function useBanners(all: readonly Banner[], userId: string | null, moment: Moment): ShownBanners {
  const { storage } = usePort();
  const own = useMemo(() => (userId === null ? null : storage.of(userId)), [storage, userId]);
  const [kept, setKept] = useState<{ readonly of: typeof own; readonly ids: readonly string[] } | null>(null);
  const closed = kept && kept.of === own ? kept.ids : readClosed(own?.get(closedKey) ?? null);
  return {
    shown: own ? bannersNow(all, new Set(closed), moment) : [],
    close: (id) => {
      // Another tab may have closed a banner since. Banners that no longer exist need not be remembered.
      const before = readClosed(own?.get(closedKey) ?? null);
      const ids = [...new Set([...before, ...closed, id])].filter((one) => all.some((banner) => banner.id === one));
      own?.set(closedKey, toJson(ids));
      setKept({ of: own, ids });
    },
  };
}

/** Limits of the data that tools may keep, for each origin and learner (FRAMED-9). Lengths are UTF-16 units. */
export const guestLimits = { keys: 500, key: 256, total: 65_536 } as const;

/** The data that tools keep in the page by `lti.put_data`: by origin, for one learner, in memory alone. */
export interface GuestStore {
  readonly get: (origin: string, key: string) => string | null;
  /** Keeps a text; null deletes it. @returns false where it would exceed the limits, and then nothing changes */
  readonly put: (origin: string, key: string, value: string | null) => boolean;
}

/** A store of one learner. It lives as long as the page, since a launch leads through several documents of the frame. */
export function createGuestStore(): GuestStore {
  const origins = new Map<string, Map<string, string>>();
  return {
    get: (origin, key) => origins.get(origin)?.get(key) ?? null,
    put: (origin, key, value) => {
      const kept = origins.get(origin) ?? new Map<string, string>();
      if (value === null) {
        kept.delete(key);
        return true;
      }
      const before = kept.get(key);
      let total = key.length + value.length;
      for (const [name, text] of kept) if (name !== key) total += name.length + text.length;
      const fits = key.length <= guestLimits.key && total <= guestLimits.total;
      if (!fits || (before === undefined && kept.size >= guestLimits.keys)) return false;
      kept.set(key, value);
      origins.set(origin, kept);
      return true;
    },
  };
}

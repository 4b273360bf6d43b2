/** The reason why the data on a screen may be out of date; null if it is current. */
export type WhyOld = 'offline' | 'stale' | null;

/**
 * Why shown data may be out of date. A failure never removes loaded data.
 * @param error the failure of the last load, if it failed
 */
export function whyOld(error: object | null, online: boolean): WhyOld {
  if (!online) return 'offline';
  return error ? 'stale' : null;
}

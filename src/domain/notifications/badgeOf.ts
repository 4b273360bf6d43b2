/** The largest number on a badge; beyond it the badge only says that there are more. */
const most = 99;

/** A number of unread announcements for a badge; null if nothing is unread or the number is invalid (NOTE-4, OVER-11, CARD-4). */
export function badgeOf(count: number): { readonly count: number; readonly over: boolean } | null {
  if (!Number.isSafeInteger(count) || count <= 0) return null;
  return { count: Math.min(count, most), over: count > most };
}

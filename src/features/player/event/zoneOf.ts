/** The time zone that a learner has chosen, where browsers know it by that name; the browser's own else. */
export function zoneOf(chosen: string | null | undefined): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!chosen) return own;
  try {
    return Intl.DateTimeFormat('en', { timeZone: chosen }).resolvedOptions().timeZone;
  } catch {
    return own;
  }
}

/** Whether this browser knows a time zone by its IANA name. A mere offset such as `+01:00` is no zone. */
export function isZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * The address that an author gave, as a link may have it: absolute, by http or https; null for anything else (MEDIA-7).
 * @param apiBase origin of the LMS with its path; what is not absolute lies there
 */
export function linkOf(address: string, apiBase: string): string | null {
  const base = `${apiBase}/`;
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

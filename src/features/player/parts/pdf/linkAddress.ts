/** The allowed address of a link in a PDF: http, https or mailto; null for anything else (MEDIA-15). */
export function linkAddress(written: unknown): string | null {
  if (typeof written !== 'string' || !URL.canParse(written)) return null;
  const { protocol, href } = new URL(written);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null;
}

/**
 * The configured address of the privacy policy as a link may have it; null for one that is none, or that is no page.
 * @param base address of the tenant's LMS
 */
export function policyAddress(configured: string | null, base: string): string | null {
  if (!configured?.trim() || !URL.canParse(configured, base)) return null;
  const { protocol, href } = new URL(configured, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

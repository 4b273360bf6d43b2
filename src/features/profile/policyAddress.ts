/**
 * The configured address of the privacy policy for a link; null if it is invalid, or not a web page.
 * @param base address of the tenant's LMS
 */
export function policyAddress(configured: string | null, base: string): string | null {
  if (!configured?.trim() || !URL.canParse(configured, base)) return null;
  const { protocol, href } = new URL(configured, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

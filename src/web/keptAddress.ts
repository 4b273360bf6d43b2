/**
 * The address under which a file is kept (OFF-7). An address of the portal itself stays unchanged; an address of the object storage loses
 * its query, which is a signature that differs each time. Null for any other origin, and for a text that is no address.
 * @param base the page's own address
 * @param storage origin of the object storage, or null
 */
export function keptAddress(address: string, base: string, storage: string | null): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  url.hash = '';
  if (url.origin === new URL(base).origin) return url.href;
  if (url.origin !== storage) return null;
  url.search = '';
  return url.href;
}

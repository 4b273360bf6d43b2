/**
 * The address under which a file is kept (OFF-7). One of the portal's own is kept as it is; one of the object storage without its query,
 * which is a signature that differs each time. Null for any other origin, and for what is no address.
 * @param base the page's own address
 * @param storage origin of the object storage, where there is one
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

/** The portal's address for signing in, with the page to go to afterwards and, where known, the provider that was used last (AUTH-6). */
export function signInAddress({
  redirectUrl,
  provider,
}: { readonly redirectUrl?: string | undefined; readonly provider?: unknown } = {}): string {
  const query = [
    ...(redirectUrl ? [`redirectUrl=${encodeURIComponent(redirectUrl)}`] : []),
    ...(typeof provider === 'string' && provider ? [`provider=${encodeURIComponent(provider.slice(0, 80))}`] : []),
  ];
  return query.length > 0 ? `/oidc/login?${query.join('&')}` : '/oidc/login';
}

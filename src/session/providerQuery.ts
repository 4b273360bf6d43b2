import type { TextStore } from './TextStore.ts';

/** The query part that names the provider used last (AUTH-6, STORE-6), with its `&`; empty where none is known. */
export function providerQuery(tab: Pick<TextStore, 'get'>): string {
  const provider = tab.get('oidc_provider');
  return provider ? `&provider=${encodeURIComponent(provider)}` : '';
}

import type { TextStore } from './TextStore.ts';
import { providerQuery } from './providerQuery.ts';

/** Address of the portal's sign-in (ROUTE-23), with the provider used last. @param back path to come back to, with its query and hash */
export function loginAddress(tab: Pick<TextStore, 'get'>, back: string): string {
  return `/oidc/login?redirectUrl=${encodeURIComponent(back)}${providerQuery(tab)}`;
}

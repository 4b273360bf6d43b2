import { LecternError } from '../../../src/errors.ts';

/**
 * The domain of the requested open catalog, in the form in which hosts are compared: in lower case, without port (PUB-1).
 * @throws LecternError `bad_request` if it is not the name of a host
 */
export function domainOf(query: unknown): string {
  const { domain } = query as { readonly domain?: unknown };
  const address = typeof domain === 'string' && /^[^\s/\\?#@%]{1,253}$/.test(domain) ? `http://${domain}` : '';
  if (!URL.canParse(address))
    throw new LecternError('bad_request', 'The parameter "domain" names the host whose catalog is wanted.', {
      field: 'domain',
      messages: { domain: ['A host is wanted, such as academy.example.'] },
    });
  return new URL(address).hostname.replace(/\.$/, '');
}

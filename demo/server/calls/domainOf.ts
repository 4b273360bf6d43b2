import { LecternError } from '../../../src/errors.ts';

/**
 * The domain whose open catalog is asked for, as names of hosts are compared: in small letters, without port (PUB-1).
 * @throws LecternError `bad_request` for what is no name of a host
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

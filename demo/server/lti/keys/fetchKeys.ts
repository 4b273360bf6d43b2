import { lookup, type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { JWK } from 'jose';
import * as v from 'valibot';
import { isLoopback, isPublicAddress } from './isPublicAddress.ts';

/** Options for fetching keys of tools. */
export interface FetchKeysOptions {
  /** Allows tools on this machine without encryption: for trying out, never in production. */
  readonly loopback: boolean;
  /** Milliseconds for the whole fetch. */
  readonly within?: number;
  /** The most bytes of the answer. */
  readonly most?: number;
}

const keySet = v.object({
  keys: v.pipe(v.array(v.looseObject({ kty: v.string(), kid: v.optional(v.string()) })), v.maxLength(50)),
});

const mayAsk = (address: string, loopback: boolean) => isPublicAddress(address) || (loopback && isLoopback(address));

/** Looks a name up and refuses addresses of private networks. It runs while connecting, so that the name cannot change in between. */
const guarded =
  (loopback: boolean): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses =
        (found as LookupAddress[] | undefined)?.filter(({ address }) => mayAsk(address, loopback)) ?? [];
      const [first] = addresses;
      const problem = error ?? (first ? null : new Error('This name leads to no public address.'));
      if (problem || !first) return done(problem as NodeJS.ErrnoException, '', 0);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };

/**
 * Fetches the public keys of a tool (LTI-14): by https, from a public address, without redirects, within 5 s and 64 kB.
 * @throws Error that says what is wrong
 */
export function fetchKeys(
  address: string,
  { loopback, within = 5000, most = 65_536 }: FetchKeysOptions,
): Promise<readonly JWK[]> {
  return new Promise((resolve, reject) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const local = loopback && (host === 'localhost' || isLoopback(host));
    if (url.protocol !== 'https:' && !(local && url.protocol === 'http:'))
      return reject(new Error('Keys are fetched by https.'));
    // A literal address is never looked up.
    if (isIP(host) && !mayAsk(host, loopback)) return reject(new Error('This is no public address.'));
    const send = url.protocol === 'https:' ? requestSecurely : requestPlain;
    const asked = send(
      url,
      {
        headers: { accept: 'application/json' },
        lookup: guarded(loopback),
        signal: AbortSignal.timeout(within),
        agent: false,
      },
      (reply) => {
        if (reply.statusCode !== 200) {
          asked.destroy();
          return reject(new Error(`The keys were answered with ${reply.statusCode}.`));
        }
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          text += part;
          if (text.length > most) asked.destroy(new Error('The answer is too long.'));
        });
        reply.on('end', () => {
          const read = v.safeParse(v.pipe(v.string(), v.parseJson(), keySet), text);
          if (read.success) resolve(read.output.keys as JWK[]);
          else reject(new Error('The answer is no set of keys.'));
        });
        reply.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

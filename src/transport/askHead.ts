import { LecternError } from '../errors.ts';
import type { Client } from './createClient.ts';
import type { Exchange } from './createExchange.ts';
import type { SendOptions } from './send.ts';

export interface AskHeadDeps {
  readonly exchange: Exchange;
  readonly client: Client;
  /** Origin of the LMS with its path. */
  readonly apiBase: string;
  readonly ended: AbortSignal;
}

/**
 * Asks for the headers behind a link. A request to the LMS is sent in the learner's name, and a refusal there never leads to sign-in. A
 * request to another host is anonymous, and has no referrer.
 * @param link absolute address
 * @throws LecternError
 */
export async function askHead(
  call: string,
  link: string,
  { exchange, client, apiBase, ended }: AskHeadDeps,
  options: SendOptions,
): Promise<Headers> {
  if (!/^https?:/i.test(link) || !URL.canParse(link))
    throw new LecternError('bad_request', `${call}: no address`, { call });
  const url = new URL(link);
  if (url.origin === new URL(apiBase).origin) {
    const { headers } = await exchange(
      { call, method: 'HEAD', url: url.href, prefer: 'respond-async', asUser: true, repeatable: true },
      { ...options, renew: false },
    );
    return headers;
  }
  const { headers, ok, status } = await client.anyone
    .raw(url.href, {
      method: 'HEAD',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: options.signal ?? ended,
    })
    .catch((cause: unknown) => {
      throw new LecternError('network', `${call}: lost`, { call, cause });
    });
  if (!ok) throw new LecternError('not_found', `${call}: ${status}`, { call, status });
  return headers;
}

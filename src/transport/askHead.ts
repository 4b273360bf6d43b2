import { LecternError } from '../errors.ts';
import { askLink, type AskLinkDeps } from './askLink.ts';
import type { SendOptions } from './send.ts';

/**
 * Asks for the headers behind a link: in the learner's name where it leads to the LMS.
 * @param link absolute address
 * @throws LecternError
 */
export async function askHead(
  call: string,
  link: string,
  deps: AskLinkDeps,
  { signal }: SendOptions,
): Promise<Headers> {
  if (!/^https?:/i.test(link) || !URL.canParse(link))
    throw new LecternError('bad_request', `${call}: no address`, { call });
  const url = new URL(link);
  const asUser = url.origin === new URL(deps.apiBase).origin;
  return askLink({ call, url: url.href, asUser }, deps, { method: 'HEAD', signal }, ({ headers }) => headers);
}

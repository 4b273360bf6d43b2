import { fromJson } from '../plain/fromJson.ts';
import type { GivenReply } from '../web/GivenReply.ts';
import { personHeader } from './hearPerson.ts';
import { keepReply, type KeepDeps } from './keepReply.ts';
import { keepShared } from './keepShared.ts';
import { kindOfRequest } from './kindOfRequest.ts';

/** The block of a page with replies to a person. The server escapes characters that could end it. */
export const givenBlock = /<script type="application\/json" id="given">(.*?)<\/script>/s;

export interface GivenDeps extends KeepDeps {
  readonly origin: string;
  /** Path of the folder with the code of the page. */
  readonly build: string;
}

/**
 * Keeps the replies that came with a page (SRV-96), like replies to the page's own requests.
 * @param page its HTML
 * @param asked when the request for the page was sent
 */
export async function keepGiven(deps: GivenDeps, page: string, asked: number): Promise<void> {
  const block = givenBlock.exec(page)?.[1];
  if (block === undefined) return;
  const { caches, origin, build } = deps;
  for (const { path, status, date, person, body } of fromJson(block) as readonly GivenReply[]) {
    const url = origin + path;
    const headers = {
      'content-type': 'application/json',
      ...(date !== null && { date }),
      ...(person != null && { [personHeader]: person }),
    };
    const reply = new Response(body, { status, headers });
    const kind = kindOfRequest(new Request(url), origin, build);
    if (kind === 'read') await keepReply(deps, url, reply, asked);
    if (kind === 'shared') await keepShared(caches, origin + new URL(url).pathname, reply);
  }
}

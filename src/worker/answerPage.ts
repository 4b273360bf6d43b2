import { isPublicPath } from '../routes/isPublicPath.ts';
import type { AnswerDeps } from './answerRead.ts';
import { givenBlock, keepGiven, type GivenDeps } from './keepGiven.ts';
import { navigate } from './navigate.ts';
import type { FetchEvent } from './workerScope.ts';

export interface PageDeps extends GivenDeps, Pick<AnswerDeps, 'fetch' | 'tell'> {
  /** Name of the cache with the page of this version of the code. */
  readonly shell: string;
  /** The script that only a page of this version loads. */
  readonly entry: string;
  readonly patience: number;
}

/** Name of the one page in the cache. It serves all addresses, since its script reads the address (NAV-1). */
export const shellName = '/learn';

const isHtml = (reply: Response) => /^text\/html/.test(reply.headers.get('content-type') ?? '');

/**
 * Keeps a page of this version, without the replies to a person that came with it (SRV-96): another person may use the device next. A page
 * of a newer version is not kept, since it needs other code; its own worker is on its way.
 */
export async function keepPage(
  { caches, shell, entry }: Pick<PageDeps, 'caches' | 'shell' | 'entry'>,
  reply: Response,
): Promise<void> {
  if (reply.status !== 200 || !isHtml(reply)) return;
  const { status, headers } = reply;
  const text = (await reply.text()).replace(givenBlock, '');
  if (!text.includes(entry) || text.includes('id="drawn"') || text.includes('id="given"')) return;
  await (await caches.open(shell)).put(shellName, new Response(text, { status, headers }));
}

/**
 * Tells the server that a window opens the page, so that replies may come with it: the browser does not say so in a worker's request
 * (SRV-96).
 */
const asWindow = (request: Request) =>
  new Request(request, { headers: [...request.headers, ['lectern-page', 'window']] });

/** Keeps a page and, separately, the replies to its person that came with it. */
async function keep(deps: PageDeps, reply: Response, asked: number): Promise<void> {
  const { status, headers } = reply;
  if (!isHtml(reply)) return;
  const text = await reply.text();
  await Promise.all([keepPage(deps, new Response(text, { status, headers })), keepGiven(deps, text, asked)]);
}

/** The kept page, marked as kept for its own script. */
async function keptPage({ caches, shell }: PageDeps): Promise<Response | null> {
  const reply = await (await caches.open(shell)).match(shellName, { ignoreVary: true });
  if (!reply) return null;
  const { status, headers } = reply;
  const said = headers.get('date') ?? '';
  const text = (await reply.text()).replace('<html ', () => `<html data-kept="${said.replace(/["&<>]/g, '')}" `);
  return new Response(text, { status, headers });
}

/**
 * Answers the request for a page: from the server, so that no worker holds a page back in an old version; with the kept page where the
 * server cannot be reached, or does not answer for long (OFF-1). Pages for visitors always come from the server.
 */
export async function answerPage(event: FetchEvent, deps: PageDeps): Promise<Response> {
  const { request } = event;
  const isPublic = isPublicPath(new URL(request.url).pathname.slice(shellName.length));
  const asked = deps.now();
  const fromServer = navigate(event, deps.fetch, isPublic ? request : asWindow(request)).then((reply) => {
    deps.tell('live');
    if (!isPublic && reply.type !== 'opaqueredirect') event.waitUntil(keep(deps, reply.clone(), asked).catch(() => {}));
    return reply;
  });
  if (isPublic) return fromServer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), deps.patience)));
  try {
    const reply = await Promise.race([fromServer, late]);
    if (reply) return reply;
    fromServer.catch(() => undefined);
    return (await keptPage(deps)) ?? (await fromServer);
  } catch (cause) {
    const reply = await keptPage(deps);
    if (!reply) throw cause;
    deps.tell('kept');
    return reply;
  } finally {
    clearTimeout(timer);
  }
}

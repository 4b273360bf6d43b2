/** Files that failed. Requests for them bypass the cache, which may hold the failed reply. */
const failed = new Set<string>();
const coming: Record<string, Promise<void>> = {};

/** The page's policy reports a refused request a moment after the request has failed. In milliseconds. */
const policyLag = 100;

/** Resolves with `true` when the page's policy refuses a request for `url`, and never otherwise. */
function refusal(url: string, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ blockedURI }) => url.startsWith(blockedURI) && resolve(true),
      { signal },
    );
  });
}

async function bring(url: string): Promise<void> {
  try {
    const reply = await fetch(url, { cache: failed.has(url) ? 'reload' : 'default' });
    // A gateway, or the sign-in page of a network, may answer with a page of its own.
    if (!reply.ok || !/javascript/.test(reply.headers.get('content-type') ?? ''))
      throw new TypeError(`${url}: ${reply.status}`);
    // The browser's cache keeps a reply only when it has been read.
    await reply.arrayBuffer();
    failed.delete(url);
  } catch (cause) {
    failed.add(url);
    throw cause;
  }
}

/** Whether the page has a hint for a file. The first request then gets the result of the hint, which may be an old failure. */
const isHinted = (url: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[as=fetch]')].some(({ href }) => href === url);

async function ask(url: string): Promise<void> {
  const over = new AbortController();
  const refused = refusal(url, over.signal);
  try {
    await bring(url).catch((cause: unknown) => {
      if (isHinted(url)) return bring(url);
      throw cause;
    });
  } catch (cause) {
    // A policy may allow code and refuse requests. Then the import is the only way left.
    if (!(await Promise.race([refused, new Promise((resolve) => setTimeout(resolve, policyLag))]))) throw cause;
  } finally {
    over.abort();
  }
}

/**
 * Fetches a script into the browser's cache, where an `import()` or a worker finds it (LATE-1). A request can be repeated; some browsers
 * remember a failed import for the life of the page. A file that is on its way is not requested twice.
 * @throws TypeError if it cannot be fetched now
 */
export function cacheScript(url: string): Promise<void> {
  return (coming[url] ??= ask(url).finally(() => delete coming[url]));
}

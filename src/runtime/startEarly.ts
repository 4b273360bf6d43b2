import { rebased } from '../contract/wire/rebased.ts';
import { nearest } from '../language/nearest.ts';
import { tabId } from '../storage/tabId.ts';
import { askEarly } from '../transport/askEarly.ts';
import { settingsPath } from '../web/settingsPath.ts';
import { builtTags } from '../language/builtTags.ts';
import type { RuntimePlace } from './runtimePlace.ts';
import type { Start } from './start.ts';

/** The requests that are worth sending before the code that needs them is loaded; addresses below the API base. */
export interface EarlyNeeds {
  /** Calls in the learner's name, the most urgent first: a browser holds six connections to a server that speaks HTTP/1.1. */
  readonly own: readonly string[];
  /** Locale files. */
  readonly namespaces: readonly string[];
}

const limit = 15_000;

/**
 * Sends the early requests, each address once, and stores the replies for the runtime. Where the LMS is on another origin,
 * the learner's calls wait for a token provider, since a cookie would not be sent there.
 * @param language of the element, where the element or its place names one
 */
export function startEarly(
  start: Start,
  { apiBase, prefix }: Pick<RuntimePlace, 'apiBase' | 'prefix'>,
  { own, namespaces }: EarlyNeeds,
  language?: string,
): void {
  const {
    options: { getToken, locale, bases },
    replies,
  } = start;
  const tag = (wanted?: string) => nearest(wanted || locale, builtTags);
  const headers = {
    'Accept': 'application/json',
    'Accept-Language': tag(),
    'Prefer': 'respond-async',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Session-Id': tabId(`${prefix}sessionId`),
  };
  const isNew = getToken && !start.token;
  if (isNew) start.token = (async () => getToken({ reason: 'start', signal: AbortSignal.timeout(limit) }))();
  const { token } = start;
  const ask = (url: string, learners?: typeof headers) => {
    // A reply to a request with a cookie does not answer a request with a token.
    if (replies.has(url) && !(learners && isNew)) return;
    // The runtime's code takes longest, so it gets the connection that is already open. The learner's calls follow one turn later. Texts
    // and settings are small and wait for the next task: they take no connection from either.
    const turn = learners ? Promise.resolve(token) : new Promise<void>((resolve) => setTimeout(resolve));
    const reply = turn.then((bearer) =>
      askEarly(url, {
        credentials: learners && !token ? 'same-origin' : 'omit',
        headers: { ...learners, ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      }),
    );
    reply.catch(() => undefined); // the code that takes the reply handles the failure
    replies.set(url, reply);
  };
  for (const namespace of namespaces) ask(`${start.embedBase}locales/${tag(language)}/${namespace}.json`);
  if (!token && apiBase !== location.origin) return;
  // Every element needs the settings, and in nobody's name: their call waits for no token. Without headers of its own, no browser asks
  // another origin beforehand whether it may send it.
  ask(apiBase + rebased(settingsPath, bases));
  for (const path of own) ask(apiBase + rebased(path, bases), headers);
}

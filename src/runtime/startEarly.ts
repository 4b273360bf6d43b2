import { nearest } from '../i18n/nearest.ts';
import { tabId } from '../storage/tabId.ts';
import { askEarly } from '../transport/askEarly.ts';
import { builtTags } from './builtTags.ts';
import type { Place } from './placeOf.ts';
import type { Start } from './start.ts';

/** What is worth asking for before the code that needs it is there; addresses below the API base. */
export interface EarlyNeeds {
  /** Calls, the most urgent first: a browser holds six connections to a server that speaks HTTP/1.1. */
  readonly own: readonly string[];
  /** Locale files. */
  readonly namespaces: readonly string[];
}

const limit = 15_000;

/**
 * Asks early, each address once, and leaves the replies where the runtime takes them. The learner's calls wait for a
 * token provider where the LMS is on another origin: a cookie would not get there.
 * @param language of the element, where it or its place says one
 */
export function startEarly(start: Start, { apiBase, prefix }: Pick<Place, 'apiBase' | 'prefix'>, { own, namespaces }: EarlyNeeds, language?: string): void {
  const { options: { getToken, locale }, replies } = start;
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
    // What a cookie was answered does not answer a token.
    if (replies.has(url) && !(learners && isNew)) return;
    // A turn later, so that the runtime's code, which is waited for longest, has the connection that is open already.
    const reply = Promise.resolve(learners && token).then((bearer) =>
      askEarly(url, { credentials: learners && !token ? 'same-origin' : 'omit', headers: { ...learners, ...(bearer && { Authorization: `Bearer ${bearer}` }) } }),
    );
    reply.catch(() => undefined); // whoever takes it will see
    replies.set(url, reply);
  };
  for (const namespace of namespaces) ask(`${start.embedBase}locales/${tag(language)}/${namespace}.json`);
  if (token || apiBase === location.origin) for (const path of own) ask(apiBase + path, headers);
}

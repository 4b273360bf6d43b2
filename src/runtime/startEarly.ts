import { defaultTag, nearest } from '../i18n/nearest.ts';
import { peek, tabId } from '../storage/peek.ts';
import { askEarly } from '../transport/askEarly.ts';
import { builtTags } from './builtTags.ts';
import { placeOf } from './placeOf.ts';
import type { Start } from './start.ts';

/** What is worth asking for before the code that needs it is there; addresses below the API base. */
export interface EarlyNeeds {
  /** Asked in nobody's name. */
  readonly open: readonly string[];
  /** Asked in the learner's name. */
  readonly own: readonly string[];
  /** Locale files. */
  readonly namespaces: readonly string[];
  /** Language of the element, where it or its place says one. */
  readonly language: string | undefined;
}

const limit = 15_000;

/**
 * Asks early, each address once, and leaves the replies where the runtime takes them. The learner's calls wait for a
 * token provider where the LMS is on another origin: a cookie would not get there.
 */
export function startEarly(start: Start, { open, own, namespaces, language }: EarlyNeeds): void {
  const { options, replies, asked } = start;
  const { getToken } = options;
  const { apiBase, embedBase, prefix, kind } = placeOf(options, start, location);
  const pageTag = nearest(options.locale ?? peek('localStorage', `${prefix}locale`) ?? defaultTag, builtTags);
  const headers = {
    'Accept': 'application/json',
    'Accept-Language': pageTag,
    'Prefer': 'respond-async',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Session-Id': tabId(`${prefix}sessionId`),
  };
  const ask = (url: string, send: () => Promise<Response>) => {
    if (asked.has(url)) return;
    asked.add(url);
    const reply = send();
    reply.catch(() => undefined); // whoever takes it will see
    replies.set(url, reply);
  };
  for (const path of open) ask(apiBase + path, () => askEarly(apiBase + path, 'omit', headers));
  for (const namespace of namespaces) {
    const url = `${embedBase}locales/${language ? nearest(language, builtTags) : pageTag}/${namespace}.json`;
    ask(url, () => askEarly(url, 'omit'));
  }
  if (kind === 'public' || !(getToken || apiBase === location.origin)) return;
  const token = getToken && (start.token ??= new Promise((give) => give(getToken({ reason: 'start', signal: AbortSignal.timeout(limit) }))));
  for (const path of own) {
    ask(apiBase + path, () =>
      token
        ? token.then((bearer) => askEarly(apiBase + path, 'omit', { ...headers, Authorization: `Bearer ${bearer}` }))
        : askEarly(apiBase + path, 'include', headers),
    );
  }
}

import type { ErrorCode } from '../src/errorCodes.ts';
import type { LecternError } from '../src/errors.ts';
import type { Route } from '../src/routes/route.ts';
import { configure, hostOptions, startOfPage } from '../src/runtime/hostOptions.ts';
import type { Options, TokenReason } from '../src/port/options.ts';
import type { InFrame } from '../src/runtime/inFrame.ts';
import { offline } from '../src/runtime/offline/offline.ts';
import { navigationOf } from '../src/runtime/navigationOf.ts';
import { runtimePlace } from '../src/runtime/runtimePlace.ts';
import type { EarlyNeeds } from '../src/runtime/startEarly.ts';
import type { RuntimePort } from '../src/port/port.ts';
import { createLoader, type Loader } from './createLoader.ts';
import { pageRuntime } from './pageRuntime.ts';
import { tags, type Tag } from './tags.ts';
import type { Finding, Inspection } from './tools/tools.ts';

/** The tenant’s settings. */
export type Configuration = Awaited<ReturnType<RuntimePort['host']['configuration']>>;
export type { ErrorCode, InFrame, LecternError, Options, Route, RuntimePort, Tag, TokenReason };

interface TagCode {
  readonly define: (suffix?: string) => boolean;
  readonly ahead?: (attributes: Readonly<Record<string, string>>) => Promise<void>;
}

const code: Readonly<Record<Tag, () => Promise<TagCode>>> = {
  'lectern-courses': () => import('./entries/lectern-courses.ts'),
  'lectern-catalog': () => import('./entries/lectern-catalog.ts'),
  'lectern-player': () => import('./entries/lectern-player.ts'),
  'lectern-certificate': () => import('./entries/lectern-certificate.ts'),
  'lectern-results': () => import('./entries/lectern-results.ts'),
  'lectern-profile': () => import('./entries/lectern-profile.ts'),
  'lectern-calendar': () => import('./entries/lectern-calendar.ts'),
  'lectern-tutor': () => import('./entries/lectern-tutor.ts'),
  'lectern-dashboard': () => import('./entries/lectern-dashboard.ts'),
  'lectern-notifications': () => import('./entries/lectern-notifications.ts'),
  'lectern-feedback': () => import('./entries/lectern-feedback.ts'),
  'lectern-bookmarks': () => import('./entries/lectern-bookmarks.ts'),
  'lectern-frame': () => import('./entries/lectern-frame.ts'),
};

interface Needs extends EarlyNeeds {
  readonly tag: Tag;
}

// The runtime, which is part of this bundle, requests configuration, user and texts.
const table = Object.fromEntries(
  (Object.keys(tags) as Tag[]).map((tag): [Tag, Needs] => [tag, { tag, own: tags[tag].firstCalls, namespaces: [] }]),
);

/** Tells Lectern about the page: API base, language, theme, tokens, addresses. Before or after elements appear, as often as needed. */
export { configure };

const loader = createLoader(
  table,
  ({ tag }) => {
    const { locale } = pageRuntime().port;
    void locale.load(locale.tag(), tags[tag].namespaces);
    return code[tag]();
  },
  (now) => runtimePlace(now, startOfPage(), location),
);

/** Defines elements as their tags appear in the page. It is safe to call it again, together with the script, or without a page. */
export const define: Loader['define'] = (how) => (typeof document === 'undefined' ? undefined : loader.define(how));

/**
 * Loads the code and the first replies of a tag before it appears.
 * @param attributes the attributes that it will have: with those of a player, its first view is fetched too (AHEAD-1)
 */
export async function preload(tag: Tag, attributes?: Readonly<Record<string, string>>): Promise<void> {
  await loader.preload(tag);
  if (!attributes) return;
  const made = await code[tag]().catch(() => undefined);
  await made?.ahead?.(attributes);
}

/**
 * Signs out everything that the page embeds: its elements at once, unless something waits to be sent (SESS-11), and the pages in its frames
 * (SESS-19).
 */
export const signOut = (): void => loader.signOut();

/** Stops everything and leaves nothing behind: no listener, timer, channel or request. */
export const destroy = (): void => loader.destroy();

/** Checks whether the elements can work on this page. Prints and returns the findings, with the missing lines. */
export const doctor = async (): Promise<readonly Finding[]> => (await import('./tools/tools.ts')).doctor();

/** Versions, runtimes and elements of this page. */
export const inspect = async (): Promise<Inspection> => (await import('./tools/tools.ts')).inspect();

/** The parts of the shared runtime that a page may use: session, language, notices, settings, addresses. */
export interface Portal extends Pick<
  RuntimePort,
  'session' | 'locale' | 'notices' | 'host' | 'clock' | 'routes' | 'storage' | 'lease'
> {
  /** Entries that other products add to the learner's navigation; none if the LMS has no such call. */
  readonly navigation: () => ReturnType<typeof navigationOf>;
  /** For the portal's own page, outside frames: its service worker serves the page, and keeps courses (OFF-1). */
  readonly offline: (container: ServiceWorkerContainer | undefined, given: readonly string[]) => void;
  /** For a page of the portal in a frame. Its code is lazy. */
  readonly inFrame: () => Promise<InFrame & { readonly eventsOf: (tag: Tag) => readonly string[] }>;
}

// One portal for each runtime.
const portals = new WeakMap<RuntimePort, Portal>();

/** The page's runtime for the current options. Hold a lease as long as the page needs it awake. */
export function connect(): Portal {
  const { port } = pageRuntime();
  const known = portals.get(port);
  if (known) return known;
  const portal: Portal = {
    ...port,
    navigation: () => navigationOf(port),
    offline: (container, given) => offline(port, container, given),
    inFrame: async () => ({
      ...(await import('../src/runtime/inFrame.ts')).inFrame(port),
      eventsOf: (tag) => Object.keys(tags[tag].events),
    }),
  };
  portals.set(port, portal);
  return portal;
}

/** The options that have been configured so far. */
export const options = (): Options => hostOptions.getState();

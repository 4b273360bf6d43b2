import { configure, hostOptions } from '../src/runtime/hostOptions.ts';
import type { Options, TokenReason } from '../src/runtime/options.ts';
import type { RuntimePort } from '../src/runtime/port.ts';
import { createLoader, type TagNeeds } from './createLoader.ts';
import { pageRuntime } from './pageRuntime.ts';
import { tags, type Tag } from './tags.ts';

/** The tenant’s settings. */
export type Configuration = Awaited<ReturnType<RuntimePort['host']['configuration']>>;
export type { Options, RuntimePort, Tag, TokenReason };

const code: Readonly<Record<Tag, () => Promise<{ readonly define: (suffix?: string) => boolean }>>> = {
  'lectern-courses': () => import('./entries/lectern-courses.ts'),
  'lectern-player': () => import('./entries/lectern-player.ts'),
};

const table: Record<string, TagNeeds> = {};
for (const tag of Object.keys(tags) as Tag[]) {
  const { firstCalls, namespaces } = tags[tag];
  // Configuration and user are asked for by the runtime, which this bundle brings.
  table[tag] = { code: async () => (await code[tag]()).define, open: [], own: [], first: firstCalls, namespaces };
}

/** Tells Lectern about the page: API base, language, theme, tokens, addresses. Before or after elements appear, as often as needed. */
export { configure };

export const {
  /** Defines elements as their tags appear in the page. Harmless when called again, or beside the script. */
  define,
  /** Loads the code and first answers of a tag before it appears. */
  preload,
  /** Ends everything and leaves nothing: no listener, timer, channel or request. */
  destroy,
} = createLoader(table);

/** What a page may use of the runtime that its elements share: who is signed in, language, notices, settings, addresses. */
export type Portal = Pick<RuntimePort, 'session' | 'locale' | 'notices' | 'host' | 'clock' | 'routes' | 'lease'>;

/** The runtime of the page as it is configured now. Hold a lease as long as the page needs it awake. */
export function connect(): Portal {
  return pageRuntime().port;
}

/** What has been configured so far. */
export const options = (): Options => hostOptions.getState();

import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';

const unique = (all: readonly string[]) => [...new Set(all)];

/**
 * A module as a source in a content policy: this one file. Sources in policies have no query. Marks that would end a source are encoded;
 * browsers decode them before they compare.
 */
function sourceOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/[;,']/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * The sources that a content policy has to allow for modules of the tenant (SRV-65): their files, and their origins for data and pictures.
 */
export function fragmentSources(fragments: RemoteFragments): {
  readonly modules: readonly string[];
  readonly origins: readonly string[];
} {
  const urls = Object.values(fragments).map(({ url }) => url);
  return { modules: unique(urls.map(sourceOf)), origins: unique(urls.map((url) => new URL(url).origin)) };
}

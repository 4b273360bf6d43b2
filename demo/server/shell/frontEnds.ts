import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The manifest of a build of the `/learn` page. */
export interface Manifest {
  readonly entries: readonly { readonly file: string; readonly preload: readonly string[] }[];
  /** Each chunk with the chunks it imports and the modules it holds. */
  readonly files: Readonly<
    Record<string, { readonly imports: readonly string[]; readonly modules: Readonly<Record<string, number>> }>
  >;
  /** The calls that the page of an element makes first, and the namespaces of its texts, by tag. */
  readonly needs?: Readonly<
    Record<
      string,
      { readonly own: readonly string[]; readonly open?: readonly string[]; readonly namespaces?: readonly string[] }
    >
  >;
}

/** Cookie that selects the newer front end (STORE-7). */
export const frontEndCookie = 'new-learner-MF';

/** Where the files of each front end are served. */
export const frontEndPaths = { stable: '/learn/build/', next: '/learn/next-build/' } as const;

export type FrontEnd = keyof typeof frontEndPaths;

/** The builds of `/learn` in the configuration, and which one each request gets (NAV-14). */
export function createFrontEnds({ frontEnds }: Pick<Config, 'frontEnds'>) {
  const known = new Map<FrontEnd, { readonly stamp: number; readonly manifest: Manifest }>();
  const built = async (name: FrontEnd): Promise<Manifest | undefined> => {
    const path = join(frontEnds[name], 'manifest.json');
    const stamp = (await stat(path).catch(() => null))?.mtimeMs;
    if (stamp === undefined) return undefined;
    const before = known.get(name);
    if (before?.stamp === stamp) return before.manifest;
    const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
    known.set(name, { stamp, manifest });
    return manifest;
  };
  const wanted = ({ cookies }: Pick<FastifyRequest, 'cookies'>): FrontEnd =>
    cookies[frontEndCookie] === 'true' ? 'next' : 'stable';
  return {
    wanted,
    has: async (name: FrontEnd) => (await built(name)) !== undefined,
    /** The front end of a request: the wanted one, or `stable` where that is not built; no manifest where neither is. */
    async of(request: Pick<FastifyRequest, 'cookies'>) {
      const name = wanted(request);
      const manifest = await built(name);
      return manifest || name === 'stable'
        ? { path: frontEndPaths[name], manifest }
        : { path: frontEndPaths.stable, manifest: await built('stable') };
    },
  };
}

/** Made by {@link createFrontEnds}. */
export type FrontEnds = ReturnType<typeof createFrontEnds>;

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFragments } from '../../../src/web/fragments/readFragments.ts';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import type { Config } from '../config.ts';

/**
 * The modules that the partner's demonstration host offers, with the digests of the build; null where that host does not run, or the
 * modules are not built.
 */
export async function demoFragments({
  root,
  demoHosts,
  provider,
  partnerOrigin,
}: Pick<Config, 'root' | 'demoHosts' | 'provider' | 'partnerOrigin'>): Promise<RemoteFragments | null> {
  if (!demoHosts || provider) return null;
  try {
    const built: unknown = JSON.parse(await readFile(join(root, 'dist/hosts/fragments/fragments.json'), 'utf8'));
    const entries = Object.entries(built as Readonly<Record<string, { readonly file: string }>>);
    const { fragments } = readFragments(
      Object.fromEntries(
        entries.map(([slot, { file, ...rest }]) => [slot, { ...rest, url: `${partnerOrigin}/fragments/${file}` }]),
      ),
    );
    return fragments;
  } catch {
    return null;
  }
}

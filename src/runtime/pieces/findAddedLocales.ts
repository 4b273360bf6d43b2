import { firstOffered } from '../../language/firstOffered.ts';
import { readAddedLocales } from '../../language/readAddedLocales.ts';

/**
 * The languages that a tenant adds (LOC-12): their folders by tag, and all tags there are then. `asked` is the added language that the
 * browser asks for, else the one before. Loaded where a tenant adds some.
 */
export function findAddedLocales(
  given: unknown,
  offered: readonly string[],
  before: string,
  preferred: readonly string[] = [],
) {
  const folders = readAddedLocales(given);
  const tags = [...offered, ...Object.keys(folders)];
  const asked = firstOffered(preferred, tags);
  return { folders, tags, asked: asked in folders ? asked : before };
}

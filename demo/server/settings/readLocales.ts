import { readAddedLocales } from '../../../src/language/readAddedLocales.ts';
import { builtTags } from '../../../src/language/builtTags.ts';
import { SetupError } from './setupError.ts';

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * The languages that the portal offers, such as `en-US,de`; empty offers all that are built.
 * @throws SetupError for a language that is not built
 */
export function localesOf(text: string | undefined): readonly string[] {
  const tags = listOf(text);
  const unknown = tags.find((tag) => !builtTags.includes(tag));
  if (unknown) throw new SetupError(`LOCALES can name ${builtTags.join(', ')}, and not "${unknown}".`);
  return tags;
}

/**
 * The tenant's own languages (LOC-12), such as `ca=https://texts.example/ca/`: the address of the folder with the files of each, by tag.
 * Undefined without any.
 * @throws SetupError for an entry that is not a tag with the address of a folder
 */
export function addedLocalesOf(text: string | undefined): Readonly<Record<string, string>> | undefined {
  if (!text) return undefined;
  const pairs = listOf(text).map((one) => one.split(/=(.*)/) as [string, string?]);
  const added = readAddedLocales(Object.fromEntries(pairs));
  const isFolder = (address: string) =>
    URL.canParse(address) && /^https?:\/\/[^?#@;,\s]+\/$/.test(address) && new URL(address).href === address;
  for (const [tag, address = ''] of pairs)
    if (!(tag in added) || !isFolder(address))
      throw new SetupError(
        `ADDED_LOCALES has languages and their folders, such as ca=https://texts.example/ca/, and not "${tag}=${address}".`,
      );
  return added;
}

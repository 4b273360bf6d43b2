import { readTable } from '../generate/readTable.mjs';

/** Texts of the page itself. */
const OF_PAGE = ['common', 'shell'];

/**
 * What the page of each tag asks for first: `own` in a person's name, the tag's own calls before those of every page; `open` in nobody's;
 * and the `namespaces` of its texts and the tag's.
 */
export async function needsOfTags() {
  const { tags, open, own } = await readTable();
  return Object.fromEntries(
    Object.entries(tags).map(([tag, { firstCalls, namespaces, visitors }]) => [
      tag,
      {
        own: [...firstCalls, ...(visitors ? [] : own)],
        open,
        namespaces: [...new Set([...OF_PAGE, ...namespaces])],
      },
    ]),
  );
}

/** Rollup plugin: `__LECTERN_NEEDS__` becomes what each tag asks for first. */
export function earlyNeeds() {
  return {
    name: 'early-needs',
    async transform(code) {
      if (!code.includes('__LECTERN_NEEDS__')) return null;
      return { code: code.replaceAll('__LECTERN_NEEDS__', JSON.stringify(await needsOfTags())), map: null };
    },
  };
}

import { readTable } from '../generate/readTable.mjs';

/** Texts of the page itself. */
const OF_PAGE = ['common', 'shell'];

/**
 * The first requests of each tag's page: `own` with a session, the tag's own calls before those of every page; `open` without one; and the
 * `namespaces` of its texts and the tag's.
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

/** Rollup plugin: replaces `__LECTERN_NEEDS__` with the first requests of each tag. */
export function earlyNeeds() {
  return {
    name: 'early-needs',
    async transform(code) {
      if (!code.includes('__LECTERN_NEEDS__')) return null;
      return { code: code.replaceAll('__LECTERN_NEEDS__', JSON.stringify(await needsOfTags())), map: null };
    },
  };
}

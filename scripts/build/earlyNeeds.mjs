import { readTable } from '../generate/readTable.mjs';

/**
 * What each tag asks for first: `own` with its own calls before those of every page, `open` without those in a person's name, and the
 * `namespaces` of its texts.
 */
export async function needsOfTags() {
  const { tags, open, own } = await readTable();
  return Object.fromEntries(
    Object.entries(tags).map(([tag, { firstCalls, namespaces, visitors }]) => [
      tag,
      { own: [...firstCalls, ...(visitors ? [] : own), ...open], open, namespaces },
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

import { readTable } from '../generate/readTable.mjs';

/** Rollup plugin: `__LECTERN_NEEDS__` becomes what each tag asks for first, its own calls before those of every page. */
export function aheadNeeds() {
  return {
    name: 'ahead-needs',
    async transform(code) {
      if (!code.includes('__LECTERN_NEEDS__')) return null;
      const { tags, open, own } = await readTable();
      const needs = Object.fromEntries(Object.entries(tags).map(([tag, { firstCalls, namespaces, visitors }]) => [tag, { own: [...firstCalls, ...(visitors ? [] : own), ...open], namespaces }]));
      return { code: code.replaceAll('__LECTERN_NEEDS__', JSON.stringify(needs)), map: null };
    },
  };
}

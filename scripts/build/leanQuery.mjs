const MUTATIONS = /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/;
const NONE = `export class MutationCache {
  resumePausedMutations() { return Promise.resolve() }
  findAll() { return [] }
  clear() {}
}`;

/**
 * Rollup plugin: the query library without its mutations, which its client would bring along for everyone. Lectern's
 * commands are its own; eslint keeps the library's hooks for them out.
 */
export function leanQuery() {
  return { name: 'lean-query', load: (id) => (MUTATIONS.test(id) ? NONE : null) };
}

import { withoutNodes } from './withoutNodes.mjs';

const FILE = /\/@tanstack\/(?:query-core|react-query)\/build\/modern\/(\w+\.js)$/;

/** A module of functions that do nothing. */
const empty = (...names) => names.map((name) => `export const ${name} = () => {};`).join('\n');

/** Files of the query library that Lectern has no use for, and what stands in their place. */
const INSTEAD = {
  // Lectern's commands are its own.
  'mutationCache.js': 'export class MutationCache { clear() {} }',
  // Clocks are the browser's.
  'timeoutManager.js': `export const timeoutManager = {
    setTimeout: (work, delay) => setTimeout(work, delay),
    clearTimeout: (timer) => clearTimeout(timer),
    setInterval: (work, delay) => setInterval(work, delay),
    clearInterval: (timer) => clearInterval(timer),
  };
  export const defaultTimeoutProvider = timeoutManager;
  export const systemSetTimeoutZero = (work) => { setTimeout(work, 0) };`,
  // Errors and waiting are drawn by those who ask: nothing is thrown to a boundary, nothing suspends, nothing is restored.
  'errorBoundaryUtils.js': empty('ensurePreventErrorBoundaryRetry', 'useClearResetErrorBoundary', 'getHasError'),
  'suspense.js': empty('ensureSuspenseTimers', 'shouldSuspend', 'fetchOptimistic', 'defaultThrowOnError'),
  'QueryErrorResetBoundary.js': empty('useQueryErrorResetBoundary', 'QueryErrorResetBoundary'),
  'IsRestoringProvider.js': empty('useIsRestoring', 'IsRestoringProvider'),
};

const unused = (...names) => Object.fromEntries(names.map((name) => [name, '']));

/** Methods that nobody calls, which a bundler cannot know, for they are a class's; and those that nobody gives anything to do. */
const METHODS = {
  'queryClient.js': {
    ...unused('isFetching', 'isMutating', 'getQueriesData', 'setQueriesData', 'getQueryState', 'removeQueries', 'resetQueries'),
    ...unused('infiniteQuery', 'fetchInfiniteQuery', 'prefetchInfiniteQuery', 'ensureInfiniteQueryData'),
    ...unused('getMutationCache', 'setMutationDefaults', 'getMutationDefaults', 'defaultMutationOptions'),
    ...unused('getDefaultOptions', 'setDefaultOptions', 'setQueryDefaults'),
    getQueryDefaults: 'getQueryDefaults() { return {} }',
    resumePausedMutations: 'resumePausedMutations() {}',
  },
  'queryObserver.js': unused('getCurrentQuery', 'fetchOptimistic'),
};
const CALL = new RegExp(`\\.(${Object.values(METHODS).flatMap((methods) => Object.keys(methods).filter((name) => !methods[name])).join('|')})\\(`);
const COMMENT = /\/\*[^]*?\*\//g;
const OPTION = /\b(throwOnError|suspense)\b/;

/**
 * Rollup plugin: the query library without what Lectern does not use of it, which everyone would fetch before the first card.
 * The build fails where someone calls what is left out; eslint keeps the hooks of mutations out.
 */
export function leanQuery() {
  return {
    name: 'lean-query',
    load: (id) => INSTEAD[FILE.exec(id)?.[1]] ?? null,
    transform(code, id) {
      const methods = METHODS[FILE.exec(id)?.[1]];
      return methods ? { code: shorter(code, methods, this), map: null } : null;
    },
    renderChunk(_code, { modules }) {
      for (const [id, { code }] of Object.entries(modules)) {
        const said = (code ?? '').replace(COMMENT, '');
        const missed = CALL.exec(said)?.[1] ?? (/\/node_modules\//.test(id) ? null : OPTION.exec(said)?.[1]);
        if (missed) this.error(`${id} uses ${missed}, which scripts/build/leanQuery.mjs leaves out`);
      }
    },
  };
}

/** A module of classes with methods left out, or others in their place. */
function shorter(code, methods, context) {
  const left = new Set(Object.keys(methods));
  const lean = withoutNodes(code, context.parse(code), ({ type, key }) => (type === 'MethodDefinition' && left.delete(key.name) ? methods[key.name] : undefined));
  if (left.size) context.error(`The query library has no ${[...left].join(', ')} any more; see scripts/build/leanQuery.mjs`);
  return lean;
}

import { courseCounts } from '../../contract/courses/courseCounts.ts';
import { isUnreadable } from '../../contract/wire/decode.ts';
import { objectiveAccesses } from '../../contract/courses/objectiveAccesses.ts';
import { publicObjectives } from '../../contract/courses/openCatalog.ts';
import {
  catalogShowcases,
  enrolledShowcases,
  publicShowcases,
  type Collection,
} from '../../contract/courses/showcases.ts';
import { usedTerms } from '../../contract/courses/usedTerms.ts';
import { noTerm, uncategorized } from '../../domain/filter/courseFilters.ts';
import { allOf, type FilterExpression } from '../../domain/filter/filter.ts';
import type { RuntimePort } from '../../port/port.ts';
import { coursesKey } from './keys.ts';
import type { ListCounts } from './ListCounts.ts';
import type { ListName } from './ListRequest.ts';

/** A list, by the fields that its filters depend on. */
export interface FactsOf {
  readonly name: ListName;
  /** The membership of the list as a filter; null for all courses. */
  readonly filter: FilterExpression | null;
  /** Domain of the open catalog; empty for other lists. */
  readonly domain: string;
}

type Signal = { readonly signal: AbortSignal };
const keyOf = ({ name, domain }: FactsOf, what: string) => [...coursesKey, 'facts', name, domain, what];
// More terms than a drawer can offer; beyond them no request is sent.
const mostTerms = 100;

/** The collections of a list, in their order (CALL-42, CALL-48). */
export function collectionsQuery(port: RuntimePort, list: FactsOf) {
  const own = list.name === 'enrolled' ? enrolledShowcases : catalogShowcases;
  return {
    queryKey: keyOf(list, 'collections'),
    queryFn: (signal: Signal): Promise<readonly Collection[]> =>
      list.name === 'public'
        ? port.send(publicShowcases, { query: { domain: list.domain } }, signal)
        : port.send(own, {}, signal),
  };
}

const hasCounts = async (port: RuntimePort) => (await port.host.configuration()).extensions.includes('courseCounts');

/** The numbers of courses of the whole list by value; where the server does not count, only the terms in use and two totals. */
export function countsQuery(port: RuntimePort, list: FactsOf) {
  return {
    queryKey: keyOf(list, 'counts'),
    queryFn: async (signal: Signal): Promise<ListCounts> => {
      if (list.name === 'public') return countPublic(port, list.domain, signal);
      if (!(await hasCounts(port))) return findUsed(port, list.filter, signal);
      const { terms, collections, ...rest } = await port.send(
        courseCounts,
        { query: list.filter ? { filter: list.filter } : {} },
        signal,
      );
      return {
        ...rest,
        terms: new Map(Object.entries(terms)),
        collections,
        uncategorized: collections[uncategorized] ?? 0,
      };
    },
  };
}

/** Courses by collection under a filter; null where the server does not count. */
export function narrowedQuery(port: RuntimePort, list: FactsOf, key: string, filter: FilterExpression | null) {
  return {
    queryKey: [...keyOf(list, 'narrowed'), key],
    queryFn: async (signal: Signal) =>
      list.name !== 'public' && (await hasCounts(port))
        ? port.send(courseCounts, { query: filter ? { filter } : {} }, signal)
        : null,
  };
}

const inNone = (field: string): FilterExpression => [field, '=', null];
const one = { take: 1, requireTotalCount: true } as const;

async function countPublic(port: RuntimePort, domain: string, signal: Signal): Promise<ListCounts> {
  const ask = async (filter?: FilterExpression) =>
    (await port.send(publicObjectives, { query: { domain, ...one, ...(filter && { filter }) } }, signal)).total;
  const [total, rest] = await Promise.all([ask(), ask(inNone('showcases.id'))]);
  return { total, progress: null, priority: null, terms: new Map(), collections: null, uncategorized: rest };
}

/** Asks for the terms in use. Each request leaves out the terms that are known, so even a long list takes few requests. */
async function findUsed(port: RuntimePort, filter: FilterExpression | null, signal: Signal): Promise<ListCounts> {
  const ask = async (also: FilterExpression | null, take: number) => {
    const both = allOf(filter, also);
    return port.send(usedTerms, { query: { ...(both && { filter: both }), select: ['termId'], ...one, take } }, signal);
  };
  const terms = new Map<string, null>();
  let total: number | null = null;
  while (terms.size < mostTerms) {
    const page = await ask(allOf(...[...terms.keys()].map((id): FilterExpression => ['termId', '<>', id])), 100);
    total ??= page.total;
    const before = terms.size;
    for (const item of page.items) if (!isUnreadable(item)) terms.set(item.termId ?? noTerm, null);
    if (terms.size === before) break;
  }
  const without = inNone('objective.showcases.id');
  const rest = await port.send(
    objectiveAccesses,
    { query: { filter: allOf(filter, without) ?? without, select: ['id'], ...one } },
    signal,
  );
  return { total: total ?? 0, progress: null, priority: null, terms, collections: null, uncategorized: rest.total };
}

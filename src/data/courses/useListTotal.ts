import { useQuery } from '../query/useQuery.ts';
import { usePort } from '../../port/context.tsx';
import { countsQuery, type FactsOf } from './listFacts.ts';

/** The number of all courses of a list, whatever filters are chosen; null where it is not known. */
export function useListTotal(list: FactsOf): number | null {
  const port = usePort();
  return useQuery(countsQuery(port, list), port.cache).data?.total ?? null;
}

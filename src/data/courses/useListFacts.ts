import { useQuery } from '../query/useQuery.ts';
import type { Collection } from '../../contract/courses/showcases.ts';
import type { Term } from '../../contract/courses/terms.ts';
import type { FilterExpression } from '../../domain/filter/filter.ts';
import { usePort } from '../../port/context.tsx';
import type { ListCounts } from './ListCounts.ts';
import { collectionsQuery, countsQuery, narrowedQuery, type FactsOf } from './listFacts.ts';
import { termsQuery } from './termsQuery.ts';

/** A fact about a list that is requested separately: null while it is loading. */
export type Fact<T> = T | 'failed' | null;

/** The data from which the filters of a list are made. */
export interface ListFacts {
  readonly collections: Fact<readonly Collection[]>;
  /** Empty where the list has no terms. */
  readonly terms: Fact<readonly Term[]>;
  readonly counts: Fact<ListCounts>;
  /** The numbers of courses by collection, under all filters other than collections; null where they are not known. */
  readonly narrowed: { readonly total: number; readonly collections: Readonly<Record<string, number>> } | null;
  /** Repeats the requests that failed. */
  readonly retry: () => void;
}

const noTerms: readonly Term[] = [];
const fact = <T>({
  data,
  isError,
  isFetching,
}: {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
}): Fact<T> => data ?? (isError && !isFetching ? 'failed' : null);

/**
 * Asks for the data from which the filters of a list are made, once the list is shown.
 * @param beside the filters other than collections, or null
 */
export function useListFacts(
  list: FactsOf,
  beside: { readonly key: string; readonly filter: FilterExpression | null } | null,
): ListFacts {
  const port = usePort();
  const collections = useQuery(collectionsQuery(port, list), port.cache);
  const terms = useQuery({ ...termsQuery(port), enabled: list.name !== 'public' }, port.cache);
  const counts = useQuery(countsQuery(port, list), port.cache);
  const narrowed = useQuery(
    {
      ...narrowedQuery(port, list, beside?.key ?? '', beside?.filter ?? null),
      enabled: beside !== null,
      placeholderData: (before) => before,
    },
    port.cache,
  );
  return {
    collections: fact(collections),
    terms: list.name === 'public' ? noTerms : fact(terms),
    counts: fact(counts),
    narrowed: beside ? (narrowed.data ?? null) : null,
    retry: () => {
      for (const query of [collections, counts, ...(list.name === 'public' ? [] : [terms])])
        if (query.isError) void query.refetch();
    },
  };
}

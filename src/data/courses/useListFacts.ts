import { useQuery } from '../query/useQuery.ts';
import type { Collection } from '../../contract/courses/showcases.ts';
import type { Term } from '../../contract/courses/terms.ts';
import type { FilterExpression } from '../../domain/filter/filter.ts';
import { usePort } from '../../port/context.tsx';
import type { ListCounts } from './ListCounts.ts';
import { collectionsQuery, countsQuery, narrowedQuery, termsQuery, type FactsOf } from './listFacts.ts';

/** Something of a list that is asked for beside it: null while it is on its way. */
export type Fact<T> = T | 'failed' | null;

/** What the filters of a list are made of. */
export interface ListFacts {
  readonly collections: Fact<readonly Collection[]>;
  /** Empty where the list has no terms. */
  readonly terms: Fact<readonly Term[]>;
  readonly counts: Fact<ListCounts>;
  /** Courses by collection under all that is chosen beside collections; null where unknown. */
  readonly narrowed: { readonly total: number; readonly collections: Readonly<Record<string, number>> } | null;
  /** Asks again for what failed. */
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
 * What the filters of a list are made of, asked for once the list stands.
 * @param beside what is chosen beside collections; null where nothing is
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

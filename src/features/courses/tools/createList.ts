import { collectionsQuery } from '../../../data/courses/listFacts.ts';
import { termsQuery } from '../../../data/courses/termsQuery.ts';
import { noTerm, uncategorized } from '../../../domain/filter/courseFilters.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { listUsedKey } from '../listUsedKey.ts';
import { createListState } from './createListState.ts';
import { factsOf } from './factsOf.ts';
import type { ListKind } from '../ListKind.ts';
import type { ListProps } from '../ListProps.ts';
import type { ListState } from './ListState.ts';

export interface ListDeps extends Pick<ListProps, 'query' | 'emit'> {
  readonly port: RuntimePort;
  readonly kind: ListKind;
  /** Id of the person; empty for visitors, or where the person is unknown. */
  readonly owner: string;
  /** Whether the list owns the page's address. */
  readonly owns: boolean;
}

const idSet = (all: readonly { readonly id: string }[], more: string) => new Set([...all.map(({ id }) => id), more]);

/** The state of a list on this page: stored in its storage, checked with its server, reported to its address. */
export function createList({ port, kind, owner, query, owns, emit }: ListDeps): ListState {
  const { cache, routes, storage } = port;
  const facts = factsOf(kind);
  /** The existing ids; null if they could not be loaded. */
  const idsOf = (asked: Promise<readonly { readonly id: string }[]>, more: string) =>
    asked.then(
      (all) => idSet(all, more),
      () => null,
    );
  return createListState({
    kind,
    storage: owner ? storage.of(owner) : storage,
    mark: () => storage.set(listUsedKey, '1'),
    query,
    owns,
    onAddress: (wanted) => {
      const route = kind.route(wanted);
      const { href, origin } = new URL(routes.hrefFor(route), location.href);
      // A host's page without its own address for the list stays open; the portal's page does not replace it.
      if (origin === location.origin) emit('lectern-navigate', { route, href, replace: true });
    },
    knownBefore: () => {
      const collection = cache.getQueryData<readonly { readonly id: string }[]>(collectionsQuery(port, facts).queryKey);
      const term = cache.getQueryData(termsQuery(port).queryKey);
      if (!collection || (!term && kind.name !== 'public')) return null;
      return { collection: idSet(collection, uncategorized), term: term ? idSet(term, noTerm) : null };
    },
    known: async () => {
      const [collection, term] = await Promise.all([
        idsOf(cache.fetchQuery(collectionsQuery(port, facts)), uncategorized),
        kind.name === 'public' ? null : idsOf(cache.fetchQuery(termsQuery(port)), noTerm),
      ]);
      return { collection, term };
    },
  });
}

import { listPages } from '../../../src/data/courses/listPages.ts';
import { collectionsQuery, countsQuery } from '../../../src/data/courses/listFacts.ts';
import { publicKind } from '../../../src/features/courses/catalogKind.ts';
import { loadMore } from '../../../src/features/courses/grid/loadMore.ts';
import { listUsedKey } from '../../../src/features/courses/listUsedKey.ts';
import { loadTools } from '../../../src/features/courses/loadTools.ts';
import { loadPanels } from '../../../src/features/courses/panels/loadPanels.ts';
import { factsOf } from '../../../src/features/courses/tools/factsOf.ts';
import type { ListKind } from '../../../src/features/courses/ListKind.ts';
import type { RuntimePort } from '../../../src/port/port.ts';
import { loadMotif } from '../../../src/ui/cover/loadMotif.ts';
import { arriveLazy } from '../../../src/ui/lazy/arriveLazy.ts';
import type { Prepare } from './Prepare.ts';

/** The request of a list that may be searched or filtered; null until the values of its address are known. */
async function chosenRequest(port: RuntimePort, kind: ListKind, query: string | undefined) {
  const [{ toolbox }] = await Promise.all([loadTools(), arriveLazy(loadTools)]);
  const list = toolbox.createList({ port, kind, owner: '', query, owns: true, emit: () => true });
  return list.store.getState().request;
}

/** The first page of the open catalog for the query in its address, and all data of its filters, so that everything appears at once. */
export const prepareCatalog: Prepare = async (port, { query, domain }) => {
  const { cache, host, storage } = port;
  const kind = publicKind(domain || new URL(host.apiBase).hostname);
  const isChosen = Boolean(query ?? storage.get(listUsedKey));
  const facts = Promise.all([
    cache.fetchQuery(collectionsQuery(port, factsOf(kind))),
    cache.fetchQuery(countsQuery(port, factsOf(kind))),
  ]);
  if (isChosen) await facts;
  const request = isChosen ? await chosenRequest(port, kind, query) : kind.all;
  if (!request) return;
  const [{ pages }] = await Promise.all([
    cache.fetchInfiniteQuery(listPages(port, kind.source(request))),
    arriveLazy(loadMotif),
    facts,
  ]);
  const [first] = pages;
  if (first && first.items.length < first.total) await arriveLazy(loadMore);
  if (first?.items.length === 0) await arriveLazy(loadPanels);
};

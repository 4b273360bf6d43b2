import { createStore } from 'zustand/vanilla';
import type { ListRequest, SortName } from '../../../data/courses/ListRequest.ts';
import { courseFilter } from '../../../domain/filter/courseFilters.ts';
import { allOf } from '../../../domain/filter/filter.ts';
import type { StoragePort } from '../../../port/port.ts';
import { countChosen, keepKnown, readChoice, type KnownIds, type ListChoice, type ReadChoice } from './listChoice.ts';
import type { ListKind } from '../ListKind.ts';
import { listQuery, readListQuery } from './listQuery.ts';
import type { ListSnapshot, ListState } from './ListState.ts';
import { toJson } from '../../../plain/toJson.ts';
import { fromJson } from '../../../plain/fromJson.ts';

export interface ListStateDeps {
  readonly kind: Pick<ListKind, 'name' | 'all'>;
  /** Storage of the person; that of the browser for visitors, or if the person is unknown. */
  readonly storage: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  /** Called when a choice is stored. */
  readonly mark: () => void;
  /** Empty for none; absent if the host gives no query, and then the stored choice is used. */
  readonly query?: string | undefined;
  /** Whether the list owns the page's address. */
  readonly owns: boolean;
  /** Requests another query in the address. */
  readonly onAddress: (query: string) => void;
  /** Loads the ids of the existing terms and collections; never rejects. */
  readonly known: () => Promise<KnownIds>;
  /** The same ids, if an earlier request has loaded them. */
  readonly knownBefore?: () => KnownIds | null;
}

const byName = { selector: 'objective.name' };
const sorts: Readonly<Record<SortName, ListRequest['sort']>> = {
  name: [byName],
  due: [{ selector: 'dueDate' }, byName],
  recent: [{ selector: 'objectiveWorkflowAggregate.lastOpened', desc: true }, byName],
};

/** The request of a choice (FILTER-2). */
export function requestOf({ name, all }: ListStateDeps['kind'], choice: ListChoice): ListRequest {
  const key = listQuery(name, choice);
  if (!key) return all;
  const chosen = courseFilter(choice, name === 'public' ? '' : 'objective.');
  return { key, filter: allOf(all.filter, chosen), sort: choice.sort === 'name' ? all.sort : sorts[choice.sort] };
}

/** The stored choice of a list, not yet checked; empty if it cannot be read. */
function readStored(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = fromJson(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Creates the state of a list: the choice is read from the address, else from storage (FILTER-13, FILTER-21). */
export function createListState({
  kind,
  storage,
  mark,
  query: first,
  owns,
  onAddress,
  known,
  knownBefore,
}: ListStateDeps): ListState {
  const key = `list:${kind.name}`;
  const canonical = (query = '') => {
    const { choice, rest } = readListQuery(kind.name, query, owns);
    return listQuery(kind.name, choice, rest);
  };
  const stored = (): ReadChoice => ({ ...readChoice(kind.name, readStored(storage.get(key))), dropped: false });
  const read = (query?: string) => {
    const address = readListQuery(kind.name, query ?? '', owns);
    rest = address.rest;
    // A choice in the address takes precedence over the stored one, and so does an empty query that the host gave.
    return address.any || query === ''
      ? { ...address, kept: false }
      : { ...stored(), dropped: address.dropped, kept: true };
  };
  const narrows = (choice: ListChoice) => countChosen(choice) > 0 || choice.keyword !== '';
  const mustBeChecked = ({ term, collection }: ListChoice) => term.length + collection.length > 0;

  let rest = '';
  let given = first;
  let address = canonical(first);
  // Queries that this list requested and that may still come back from the address, the oldest first.
  let asked: string[] = [];
  let alive = false;
  let round = 0;
  const begun = read(first);
  // A query that a host gives is not the learner's choice: it is not stored for other lists (FILTER-21).
  let keeps = owns || !readListQuery(kind.name, first ?? '', owns).any;
  const before = mustBeChecked(begun.choice) ? (knownBefore?.() ?? null) : null;
  // A returning reader sees the previous list at once; values that no longer exist are reported after the start.
  const store = createStore<ListSnapshot>(() =>
    snapshot(before ? keepKnown(begun.choice, before).choice : begun.choice, 0, !before && mustBeChecked(begun.choice)),
  );

  function snapshot(choice: ListChoice, dropped: number, waits = false): ListSnapshot {
    return { choice, request: waits ? null : requestOf(kind, choice), narrowed: narrows(choice), dropped };
  }

  const keep = (choice: ListChoice) => {
    if (!listQuery(kind.name, choice)) return storage.remove(key);
    mark();
    storage.set(key, toJson(choice));
  };

  /** Applies a checked choice: shows it, stores it, and reports it to the address. */
  const settle = (choice: ListChoice, dropped: boolean) => {
    store.setState(snapshot(choice, store.getState().dropped + Number(dropped)));
    if (keeps) keep(choice);
    const wanted = listQuery(kind.name, choice, rest);
    if (!owns || (wanted === address && !dropped)) return;
    address = wanted;
    asked = [...asked.slice(-20), wanted];
    onAddress(wanted);
  };

  const check = async ({
    choice,
    dropped,
    kept: fromStorage,
  }: Pick<ReadChoice, 'choice' | 'dropped'> & { readonly kept: boolean }) => {
    const mine = ++round;
    if (!mustBeChecked(choice)) return settle(choice, dropped);
    const ids = await known();
    // A newer choice is not overwritten, and a removed list changes nothing.
    if (!alive || mine !== round) return;
    const kept = keepKnown(choice, ids);
    // The reader did not ask for the stored choice just now, so its lost values are not reported.
    settle(kept.choice, dropped || (kept.dropped && !fromStorage));
  };

  return {
    store,
    change: (part) => {
      round++;
      const choice = readChoice(kind.name, { ...store.getState().choice, ...part }).choice;
      settle(choice, false);
    },
    take: (query) => {
      if (query === given) return;
      // Without an earlier query, the stored choice may stay.
      const before = given;
      given = query;
      const now = canonical(query);
      const at = asked.indexOf(now);
      if (at >= 0) asked = asked.slice(at + 1);
      const isOwn = at >= 0 || (now === address && before !== undefined);
      const found = readListQuery(kind.name, query ?? '', owns);
      if (isOwn && !found.dropped) return;
      address = now;
      keeps = owns || (keeps && !found.any);
      // A host that removes the query wants an empty one: the stored choice counts only for the first query.
      const next = found.any ? read(query) : { ...found, kept: false };
      rest = found.rest;
      if (mustBeChecked(next.choice)) store.setState(snapshot(next.choice, store.getState().dropped, true));
      void check(next);
    },
    start: () => {
      alive = true;
      void check({
        choice: round === 0 ? begun.choice : store.getState().choice,
        dropped: begun.dropped,
        kept: begun.kept,
      });
      return () => {
        alive = false;
        round++;
      };
    },
  };
}

import { createStore } from 'zustand/vanilla';
import type { ListWish, SortName } from '../../data/courses/ListWish.ts';
import { courseFilter } from '../../domain/courseFilters.ts';
import { allOf } from '../../domain/filter.ts';
import type { StoragePort } from '../../runtime/port.ts';
import { countChosen, keepKnown, readChoice, type KnownIds, type ListChoice, type ReadChoice } from './listChoice.ts';
import type { ListKind } from './ListKind.ts';
import { listQuery, readListQuery } from './listQuery.ts';
import type { ListSnapshot, ListState } from './ListState.ts';

export interface ListStateDeps {
  readonly kind: Pick<ListKind, 'name' | 'all'>;
  /** Of the person; of the browser for visitors, or where nobody is known. */
  readonly storage: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  /** Told that something is kept. */
  readonly mark: () => void;
  readonly query: string;
  /** Whether the list owns the page's address. */
  readonly owns: boolean;
  /** Asks for another query of the address. */
  readonly onAddress: (query: string) => void;
  /** The terms and collections there are; never rejects. */
  readonly known: () => Promise<KnownIds>;
  /** The same, where it has been asked for before. */
  readonly knownBefore?: () => KnownIds | null;
}

const byName = { selector: 'objective.name' };
const sorts: Readonly<Record<SortName, ListWish['sort']>> = {
  name: [byName],
  due: [{ selector: 'dueDate' }, byName],
  recent: [{ selector: 'objectiveWorkflowAggregate.lastOpened', desc: true }, byName],
};

/** What a choice asks of the server (FILTER-2). */
export function wishOf({ name, all }: ListStateDeps['kind'], choice: ListChoice): ListWish {
  const key = listQuery(name, choice);
  if (!key) return all;
  const chosen = courseFilter(choice, name === 'public' ? '' : 'objective.');
  return { key, filter: allOf(all.filter, chosen), sort: choice.sort === 'name' ? all.sort : sorts[choice.sort] };
}

/** What was kept for a list, however it looks by now; nothing where it cannot be read. */
function readStored(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Makes what a reader chooses of a list: read from the address, else from what was kept (FILTER-13). */
export function createListState({ kind, storage, mark, query: first, owns, onAddress, known, knownBefore }: ListStateDeps): ListState {
  const key = `list:${kind.name}`;
  const canonical = (query: string) => {
    const { choice, rest } = readListQuery(kind.name, query, owns);
    return listQuery(kind.name, choice, rest);
  };
  const stored = (): ReadChoice => ({ ...readChoice(kind.name, readStored(storage.get(key))), dropped: false });
  const read = (query: string) => {
    const address = readListQuery(kind.name, query, owns);
    rest = address.rest;
    // What is chosen in the address wins over all that was kept.
    return address.any ? { ...address, kept: false } : { ...stored(), dropped: address.dropped, kept: true };
  };
  const narrows = (choice: ListChoice) => countChosen(choice) > 0 || choice.keyword !== '';
  const mustBeChecked = ({ term, collection }: ListChoice) => term.length + collection.length > 0;

  let rest = '';
  let given = first;
  let address = canonical(first);
  // Queries that were asked for and may still come back by way of the address, the oldest first.
  let asked: string[] = [];
  let alive = false;
  let round = 0;
  const begun = read(first);
  const before = mustBeChecked(begun.choice) ? (knownBefore?.() ?? null) : null;
  // Who comes back finds the list as it was, at once; what is not there any more is told when it begins.
  const store = createStore<ListSnapshot>(() => snapshot(before ? keepKnown(begun.choice, before).choice : begun.choice, 0, !before && mustBeChecked(begun.choice)));

  function snapshot(choice: ListChoice, dropped: number, waits = false): ListSnapshot {
    return { choice, wish: waits ? null : wishOf(kind, choice), narrowed: narrows(choice), dropped };
  }

  /** Shows a choice that is known to be sound; keeps it, and tells the address. */
  const settle = (choice: ListChoice, dropped: boolean) => {
    store.setState(snapshot(choice, store.getState().dropped + Number(dropped)));
    const text = listQuery(kind.name, choice);
    if (text) {
      mark();
      storage.set(key, JSON.stringify(choice));
    } else storage.remove(key);
    const wanted = listQuery(kind.name, choice, rest);
    if (!owns || (wanted === address && !dropped)) return;
    address = wanted;
    asked = [...asked.slice(-20), wanted];
    onAddress(wanted);
  };

  const check = async ({ choice, dropped, kept: fromStorage }: Pick<ReadChoice, 'choice' | 'dropped'> & { readonly kept: boolean }) => {
    const mine = ++round;
    if (!mustBeChecked(choice)) return settle(choice, dropped);
    const ids = await known();
    // Whoever has chosen meanwhile, or has left, is not taken back.
    if (!alive || mine !== round) return;
    const kept = keepKnown(choice, ids);
    // Nobody has asked just now for what was kept, so nobody is told that it has gone.
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
      given = query;
      const now = canonical(query);
      const at = asked.indexOf(now);
      if (at >= 0) asked = asked.slice(at + 1);
      const isOwn = at >= 0 || now === address;
      const found = readListQuery(kind.name, query, owns);
      if (isOwn && !found.dropped) return;
      address = now;
      const next = read(query);
      if (mustBeChecked(next.choice)) store.setState(snapshot(next.choice, store.getState().dropped, true));
      void check(next);
    },
    start: () => {
      alive = true;
      void check({ choice: round === 0 ? begun.choice : store.getState().choice, dropped: begun.dropped, kept: begun.kept });
      return () => {
        alive = false;
        round++;
      };
    },
  };
}

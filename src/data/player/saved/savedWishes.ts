import { asError } from '../../../commands/asError.ts';
import { savePart } from '../../../contract/parts/savedParts.ts';
import type { SavedPart } from '../../../domain/tree/savedPart.ts';
import { withWish } from '../../../domain/tree/withWish.ts';
import type { LecternError } from '../../../errors.ts';
import type { OutboxPort, RuntimePort, Settled, Waiting } from '../../../port/port.ts';
import { savedKey } from './savedKey.ts';
import { savedQuery } from './savedQuery.ts';

/** The wishes to save or remove parts that are not answered yet, by {@link wishKey}. */
export type Wishes = ReadonlyMap<string, boolean>;

/** A wish that the server refused, or that could not even be kept. */
export interface RefusedWish {
  readonly saved: boolean;
  readonly error: LecternError;
}

/** Saves and removes parts, shared by all components that show them on a page (SAVED-2). */
export interface SavedWishes {
  readonly get: () => Wishes;
  readonly subscribe: (changed: () => void) => () => void;
  /**
   * Shows a wish at once and sends it by the outbox (CMD-8, CMD-11); it is taken back where the server refuses it.
   * @param userId the person whom the course names
   */
  readonly set: (part: SavedPart, saved: boolean, userId?: string) => void;
  /** Of several listeners only the last one is called, so that the learner is told once. @returns a function that removes the listener */
  readonly onRefused: (listener: (refused: RefusedWish) => void) => () => void;
}

const before = 'saved:';

/** The key of a wish about a part of a run. */
export const wishKey = ({ workflowId, activityPathId }: Pick<SavedPart, 'workflowId' | 'activityPathId'>): string =>
  `${before}${workflowId}:${activityPathId}`;

const wishOf = ({ key, body, refused }: Waiting): readonly (readonly [string, boolean])[] =>
  key.startsWith(before) && !refused ? [[key, (body as { readonly saved?: unknown }).saved === true]] : [];

type WishPort = Pick<RuntimePort, 'cache' | 'outbox' | 'clock' | 'send' | 'session'>;
const known = new WeakMap<WishPort, SavedWishes>();

/** The wishes of a runtime. */
export function savedWishes(port: WishPort): SavedWishes {
  const own = known.get(port) ?? create(port);
  known.set(port, own);
  return own;
}

function create(port: WishPort): SavedWishes {
  const { cache, clock, session } = port;
  /** The parts with wishes of this page, for a refusal that takes a wish back. */
  const parts = new Map<string, SavedPart>();
  /** Wishes that are shown in addition to those in the outbox: until the outbox is loaded, and until lists are read that know of them. */
  const held = new Map<string, boolean>();
  /** Keys of wishes that were made during the request for a list, so that the list may not know of them. */
  const unsure = new Set<string>();
  const listeners = new Set<() => void>();
  const refusals: ((refused: RefusedWish) => void)[] = [];
  let opening: Promise<OutboxPort> | null = null;
  let waiting: readonly Waiting[] = [];
  let wishes: Wishes = new Map();

  const show = () => {
    const next = new Map([...waiting.flatMap(wishOf), ...held]);
    const same = next.size === wishes.size && [...next].every(([key, saved]) => wishes.get(key) === saved);
    if (same) return;
    wishes = next;
    for (const changed of [...listeners]) changed();
  };
  const keysOf = ({ objectiveId }: SavedPart) => ['', objectiveId].map((id) => savedQuery(port, id).queryKey);
  const write = (part: SavedPart, saved: boolean) => {
    for (const key of keysOf(part))
      cache.setQueryData<readonly SavedPart[]>(key, (list) => list && withWish(list, part, saved));
  };
  const askAgain = () => cache.invalidateQueries({ queryKey: savedKey });
  const holdUntilRead = (key: string, saved: boolean) => {
    held.set(key, saved);
    show();
    void askAgain().finally(() => {
      if (held.get(key) === saved) held.delete(key);
      show();
    });
  };
  const refuse = (key: string, saved: boolean, error: LecternError) => {
    const part = parts.get(key);
    if (part) write(part, !saved);
    void askAgain();
    refusals.at(-1)?.({ saved, error });
  };
  const settle = ({ waiting: one, reply, error }: Settled) => {
    const [wish] = wishOf({ ...one, refused: null });
    if (!wish) return;
    const [key, saved] = wish;
    if (error) refuse(key, saved, error);
    else {
      const now = reply === undefined ? saved : savePart.read(reply);
      // Another tab has sent the wish, another device has made another wish since, or a list was on its way that did not know of it.
      if (reply === undefined || unsure.has(key) || now !== saved) holdUntilRead(key, now);
    }
    unsure.delete(key);
  };
  const open = () =>
    (opening ??= port.outbox().then(
      (outbox) => {
        outbox.store.subscribe((all) => {
          waiting = all;
          show();
        });
        outbox.watch(settle);
        waiting = outbox.store.getState();
        show();
        return outbox;
      },
      (cause: unknown) => {
        opening = null;
        throw cause;
      },
    ));
  // Wishes that an earlier page could not send are shown too.
  open().catch(() => undefined);

  return {
    get: () => wishes,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    set: (part, saved, userId = session.store.getState().user?.id) => {
      const key = wishKey(part);
      const at = new Date(clock.now()).toISOString();
      for (const queryKey of keysOf(part))
        if (cache.isFetching({ queryKey, exact: true }) > 0) {
          unsure.add(key);
          if (cache.getQueryData(queryKey)) void cache.cancelQueries({ queryKey, exact: true });
        }
      parts.set(key, part);
      held.set(key, saved);
      write(part, saved);
      show();
      const { workflowId, activityPathId } = part;
      open().then(
        (outbox) => {
          outbox.put(
            savePart,
            { params: { id: workflowId, activityPathId }, body: { saved, at } },
            { key, workflowId, lapses: true, ...(userId !== undefined && { userId }) },
          );
          if (held.get(key) === saved) held.delete(key);
          show();
        },
        (cause: unknown) => {
          held.delete(key);
          refuse(key, saved, asError(cause));
          show();
        },
      );
    },
    onRefused: (listener) => {
      refusals.push(listener);
      return () => void refusals.splice(refusals.indexOf(listener), 1);
    },
  };
}

import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import { LecternError } from '../../errors.ts';

/** An item of a list that lacks a field that a screen needs. It is shown as unavailable and reported; the others stay. */
export interface Unreadable {
  readonly unreadable: true;
  readonly id: string;
  /** Path of the first field that is missing or wrong. */
  readonly field: string;
}

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly (T | Unreadable)[];
  /** Length of the whole list; the number of items where the server does not count. */
  readonly total: number;
}

/**
 * Reads `body` by `schema`.
 * @throws LecternError `bad_reply` with the call's name and the path of the first wrong field.
 */
export function decode<T>(call: string, schema: GenericSchema<unknown, T>, body: unknown): T {
  const result = safeParse(schema, body);
  if (result.success) return result.output;
  const field = getDotPath(result.issues[0]) ?? '';
  throw new LecternError('bad_reply', `${call}: ${field || 'the reply'} is not as promised`, { call, field });
}

/**
 * Reads `{ data, totalCount }`, and keeps the good items when one is wrong.
 * @param read reads one item, or throws like {@link decode}
 */
export function readPage<T>(call: string, read: (raw: unknown) => T, body: unknown): Page<T> {
  const envelope = body as { data?: unknown; totalCount?: unknown } | null;
  const data = envelope && typeof envelope === 'object' ? envelope.data : undefined;
  if (!Array.isArray(data)) throw new LecternError('bad_reply', `${call}: data is not a list`, { call, field: 'data' });
  const items = data.map((raw: unknown, index): T | Unreadable => {
    try {
      return read(raw);
    } catch (error) {
      const id = (raw as { id?: unknown } | null)?.id;
      return {
        unreadable: true,
        id: typeof id === 'string' ? id : `unreadable-${index}`,
        field: `data[${index}].${(error as LecternError).detail.field ?? ''}`,
      };
    }
  });
  const total = envelope?.totalCount;
  return { items, total: typeof total === 'number' ? total : items.length };
}

/** Reads a page like {@link readPage}, by a schema of its items. */
export const decodePage = <T>(call: string, item: GenericSchema<unknown, T>, body: unknown): Page<T> =>
  readPage(call, (raw) => decode(call, item, raw), body);

/** Whether an item of a page could not be read. */
export function isUnreadable(item: object): item is Unreadable {
  return 'unreadable' in item;
}

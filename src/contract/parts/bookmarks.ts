import { array, fallback, number, pipe, string, transform } from 'valibot';
import type { Bookmark } from '../../domain/tree/bookmark.ts';
import { command, readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { count, instant } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

// Without the library's tuples: nothing else needs their code, and every list would load it.
const seen = pipe(
  fallback(array(array(number())), []),
  transform((ranges) =>
    ranges.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [[from, to] as const])),
  ),
);
const bookmark = object({ activityPathId: string(), place: count, seen, at: instant });
// Unreadable bookmarks are left out: their parts open at the beginning.
const bookmarks = pipe(
  array(
    fallback(
      pipe(
        bookmark,
        transform((one) => [one]),
      ),
      () => [],
    ),
  ),
  transform((found): readonly Bookmark[] => found.flat()),
);

/** The learner's bookmarks in the parts of a run. A call of Lectern's own (CALL-59): `bookmarks` in `extensions`. */
export const bookmarksOf = readCall({
  name: 'bookmarks.get',
  base: 'lectern',
  path: 'users/me/objective-workflows/{id}/bookmarks',
  read: (body) => decode('bookmarks.get', bookmarks, body),
  _input: {} as { readonly params: { readonly id: string } },
});

/**
 * Keeps the learner's place in a part, and the ranges that they have seen (CALL-60). Of two places the later one is kept; seen ranges are
 * united. `at` is the server's time at which the learner was there; a time in the future counts as now.
 */
export const saveBookmark = command({
  name: 'bookmark.save',
  base: 'lectern',
  method: 'PUT',
  path: 'users/me/objective-workflows/{id}/bookmarks/{activityPathId}',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'queue',
  read: () => null,
  _input: {} as {
    readonly params: { readonly id: string; readonly activityPathId: string };
    readonly body: {
      readonly place: number | null;
      readonly seen: readonly (readonly [number, number])[];
      readonly at: string;
    };
  },
});

import { array, fallback, pipe, transform, unknown } from 'valibot';
import type { Unit } from '../../domain/person/unit.ts';
import { readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { flag, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const unit = object({
  name: text,
  unit: fallback(object({ name: text }), { name: null }),
  membership: object({ is_primary: flag }),
});

const units = pipe(
  unknown(),
  // The shape of the reply is not documented: it is a list, or has a list in `items` or `data`.
  transform((body) => {
    const { items, data } = (body ?? {}) as { readonly items?: unknown; readonly data?: unknown };
    return items ?? data ?? body;
  }),
  array(fallback(unit, { name: null, unit: { name: null }, membership: { is_primary: false } })),
  transform((found) =>
    found.flatMap(({ name, unit: { name: inner }, membership }): readonly Unit[] => {
      const shown = (name ?? inner ?? '').trim();
      return shown ? [{ name: shown, isPrimary: membership.is_primary }] : [];
    }),
  ),
);

/** The units of a person (CALL-51). A unit without a name is left out, since there is nothing to show. */
export const unitsOf = readCall({
  name: 'units.get',
  base: 'lms',
  path: 'users/{userId}/units',
  read: (body): readonly Unit[] => decode('units.get', units, body),
  _input: {} as { readonly params: { readonly userId: string } },
});

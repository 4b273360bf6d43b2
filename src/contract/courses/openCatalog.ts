import { array, fallback, nullish, number, pipe, string, transform } from 'valibot';
import type { PublicObjective } from '../../domain/course/publicObjective.ts';
import { activityTypes, catalogItemStates, objectiveStates, presentationModes } from '../../domain/course/states.ts';
import { readCall } from '../wire/call.ts';
import { decode, decodePage } from '../wire/decode.ts';
import { count, instant, oneOf, picture, text } from '../wire/fields.ts';
import type { LoadOptions } from '../wire/loadOptions.ts';
import { object } from '../wire/object.ts';

const activity = object({
  type: oneOf(activityTypes, 'composite'),
  duration: count,
  childrenCount: fallback(number(), 0),
  presentationMode: oneOf(presentationModes, 'tree'),
});

const ofItem = { draft: 'draft', active: 'ready', archived: 'archived' } as const;

const publicObjective = pipe(
  object({
    id: string(),
    name: string(),
    code: text,
    description: text,
    about: text,
    imageUrl: picture,
    state: oneOf(objectiveStates, null),
    /** The state of the course's item in the catalog, used where the course's own state is absent (STATE-3). */
    status: oneOf(catalogItemStates, 'active'),
    showcases: fallback(array(object({ id: string(), name: string() })), []),
    /** @assumed */
    activity: fallback(nullish(activity, null), null),
    /** @assumed */
    objectiveAccessId: text,
    /** @assumed */
    availabilityDate: instant,
    /** @assumed */
    availabilityEndDate: instant,
  }),
  transform(({ state, status, ...value }): PublicObjective => ({ ...value, state: state ?? ofItem[status] })),
);

/** Courses of the open catalog of a domain, a page at a time, by name (CALL-46). */
export const publicObjectives = readCall({
  name: 'publicObjectives.query',
  base: 'lms',
  path: 'public/open-catalog/objectives/query',
  audience: 'public',
  read: (body) => decodePage<PublicObjective>('publicObjectives.query', publicObjective, body),
  /** `domain` is sent as plain text, the load options as JSON. */
  _input: {} as { readonly query: LoadOptions & { readonly domain: string } },
});

/** One course of the open catalog (CALL-47). */
export const publicObjectiveOf = readCall({
  name: 'publicObjective.get',
  base: 'lms',
  path: 'public/open-catalog/objectives/{id}',
  audience: 'public',
  read: (body) => decode('publicObjective.get', publicObjective, body),
  _input: {} as { readonly params: { readonly id: string } },
});

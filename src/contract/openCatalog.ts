import { array, fallback, nullish, number, object, pipe, string, transform } from 'valibot';
import type { PublicObjective } from '../domain/publicObjective.ts';
import { activityTypes, objectiveStates, presentationModes } from '../domain/states.ts';
import { readCall } from './call.ts';
import { decode, decodePage } from './decode.ts';
import { count, instant, oneOf, text } from './fields.ts';
import type { LoadOptions } from './loadOptions.ts';

const activity = object({
  type: oneOf(activityTypes, 'composite'),
  duration: count,
  childrenCount: fallback(number(), 0),
  presentationMode: oneOf(presentationModes, 'tree'),
});

const publicObjective = pipe(
  object({
    id: string(),
    name: string(),
    code: text,
    description: text,
    about: text,
    imageUrl: text,
    state: oneOf(objectiveStates, 'ready'),
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
  transform((value): PublicObjective => value),
);

/** Courses of the open catalog of a domain, a page at a time, by name (CALL-46). */
export const publicObjectives = readCall({
  name: 'publicObjectives.query',
  base: 'lms',
  path: 'public/open-catalog/objectives/query',
  audience: 'public',
  read: (body) => decodePage<PublicObjective>('publicObjectives.query', publicObjective, body),
  /** `domain` goes as it is, the load options as JSON. */
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

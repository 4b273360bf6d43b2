import { array, boolean, fallback, number, nullish, picklist, string } from 'valibot';
import type { TeamLive } from '../../domain/person/teamLive.ts';
import { command, readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { instant } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

type OfPart = { readonly params: { readonly id: string; readonly activityPathId: string } };

const flag = fallback(boolean(), false);
const shape = object({
  own: fallback(nullish(object({ groupId: string(), name: string(), removed: flag, closed: flag }), null), null),
  people: array(
    object({
      id: string(),
      groupId: string(),
      presence: fallback(nullish(picklist(['here', 'away']), null), null),
      since: instant,
      writing: flag,
      begun: flag,
      done: flag,
    }),
  ),
  answer: fallback(nullish(object({ version: number(), handedIn: flag, files: fallback(string(), '') }), null), null),
});

/** @throws LecternError `bad_reply` */
export const readTeamLive = (body: unknown): TeamLive => decode('team.changes', shape, body);

const path = 'users/me/objective-workflows/{id}/teams/{activityPathId}';

/**
 * A stream that tells which members of a team are here, have begun and are done in a part, at once and at each change (CALL-130). 404 for a
 * part that is not done together, or is proctored. A call of Lectern's own: `teamPresence` in `extensions`.
 */
export const teamChanges = readCall({
  name: 'team.changes',
  base: 'lectern',
  path: `${path}/changes`,
  reply: 'events',
  read: () => null,
  _input: {} as OfPart,
});

/** Tells the team that the learner is writing in a part (CALL-131). */
export const teamWriting = command({
  name: 'team.writing',
  base: 'lectern',
  method: 'PUT',
  path: `${path}/writing`,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => null,
  _input: {} as OfPart & { readonly body: Readonly<Record<string, never>> },
});

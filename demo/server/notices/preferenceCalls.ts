import type { FastifyInstance } from 'fastify';
import { array, maxLength, object, pipe } from 'valibot';
import {
  notificationPreferences,
  preferenceShape,
  saveNotificationPreferences,
} from '../../../src/contract/notifications/preferences.ts';
import { noticeKinds } from '../../../src/domain/notifications/preferences.ts';
import { LecternError } from '../../../src/errors.ts';
import { checked, learner, route, type Deps } from '../calls/route.ts';
import { changesOf } from '../notifications/changesOf.ts';
import { loadPreferences, savePreferences } from './preferences.ts';

const body = object({ preferences: pipe(array(preferenceShape), maxLength(noticeKinds.length)) });

/**
 * Registers a learner's preferences for notices (CALL-86, CALL-87), which nobody may change for them (NOTE-22).
 * @param mail whether this server sends any
 */
export function registerPreferences(app: FastifyInstance, { db }: Pick<Deps, 'db'>, mail: boolean): void {
  const standing = async (userId: string) => ({ preferences: await loadPreferences(db, userId), mail });

  route(app, notificationPreferences, (request) => standing(learner(request).userId));

  route(app, saveNotificationPreferences, async (request) => {
    const { userId, impersonator } = learner(request);
    const { preferences } = checked(body, request.body);
    if (impersonator) throw new LecternError('forbidden', 'How a learner is told is for them alone to say.');
    await db.transaction((tx) => savePreferences(tx, userId, preferences));
    changesOf(db).tell();
    return standing(userId);
  });
}

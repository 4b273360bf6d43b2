import { asc, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/openDb.ts';
import { users } from '../../db/schema.ts';
import { HttpError } from '../../http/errors.ts';
import { learnersOf } from '../../notices/learnersOf.ts';
import { withName, type Person } from '../../oidc/people.ts';
import { claim, rolesOf, scopes, type LtiRole } from '../claims.ts';
import { customValues, personClaims } from '../launch/customValues.ts';
import { findTool } from '../ltiTool.ts';
import { oneOf, pageOf, readPaging } from './readPaging.ts';
import { courseFor, sendAs, type ServiceMeans } from './serviceMeans.ts';

interface Member {
  readonly person: Person;
  readonly roles: readonly LtiRole[];
}

/**
 * All members of a course: its learners, and the instructors of the academy. They are ordered by their ids, which tell nothing about them.
 */
async function membersOf(db: Db, objectiveId: string): Promise<readonly Member[]> {
  const learners = new Set(await learnersOf(db, objectiveId));
  const teaching = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.roles} @> '["Instructor"]'::jsonb`);
  const teachers = new Set(teaching.map(({ id }) => id));
  const ids = [...new Set([...learners, ...teachers])];
  const people =
    ids.length > 0 ? await db.select().from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)) : [];
  return people.map((user) => ({
    person: withName(user),
    roles: [
      ...(teachers.has(user.id) ? (['instructor'] as const) : []),
      ...(learners.has(user.id) ? (['learner'] as const) : []),
    ],
  }));
}

/** A role as a request names it: by its whole name, or by the part after the `#`. */
const hasRole = (wanted: string) => (role: LtiRole) =>
  rolesOf[role].some((name) => name === wanted || (name.includes('/membership#') && name.endsWith(`#${wanted}`)));

/** Names and roles: the members of a course, each with as much data as the tool may know (LTI-30). */
export function registerMembers(app: FastifyInstance, { db, origin, tokens }: ServiceMeans): void {
  app.get('/lti/courses/:courseId/members', async (request, reply) => {
    const toolId = await tokens.check(request, scopes.members);
    const course = await courseFor(db, request, toolId);
    const tool = await findTool(db, toolId);
    if (!tool) throw new HttpError(401, 'unauthorized', 'This tool is not registered any more.');
    const paging = readPaging(request);
    const [role, link] = [oneOf(request, 'role'), oneOf(request, 'rlid')];
    const place = link === null ? null : course.places.find(({ resourceLinkId }) => resourceLinkId === link);
    if (place === undefined) throw new HttpError(404, 'not_found', 'There is no such resource link in this course.');
    const all = (await membersOf(db, course.id)).filter(({ roles }) => role === null || roles.some(hasRole(role)));
    const members = pageOf(request, reply, origin, all, paging).map(({ person, roles }) => ({
      status: 'Active',
      user_id: person.id,
      ...personClaims(tool, person),
      roles: roles.flatMap((one) => rolesOf[one]),
      // The custom parameters of a launch for them.
      ...(place && {
        message: [
          {
            [claim.messageType]: 'LtiResourceLinkRequest',
            locale: person.locale ?? undefined,
            [claim.custom]: customValues(place.custom, { tool, person, course, place }),
          },
        ],
      }),
    }));
    return sendAs(reply, 'lti-nrps.v2.membershipcontainer', {
      id: new URL(request.url, origin).href,
      context: { id: course.id, title: course.name, ...(course.code && { label: course.code }) },
      members,
    });
  });
}

import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { check, maxLength, object, pipe, string } from 'valibot';
import { saveTimezone } from '../../../src/contract/person/timezone.ts';
import { unitsOf } from '../../../src/contract/person/units.ts';
import { ianaZone } from '../../../src/domain/time/zones/ianaZone.ts';
import { users } from '../db/schema.ts';
import { unitMembers, units } from '../db/schemaUnits.ts';
import { checked, notFound, param, person, route, type Deps } from './route.ts';

const body = object({
  timezone: pipe(
    string('The name of a time zone is wanted.'),
    maxLength(60, 'The name of a time zone has at most 60 characters.'),
    check((name) => name === name.trim() && ianaZone(name) !== null, 'There is no time zone of this name.'),
  ),
});

/** The id of the person in the address, who has to be the person that sends the request (PERM-6). */
function own(request: FastifyRequest): string {
  const { userId } = person(request);
  const wanted = param(request, 'userId');
  if (wanted !== userId && wanted !== 'me') throw notFound('person');
  return userId;
}

/** Registers the calls by which people read their own units and change their own time zone (CALL-51, CALL-52). */
export function registerProfile(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, unitsOf, async (request) => {
    const rows = await db
      .select({ id: units.id, name: units.name, isPrimary: unitMembers.isPrimary })
      .from(unitMembers)
      .innerJoin(units, eq(units.id, unitMembers.unitId))
      .where(eq(unitMembers.userId, own(request)));
    // Sorted in Node, so that the order is the same with every database (SRV-23).
    rows.sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || (a.name < b.name ? -1 : 1));
    return rows.map(({ id, name, isPrimary }) => ({ id, name, membership: { is_primary: isPrimary } }));
  });

  route(app, saveTimezone, async (request) => {
    const userId = own(request);
    const { timezone } = checked(body, request.body);
    await db.update(users).set({ timezone }).where(eq(users.id, userId));
    return {};
  });
}

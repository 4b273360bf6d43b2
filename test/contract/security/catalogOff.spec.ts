// A catalog that is switched off answers nowhere (ROUTE-32): by no spelling of its address, by no list, and by no enrolment.
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createTenant, switches } from '../../../demo/server/shell/tenant.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { courseCounts } from '../../../src/contract/courses/courseCounts.ts';
import { createObjectiveAccess, createSelfEnrollment } from '../../../src/contract/courses/enrolment.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { catalogFilter, enrolledFilter } from '../../../src/domain/course/listMembership.ts';
import { addCourse } from '../support/courseRows.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const tenant = createTenant(academy.db);
const turn = (catalog: boolean) =>
  tenant.change({ ...switches, overviewVariant: 'v1', banners: [], fragments: {}, catalog });
afterEach(() => turn(true));

const mira = await academy.as('mira');
const nils = await academy.as('nils');
const chosen = 'offered-in-the-catalog';
await addCourse(academy.db, uuidOf('user:nils'), chosen, { name: 'Offered', inCatalog: true });

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
const path = '/api/lms/v1/users/me/catalog-showcases';
const spellings: readonly (readonly [string, string])[] = [
  ['plain', path],
  ['one letter', path.replace('catalog', '%63atalog')],
  ['every letter', path.replace(/[a-z]/g, hex)],
  ['every letter, upper case digits', path.replace(/[a-z]/g, (letter) => hex(letter).toUpperCase())],
  ['the hyphen', path.replace('-', '%2d')],
  ['the base', path.replace('api', '%61pi')],
  ['with a query', `${path}?x=/catalog`],
  ['with a fragment', `${path}#x`],
  ['slashes', path.replaceAll('/me/', '%2fme%2f')],
  ['two slashes', path.replace('/users', '//users')],
  ['dots', path.replace('/users', '/x/../users')],
  ['encoded twice', path.replace('catalog', '%2563atalog')],
  ['another case', path.replace('catalog', 'Catalog')],
  ['a slash at its end', `${path}/`],
  ['a semicolon', `${path};x=1`],
];
const count = async (filter: typeof catalogFilter) =>
  (
    await nils.send(
      'GET',
      `/api/lms/v1/${objectiveAccesses.path}?requireTotalCount=true&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  ).body;
const enrol = (objectiveAccessId: string) =>
  nils.call(createSelfEnrollment, { body: { id: randomUUID(), objectiveAccessId } });
const access = (objectiveAccessId: string) =>
  nils.call(createObjectiveAccess, { body: { id: randomUUID(), objectiveAccessId } }, 'respond-sync');

describe('a catalog that is switched off', () => {
  it.each(spellings)('gives no collections by an address in which is written otherwise: %s', async (_what, address) => {
    await turn(false);
    const { statusCode, body } = await academy.inject({
      url: address,
      headers: { cookie: await cookie(), accept: 'application/json' },
    });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('objectivesCount');
  });
  it('and gives them by those that are its own while it is on', async () => {
    for (const [, address] of spellings.slice(0, 8))
      expect([
        address,
        (await academy.inject({ url: address, headers: { cookie: await cookie() } })).statusCode,
      ]).toEqual([address, 200]);
  });

  it('is empty as a list, by whatever filter, in counts too; and as before once it is on again', async () => {
    const before = {
      list: await count(catalogFilter),
      all: await count(['objective.id', '<>', null]),
      enrolled: await count(enrolledFilter),
    };
    expect(before.list['totalCount']).toBeGreaterThan(3);
    await turn(false);
    expect(await count(catalogFilter)).toEqual({ data: [], totalCount: 0 });
    expect(await count(['objective.id', '=', chosen])).toEqual({ data: [], totalCount: 0 });
    expect(await count(['objective.id', '<>', null])).toEqual(before.enrolled);
    expect((await nils.ask(courseCounts, { query: { filter: catalogFilter } })).total).toBe(0);
    await turn(true);
    expect({
      list: await count(catalogFilter),
      all: await count(['objective.id', '<>', null]),
      enrolled: await count(enrolledFilter),
    }).toEqual(before);
  });

  it('has no course to be asked for, nor to enrol in; nothing changes', async () => {
    await turn(false);
    expect((await nils.call(objectiveAccessOf, { params: { objectiveId: chosen } })).status).toBe(404);
    const reply = await enrol(`assignment-${chosen}`);
    expect([reply.status, reply.body.error?.fields?.['']]).toEqual([409, ['The catalog is switched off.']]);
    await turn(true);
    expect((await nils.ask(objectiveAccessOf, { params: { objectiveId: chosen } })).aggregate.isSelfEnrolled).toBe(
      false,
    );
  });

  it('leaves alone what one is enrolled in, and what visitors see in their own', async () => {
    const hers = await mira.course('STA 210');
    await turn(false);
    expect(await mira.course('STA 210')).toEqual(hers);
    expect(
      (
        await mira.call(createSelfEnrollment, {
          body: { id: randomUUID(), objectiveAccessId: hers.objectiveAccessId ?? '' },
        })
      ).status,
    ).toBe(200);
    // AID 100 stands in the open catalog.
    const open = uuidOf('assignment:AID 100');
    expect([(await access(open)).status, (await enrol(open)).status]).toEqual([200, 200]);
  });

  it('gives no access by an assignment that is open to all and stands nowhere', async () => {
    await academy.db.execute(
      `insert into open_assignments (id, objective_id, self_enrolment) values ('nowhere', '${chosen}', true)`,
    );
    await turn(false);
    expect((await access('nowhere')).status).toBe(409);
    await turn(true);
    expect((await access('nowhere')).status).toBe(200);
  });
});

let kept: string | undefined;
/** Mira's session, as a browser would send it with an address that it did not tidy up. */
async function cookie() {
  kept ??= await academy
    .browser('mira')
    .then(({ cookies }) => [...cookies].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; '));
  return kept;
}

// What people see and change of themselves: their units and their time zone (CALL-51, CALL-52, PROF-3, PROF-5).
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../demo/server/db/schema.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { saveTimezone } from '../../../src/contract/person/timezone.ts';
import { unitsOf } from '../../../src/contract/person/units.ts';
import { eq } from 'drizzle-orm';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const [mira, omar] = [await academy.as('mira'), await academy.as('omar')];
const id = (username: string) => uuidOf(`user:${username}`);
const save = (timezone: unknown, userId = id('mira')) =>
  mira.send('POST', `/api/lms/v1/users/${userId}/timezone`, { timezone });
const zone = async () => (await mira.ask(currentUser, {})).timezone;

beforeEach(async () => {
  await academy.db
    .update(users)
    .set({ timezone: 'Europe/London' })
    .where(eq(users.id, id('mira')));
});

describe('units (CALL-51)', () => {
  it('are those of the person, the primary one first', async () => {
    expect(await mira.ask(unitsOf, { params: { userId: id('mira') } })).toEqual([
      { name: 'Department of Clinical Research', isPrimary: true },
      { name: 'Tuesday statistics club', isPrimary: false },
    ]);
  });
  it('are none of somebody who belongs nowhere, learner or not', async () => {
    expect(await omar.ask(unitsOf, { params: { userId: id('omar') } })).toEqual([]);
  });
  it('are nobody else’s', async () => {
    const reply = await mira.send('GET', `/api/lms/v1/users/${id('ines')}/units`);
    expect([reply.status, reply.body.error?.code]).toEqual([404, 'not_found']);
  });
});

describe('the time zone (CALL-52)', () => {
  it.each(['Asia/Tokyo', 'Asia/Kolkata', 'Asia/Calcutta', 'W. Europe Standard Time', 'UTC'])(
    '%s is saved as it was sent, and told with the current user',
    async (name) => {
      await mira.ask(saveTimezone, { params: { userId: id('mira') }, body: { timezone: name } });
      expect(await zone()).toBe(name);
    },
  );
  it('is saved by `me` too', async () => {
    expect((await save('Asia/Tokyo', 'me')).status).toBe(200);
    expect(await zone()).toBe('Asia/Tokyo');
  });
  it.each<[string, unknown]>([
    ['a name of nowhere', 'Europe/Atlantis'],
    ['a mere offset', '+01:00'],
    ['nothing', ''],
    ['a name with spaces around it', ' Asia/Tokyo '],
    ['a name that is too long', 'x'.repeat(61)],
    ['a number', 5],
    ['null', null],
    ['markup', '<b>Asia/Tokyo</b>'],
  ])('%s is refused with words at the field, and nothing is changed', async (_, name) => {
    const reply = await save(name);
    expect([reply.status, reply.body.error?.code]).toEqual([400, 'bad_request']);
    expect(Object.keys(reply.body.error?.fields ?? {})).toEqual(['timezone']);
    expect(await zone()).toBe('Europe/London');
  });
  it('of another person cannot be changed', async () => {
    const reply = await save('Asia/Tokyo', id('ines'));
    expect([reply.status, reply.body.error?.code]).toEqual([404, 'not_found']);
  });
});

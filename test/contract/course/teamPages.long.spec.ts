// The page on which instructors make teams (TEAM-14).
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { groups } from '../../../demo/server/db/schemaTeams.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { teamCourse } from '../support/teamCourse.ts';

const { academy, db, leila, morning, evening, idOf, page, formToken, change, reset } = await teamCourse();

beforeEach(reset);

describe('the page of teams (TEAM-14)', () => {
  it.each([
    ['ada', 200],
    ['leila', 200],
    ['juno', 403],
    ['omar', 403],
  ])('is for instructors and administrators: %s gets %i', async (name, status) => {
    expect((await (await academy.browser(name)).send(page)).status).toBe(status);
  });
  it('lists the courses with something to be done together, and no others', async () => {
    const { text } = await leila.send('/teach/teams');
    expect([text.includes('A Case in Two Voices'), text.includes('Statistics for Clinical')]).toEqual([true, false]);
  });
  it('makes, names, fills, empties and deletes a team', async () => {
    expect((await change({ action: 'create', name: '  Night \n pair ' })).status).toBe(303);
    const [made] = await db.select().from(groups).where(eq(groups.name, 'Night pair'));
    const group = made?.id ?? '';
    expect((await change({ action: 'rename', group, name: 'Night <b>owls</b>' })).status).toBe(303);
    expect((await leila.send(page)).text).toContain('Night &lt;b&gt;owls&lt;/b&gt;');
    expect((await change({ action: 'add', group, user: idOf('juno') })).status).toBe(303);
    expect((await change({ action: 'delete', group })).status).toBe(400);
    expect((await change({ action: 'remove', group, user: idOf('juno') })).status).toBe(303);
    expect((await change({ action: 'delete', group })).status).toBe(303);
    expect(await db.select().from(groups).where(eq(groups.id, group))).toEqual([]);
  });
  it.each([
    ['no name', { action: 'create', name: ' \u200b ' }, 400, 'Give the team a name'],
    ['a long name', { action: 'create', name: 'x'.repeat(81) }, 400, '80 characters'],
    ['a name that is taken', { action: 'create', name: 'morning PAIR' }, 400, 'already has this name'],
    [
      'another course’s team',
      { action: 'rename', group: uuidOf('group:KIN 110:Tuesday pair'), name: 'X' },
      409,
      'deleted',
    ],
    [
      'somebody who does not take the course',
      { action: 'add', group: morning, user: idOf('pavel') },
      400,
      'does not take',
    ],
    ['nobody', { action: 'add', group: morning, user: '' }, 400, 'does not take'],
    ['a member', { action: 'add', group: morning, user: idOf('juno') }, 409, 'already on the team'],
    [
      'somebody who is no member',
      { action: 'remove', group: morning, user: idOf('nora') },
      409,
      'no longer on the team',
    ],
    ['a team that has members', { action: 'delete', group: morning }, 400, 'cannot be deleted'],
  ])('refuses %s, and says why', async (_what, fields, status, said) => {
    const reply = await change(fields as Record<string, string>);
    expect([reply.status, reply.text.includes(said), reply.text.includes('role="alert"')]).toEqual([
      status,
      true,
      true,
    ]);
  });
  it.each([
    ['nothing', {}, 400],
    ['what it cannot do', { action: 'promote' }, 400],
    ['a character that no database takes', { action: 'create', name: 'a\0b' }, 400],
  ])('a form that asks for %s is a bad request', async (_what, fields, status) => {
    expect((await change(fields)).status).toBe(status);
  });
  it('takes no form without its token, from another site, or by a learner', async () => {
    expect((await change({ action: 'create', name: 'X' }, leila, 'none')).status).toBe(403);
    const token = await formToken();
    const reply = await leila.send(page, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ token, action: 'create', name: 'X' }),
    });
    expect(reply.status).toBe(403);
    expect((await change({ action: 'create', name: 'X' }, await academy.browser('juno'), token)).status).toBe(403);
  });
  it('two add the same person at one moment: one is told', async () => {
    const token = await formToken();
    const both = await Promise.all(
      [1, 2].map(() => change({ action: 'add', group: evening, user: idOf('juno') }, leila, token)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });
});

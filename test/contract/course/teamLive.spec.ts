// Who of a team is here, has begun and is done (TEAM-8, TEAM-9, CALL-130, CALL-131).
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { activities, activityParts } from '../../../demo/server/db/schema.ts';
import { teamPresence } from '../../../demo/server/db/schemaTeams.ts';
import { readTeamLive, teamChanges, teamWriting } from '../../../src/contract/parts/teamLive.ts';
import { participants } from '../../../src/contract/parts/teams.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import type { TeamLive } from '../../../src/domain/person/teamLive.ts';
import type { Browser, Learner } from '../support/academy.ts';
import { teamCourse } from '../support/teamCourse.ts';

const { academy, db, juno, kofi, morning, idOf, place, start, write, finish, change, reset } = await teamCourse();
const [case_, report] = ['Read the case', 'Write one report'];

beforeEach(reset);

describe('who is here (CALL-130, CALL-131, TEAM-8)', () => {
  const cookiesOf = ({ cookies }: Browser) =>
    [...cookies].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
  /** Listens as a page does. */
  async function listen(name: string, who: Learner, part: string) {
    const { id, activityPathId } = await place(who, part);
    const gone = new AbortController();
    const reply = await fetch(academy.origin + address(teamChanges, { params: { id, activityPathId } }), {
      headers: { cookie: cookiesOf(await academy.browser(name)), accept: 'text/event-stream' },
      signal: gone.signal,
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('event-stream')]);
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    /** Reads on until something is told. */
    const until = async (found: (live: TeamLive) => boolean): Promise<TeamLive> => {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
        if (done) throw new Error(`It ended: ${text}`);
        text += value;
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const one of parts) {
          const data = /^event: team\ndata: (.*)$/.exec(one)?.[1];
          const live = data && readTeamLive(JSON.parse(data));
          if (live && found(live)) return live;
        }
      }
    };
    return { until, end: () => gone.abort() };
  }
  const of = (live: TeamLive, name: string) => live.people.find(({ id }) => id === idOf(name));

  it('is told at once and as it changes: one comes, begins, writes, is done and goes', async () => {
    await start(juno, report);
    const hers = await listen('juno', juno, report);
    const first = await hers.until(() => true);
    expect(first.own).toEqual({ groupId: morning, name: 'Morning pair', removed: false, closed: false });
    expect(first.people.map(({ begun }) => begun).toSorted()).toEqual([false, true]);
    expect(first.answer).toEqual({ version: 0, handedIn: false, files: '' });
    expect(of(first, 'kofi')?.presence).toBeNull();
    const his = await listen('kofi', kofi, report);
    await his.until((live) => of(live, 'juno')?.presence === 'here');
    await hers.until((live) => of(live, 'kofi')?.presence === 'here');
    await start(kofi, report);
    const { id, activityPathId } = await place(kofi, report);
    expect((await kofi.call(teamWriting, { params: { id, activityPathId }, body: {} })).status).toBe(200);
    await hers.until((live) => of(live, 'kofi')?.writing === true && of(live, 'kofi')?.begun === true);
    await write(kofi, report, 'Ours', 0);
    await finish(kofi, report);
    const done = await hers.until((live) => of(live, 'kofi')?.done === true && of(live, 'juno')?.done === true);
    expect(done.answer).toMatchObject({ handedIn: true });
    his.end();
    const away = await hers.until((live) => of(live, 'kofi')?.presence === 'away');
    expect(of(away, 'kofi')).toMatchObject({ writing: false, since: expect.any(Number) });
    hers.end();
  });
  it('one who is taken off hears it, and the others see them no more', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    const [hers, his] = [await listen('juno', juno, report), await listen('kofi', kofi, report)];
    await change({ action: 'remove', group: morning, user: idOf('kofi') });
    const told = await his.until(({ own }) => own?.removed === true);
    expect([told.own, told.people]).toEqual([expect.objectContaining({ name: 'Morning pair', closed: true }), []]);
    await hers.until((live) => of(live, 'kofi') === undefined);
    for (const one of [hers, his]) one.end();
  });
  it('is told to members alone, and of no part that is not done together', async () => {
    const { id, activityPathId } = await place(juno, report);
    const call = teamChanges as never;
    expect((await kofi.call(call, { params: { id, activityPathId } } as never)).status).toBe(404);
    const own = await place(juno, 'Before you go');
    expect((await juno.call(call, { params: { id, activityPathId: own.activityPathId } } as never)).status).toBe(404);
    expect((await (await academy.as(null)).call(call, { params: { id, activityPathId } } as never)).status).toBe(401);
  });
  it('is not told in a proctored part', async () => {
    const { id, activityPathId, row } = await place(juno, report);
    const [part] = await db.select().from(activityParts).where(eq(activityParts.id, row.part.id));
    const proctored = (value: boolean) =>
      db
        .update(activities)
        .set({ proctored: value })
        .where(eq(activities.id, part?.childId ?? ''));
    await proctored(true);
    expect((await juno.call(teamChanges as never, { params: { id, activityPathId } } as never)).status).toBe(404);
    expect((await juno.call(teamWriting, { params: { id, activityPathId }, body: {} })).status).toBe(404);
    await proctored(false);
  });
  it('TEAM-9 the list of the team tells who is done', async () => {
    for (const who of [juno, kofi]) await start(who, case_);
    await finish(juno, case_);
    const { id, activityPathId } = await place(kofi, case_);
    const { items } = await kofi.ask(participants, { params: { id, activityPathId }, query: {} });
    const done = items.flatMap((one) => (isUnreadable(one) ? [] : [[one.firstName, one.finished !== null]]));
    expect(done).toEqual([
      ['Juno', true],
      ['Kofi', false],
    ]);
    await db.delete(teamPresence);
  });
});

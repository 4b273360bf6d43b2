// What a team does in a part: one text, handed in for all, and who is taken off the team (TEAM-10 to TEAM-12, TEAM-15).
import { beforeEach, describe, expect, it } from 'vitest';
import { groupMembers } from '../../../demo/server/db/schemaTeams.ts';
import { teamCourse } from '../support/teamCourse.ts';

const { db, juno, kofi, nora, morning, evening, idOf, begin, start, answer, write, finish, stateOf, change, reset } =
  await teamCourse();
const [case_, report, alone] = ['Read the case', 'Write one report', 'What the other one saw'];

beforeEach(reset);

describe('one text (TEAM-10)', () => {
  it('is the same for all who have begun it with the team, with one version', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    expect((await write(juno, report, 'We would ask first.', 0)).status).toBe(200);
    expect(await answer(kofi, report)).toMatchObject({ text: 'We would ask first.', version: 1 });
    expect((await write(kofi, report, 'We would ask first. Then look.', 1)).status).toBe(200);
    expect(await answer(juno, report)).toMatchObject({ text: 'We would ask first. Then look.', version: 2 });
  });
  it('loses nothing: who wrote upon an older one is refused, and the newer one stands', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    await write(juno, report, 'Hers', 0);
    expect((await write(kofi, report, 'His', 0)).status).toBe(409);
    expect((await answer(kofi, report)).text).toBe('Hers');
  });
  it('of many who save at one moment one is kept whole, by all', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    const texts = Array.from({ length: 8 }, (_, n) => `Text ${n}`);
    const replies = await Promise.all(texts.map((text, n) => write(n % 2 ? juno : kofi, report, text, 0)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const [hers, his] = [await answer(juno, report), await answer(kofi, report)];
    expect([hers.text, hers.version]).toEqual([his.text, his.version]);
    expect(texts).toContain(hers.text);
  });
  it.each([
    ['who works alone keeps a text of their own', null],
    ['another team does not see it', evening],
  ])('%s', async (_what, groupId) => {
    await start(juno, alone);
    await start(nora, alone, groupId);
    await write(juno, alone, 'Of the morning', 0);
    expect((await answer(nora, alone)).text).toBe('');
    expect((await write(nora, alone, 'Of nobody else', 0)).status).toBe(200);
    expect((await answer(juno, alone)).text).toBe('Of the morning');
  });
  it('TEAM-12 who joins later has what was written, and one who begins at the same moment too', async () => {
    await start(juno, report);
    await write(juno, report, 'Begun', 0);
    await start(kofi, report);
    expect(await answer(kofi, report)).toMatchObject({ text: 'Begun', version: 1, handedInAt: null });
  });
});

describe('handing in (TEAM-11)', () => {
  it('what one hands in is handed in for all who write it, and stays', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    await write(juno, report, 'Ours', 0);
    expect((await finish(kofi, report)).status).toBe(200);
    for (const who of [juno, kofi]) {
      expect(await stateOf(who, report)).toBe('submitted');
      expect((await answer(who, report)).handedInAt).not.toBeNull();
      expect((await write(who, report, 'Changed', 1)).status).toBe(409);
      // Repeated, it changes nothing.
      expect((await finish(who, report)).status).toBe(200);
    }
  });
  it('both at one moment: it is handed in once', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    await write(juno, report, 'Ours', 0);
    const replies = await Promise.all([finish(juno, report), finish(kofi, report)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const [hers, his] = [await answer(juno, report), await answer(kofi, report)];
    expect(hers.handedInAt).toBe(his.handedInAt);
  });
  it('not for one who has not begun; TEAM-12 who joins afterwards has what was handed in', async () => {
    await db.insert(groupMembers).values({ groupId: evening, userId: idOf('juno') });
    await start(juno, report, evening);
    await write(juno, report, 'Hers alone so far', 0);
    await finish(juno, report);
    expect(await stateOf(nora, report)).toBeNull();
    await start(nora, report, evening);
    expect(await stateOf(nora, report)).toBe('submitted');
    expect(await answer(nora, report)).toMatchObject({ text: 'Hers alone so far' });
  });
  it('who takes the course again begins again', async () => {
    await start(juno, report);
    await start(kofi, report);
    await write(juno, report, 'First time', 0);
    await finish(juno, report);
    await begin(kofi);
    await start(kofi, report);
    expect(await answer(kofi, report)).toMatchObject({ text: '', handedInAt: null });
    expect(await stateOf(kofi, report)).toBe('inProgress');
    expect((await write(kofi, report, 'Second time', 0)).status).toBe(200);
    expect((await answer(juno, report)).text).toBe('First time');
  });
});

describe('who is taken off a team (TEAM-15)', () => {
  const remove = () => change({ action: 'remove', group: morning, user: idOf('kofi') });

  it('keeps what was written and goes on alone, where that can be', async () => {
    for (const who of [juno, kofi]) await start(who, alone);
    await write(juno, alone, 'Together', 0);
    expect((await remove()).status).toBe(303);
    expect(await answer(kofi, alone)).toMatchObject({ text: 'Together', closed: false });
    expect((await write(kofi, alone, 'Together, and my own', 1)).status).toBe(200);
    expect((await answer(juno, alone)).text).toBe('Together');
    expect((await write(juno, alone, 'Hers now', 1)).status).toBe(200);
    expect((await answer(kofi, alone)).text).toBe('Together, and my own');
    expect((await finish(kofi, alone)).status).toBe(200);
    expect(await stateOf(juno, alone)).toBe('inProgress');
  });
  it('only reads a part that cannot be done alone; on the team again, they go on with it', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    await write(juno, report, 'Together', 0);
    await remove();
    expect(await answer(kofi, report)).toMatchObject({ text: 'Together', closed: true });
    const refused = await write(kofi, report, 'Mine', 1);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('Morning pair')]);
    expect((await finish(kofi, report)).status).toBe(409);
    await write(juno, report, 'Without him', 1);
    await change({ action: 'add', group: morning, user: idOf('kofi') });
    expect(await answer(kofi, report)).toMatchObject({ text: 'Without him', closed: false });
    expect((await write(kofi, report, 'With him', 2)).status).toBe(200);
  });
  it('what they handed in with it stays theirs, and is graded with it', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    await write(juno, report, 'Together', 0);
    await finish(juno, report);
    await remove();
    expect(await stateOf(kofi, report)).toBe('submitted');
    expect((await answer(kofi, report)).text).toBe('Together');
  });
  it('begins no new part with it', async () => {
    await remove();
    expect((await start(kofi, case_)).status).toBe(409);
    expect((await start(kofi, report, null)).status).toBe(409);
  });
  it('a member who is added later may join', async () => {
    await start(juno, report);
    await change({ action: 'add', group: morning, user: idOf('nora') });
    expect((await start(nora, report)).status).toBe(200);
    await write(nora, report, 'Three now', 0);
    expect((await answer(juno, report)).text).toBe('Three now');
  });
});

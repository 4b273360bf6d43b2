// Files of a part that a team writes are the team's: seen, taken and removed by all, and left to it by who is taken off (TEAM-16).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activities } from '../../../demo/server/db/schema.ts';
import { announceAttachment, attachmentsOf, removeAttachment } from '../../../src/contract/work/attachments.ts';
import type { Learner } from '../support/academy.ts';
import { teamCourse } from '../support/teamCourse.ts';

const {
  academy,
  db,
  juno,
  kofi,
  nora,
  leila,
  morning,
  evening,
  idOf,
  begin,
  runOf,
  place,
  start,
  finish,
  change,
  reset,
} = await teamCourse();
const [report, alone] = ['Write one report', 'What the other one saw'];
const path = '/api/lectern/v1/users/me/attachments';
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500, 'a')]);
const browsers = new Map([
  [juno, await academy.browser('juno')],
  [kofi, await academy.browser('kofi')],
  [nora, await academy.browser('nora')],
]);
const browserOf = (who: Learner) => browsers.get(who) ?? leila;
const send = (who: Learner, id: string, offset: number, piece: Buffer) =>
  browserOf(who).send(`${path}/${id}/pieces/${offset}`, {
    method: 'PUT',
    headers: {
      'origin': academy.origin,
      'content-type': 'application/octet-stream',
      'accept': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    },
    body: piece as Uint8Array<ArrayBuffer>,
  });
const announce = async (who: Learner, part: string, name = 'plan.pdf', id: string = randomUUID()) => {
  const { id: run, activityPathId } = await place(who, part);
  const body = { id, name, size: bytes.length, mediaType: 'application/pdf', modified: null };
  const { status } = await who.call(announceAttachment, { params: { id: run, activityPathId }, body });
  return { id, status };
};
async function attach(who: Learner, part: string, name?: string) {
  const { id, status } = await announce(who, part, name);
  expect(status).toBe(200);
  expect((await send(who, id, 0, bytes)).status).toBe(200);
  return id;
}
const files = async (who: Learner, part: string) => {
  const { id, activityPathId } = await place(who, part);
  return (await who.ask(attachmentsOf, { params: { id, activityPathId } })).items.map((one) => one.id);
};
const take = async (who: Learner, id: string) => (await browserOf(who).send(`${path}/${id}/file`)).status;
const remove = async (who: Learner, id: string) =>
  (await who.call(removeAttachment, { params: { attachmentId: id }, body: {} })).status;
const takeOff = (name: string) => change({ action: 'remove', group: morning, user: idOf(name) });

beforeAll(async () => {
  await reset();
  for (const name of [report, alone]) {
    const { row } = await place(juno, name);
    await db
      .update(activities)
      .set({ asksAnswer: true, resource: { files: { most: 2 } } })
      .where(eq(activities.id, row.part.child.id));
  }
});
beforeEach(reset);

describe('TEAM-16 files of a team', () => {
  it('are seen, taken and removed by each who writes, whoever attached them, within one limit', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    const hers = await attach(juno, report);
    expect([await files(kofi, report), await take(kofi, hers)]).toEqual([[hers], 200]);
    const his = await attach(kofi, report, 'second.pdf');
    expect(await files(juno, report)).toEqual([hers, his]);
    expect((await announce(juno, report, 'third.pdf')).status, 'two in all').toBe(400);
    expect(await remove(kofi, hers)).toBe(200);
    expect([await files(juno, report), await take(juno, hers)]).toEqual([[his], 404]);
  });

  it('one that is half there is sent on by another', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    const { id } = await announce(juno, report);
    expect((await announce(kofi, report, 'plan.pdf', id)).status).toBe(200);
    expect((await send(kofi, id, 0, bytes)).status).toBe(200);
    expect(await take(juno, id)).toBe(200);
  });

  it.each([
    ['who works alone', null],
    ['another team', evening],
  ])('%s does not see, take, send or remove them', async (_what, groupId) => {
    await start(juno, alone);
    await start(nora, alone, groupId);
    const hers = await attach(juno, alone);
    expect([await files(nora, alone), await take(nora, hers), await remove(nora, hers)]).toEqual([[], 404, 404]);
    expect((await send(nora, hers, 0, bytes)).status).toBe(404);
    expect((await announce(nora, alone, 'plan.pdf', hers)).status).toBe(409);
    expect(await files(juno, alone)).toEqual([hers]);
  });

  it('handed in by one they stay with all, and with the grader; nobody changes them, and a retake begins without', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    const hers = await attach(juno, report);
    expect((await finish(kofi, report)).status).toBe(200);
    for (const who of [juno, kofi]) {
      expect([await files(who, report), await take(who, hers)]).toEqual([[hers], 200]);
      expect(await remove(who, hers)).toBe(409);
    }
    await begin(kofi);
    await start(kofi, report);
    expect(await files(kofi, report)).toEqual([]);
    expect(await files(juno, report)).toEqual([hers]);
  });

  it('what one attached who is taken off the team stays with it', async () => {
    for (const who of [juno, kofi]) await start(who, alone);
    const his = await attach(kofi, alone);
    expect((await takeOff('kofi')).status).toBe(303);
    expect([await files(juno, alone), await take(juno, his)]).toEqual([[his], 200]);
    expect([await files(kofi, alone), await take(kofi, his), await remove(kofi, his)]).toEqual([[], 404, 404]);
    expect(await remove(juno, his)).toBe(200);
  });

  it('who joins later has them too', async () => {
    await start(juno, report);
    const hers = await attach(juno, report);
    await start(kofi, report);
    expect(await files(kofi, report)).toEqual([hers]);
    expect(runOf(kofi)).not.toBe(runOf(juno));
  });

  it('TEAM-8 the others are told', async () => {
    for (const who of [juno, kofi]) await start(who, report);
    const { id, activityPathId } = await place(kofi, report);
    const cookie = [...browserOf(kofi).cookies].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
    const aborted = new AbortController();
    const stream = await fetch(
      `${academy.origin}/api/lectern/v1/users/me/objective-workflows/${id}/teams/${activityPathId}/changes`,
      { headers: { cookie }, signal: aborted.signal },
    );
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const hers = await attach(juno, report);
    let text = '';
    while (!text.includes(`"files":"${hers}"`)) text += (await reader?.read())?.value ?? '';
    aborted.abort();
  });
});

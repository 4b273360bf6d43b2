// Pages that are open hear that a tool or a package has reported on a run of their learner (DONE-4, CALL-85).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { scopes } from '../../../demo/server/lti/claims.ts';
import { asReader } from '../../bench/outside/asReader.ts';
import { addReaders, readerCookie } from '../../bench/readers/addReaders.ts';
import { packageBench } from '../support/packageBench.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { playCourseBy, registerTool, toolBench, type BenchTool } from '../support/toolBench.ts';

const academy = await startAcademy();
const { db, origin } = academy;
const bench = toolBench(academy);
const packages = await packageBench(academy);
const ended = new AbortController();
afterAll(() => ended.abort());
let tool: BenchTool;
let course = '';
beforeAll(async () => {
  await addReaders(db, 2, 'pavel');
  tool = await registerTool(db);
  course = (await playCourseBy(db, 'LAB 230', tool.id)).id;
});

/** The runs that a page of a reader hears of, in their order. */
async function hearing(number: number): Promise<readonly string[]> {
  const heard: string[] = [];
  const reply = await fetch(`${origin}/api/lectern/v1/users/me/channels/changes`, {
    headers: { 'cookie': readerCookie(number), 'x-requested-with': 'XMLHttpRequest', 'accept': 'text/event-stream' },
    signal: ended.signal,
  });
  expect(reply.status).toBe(200);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  const follow = async () => {
    let text = '';
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: '' };
      if (done) return;
      text += value;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const id = /event: run\ndata: (.+)/.exec(part)?.[1];
        if (id) heard.push((JSON.parse(id) as { readonly id: string }).id);
      }
    }
  };
  void follow().catch(() => undefined);
  return heard;
}

async function score(userId: string, scoreGiven: number) {
  const token = String((await bench.token(tool, `${scopes.score} ${scopes.lineItem}`)).body['access_token']);
  const headers = { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' };
  const items = (await (await fetch(`${origin}/lti/courses/${course}/line-items`, { headers })).json()) as {
    readonly id: string;
  }[];
  const body = {
    userId,
    scoreGiven,
    scoreMaximum: 100,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    timestamp: new Date().toISOString(),
  };
  const reply = await fetch(`${items[0]?.id}/scores`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(reply.status).toBe(204);
}

it('a score of a tool is told to its learner alone, once it is stored', async () => {
  const [one, two] = [asReader(origin, 1), asReader(origin, 2)];
  const [first, second] = [await one.begin('LAB 230'), await two.begin('LAB 230')];
  const [hers, his] = [await hearing(1), await hearing(2)];
  await score('reader-1', 80);
  await expect.poll(() => hers).toEqual([first]);
  const [run] = await db.select().from(objectiveWorkflows).where(eq(objectiveWorkflows.id, first));
  expect(run?.recordId).not.toBeNull();
  await score('reader-2', 60);
  await expect.poll(() => his).toEqual([second]);
  expect(hers).toEqual([first]);
});

it('a package that is complete is told, and one that is only saved is not', async () => {
  const one = asReader(origin, 1);
  const run = await one.begin('HYG 115');
  const heard = await hearing(1);
  const path = packages.pathOf(await one.launchPart(run, 1));
  await packages.get(path);
  const commit = (n: number, status: string) =>
    packages.commit(path, { n, item: 'lesson', values: { 'cmi.core.lesson_status': status } });
  expect((await commit(1, 'incomplete')).statusCode).toBe(200);
  expect((await commit(2, 'completed')).statusCode).toBe(200);
  await expect.poll(() => heard).toEqual([run]);
});

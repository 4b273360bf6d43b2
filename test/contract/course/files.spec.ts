// Files of parts: who may have them, and how they are sent (SRV-25, SRV-57, SRV-13, CALL-36, MEDIA-4).
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { activities, files } from '../../../demo/server/db/schema.ts';
import { objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type RunSketch } from '../support/storedRun.ts';

const academy = await startAcademy();
const [mira, omar, visitor] = [await academy.as('mira'), await academy.as('omar'), await academy.as(null)];
const day = 86_400_000;
const at = (id: string) => `/api/lms-storage/v1/files/${id}`;
const idOf = async (part: string, name: string) => {
  const found = await academy.db
    .select({ id: files.id, name: files.name })
    .from(files)
    .innerJoin(activities, eq(activities.id, files.activityId))
    .where(eq(activities.name, part));
  return found.find((one) => one.name === name)!.id;
};
const bytesOf = (path: string) => readFileSync(join(academy.config.root, 'demo/server/seed/files/kin-110', path));

/** What a browser gets in which mira is signed in. */
const browser = await academy.browser('mira');
const cookie = `lms_sid=${browser.cookie('lms_sid')?.value}`;
const get = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
  const reply = await fetch(academy.origin + path, { method, headers: { cookie, ...headers } });
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
};

async function start(code: string) {
  const { aggregate } = await mira.course(code);
  await mira.ask(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() } });
}

describe('a private file', () => {
  it('is nobody’s who has not begun the course', async () => {
    const id = await idOf('4. Reading a gait report', 'reading-a-gait-report.pdf');
    expect([
      (await mira.send('GET', at(id))).status,
      (await visitor.send('GET', at(id))).status,
      (await omar.send('GET', at(id))).status,
    ]).toEqual([403, 401, 403]);
  });

  it('opened in a tab beside a frame, whose session is not known there, leads to sign-in and back', async () => {
    const path = at(await idOf('4. Reading a gait report', 'reading-a-gait-report.pdf'));
    const open = (dest: string, headers: Readonly<Record<string, string>>) =>
      fetch(academy.origin + path, { redirect: 'manual', headers: { 'sec-fetch-dest': dest, ...headers } });
    const tab = await open('document', {});
    expect([tab.status, tab.headers.get('location')]).toEqual([
      302,
      `/oidc/login?redirectUrl=${encodeURIComponent(path)}`,
    ]);
    // Whoever is known is told the truth, and nobody else than a reader is sent anywhere.
    expect([
      (await open('document', { cookie })).status,
      (await open('iframe', {})).status,
      (await open('image', {})).status,
    ]).toEqual([403, 401, 401]);
  });

  describe('of a course that is under way', () => {
    beforeAll(() => start('KIN 110'));

    it('is sent whole, byte by byte as it is, and is shown in its place', async () => {
      const { status, headers, bytes } = await get(
        at(await idOf('4. Reading a gait report', 'reading-a-gait-report.pdf')),
        { 'accept-encoding': 'br, gzip' },
      );
      const original = bytesOf('reading-a-gait-report.pdf');
      expect([
        status,
        headers.get('content-type'),
        headers.get('content-length'),
        headers.get('content-encoding'),
      ]).toEqual([200, 'application/pdf', String(original.length), null]);
      expect(bytes.equals(original)).toBe(true);
      expect(headers.get('content-disposition')).toBe(
        `inline; filename="reading-a-gait-report.pdf"; filename*=UTF-8''reading-a-gait-report.pdf`,
      );
      expect([
        headers.get('x-content-type-options'),
        headers.get('cache-control'),
        headers.get('cross-origin-resource-policy'),
      ]).toEqual(['nosniff', 'private, no-cache', 'same-origin']);
    });

    it('tells its size without its bytes (CALL-36), and is taken away where it is attached', async () => {
      const { status, headers, bytes } = await get(
        at(await idOf('1. Falling and catching', 'forty-walkers.csv')),
        {},
        'HEAD',
      );
      expect([status, headers.get('content-length'), bytes.length]).toEqual([
        200,
        String(bytesOf('forty-walkers.csv').length),
        0,
      ]);
      expect([headers.get('content-type'), headers.get('content-disposition')?.split(';')[0]]).toEqual([
        'text/csv; charset=utf-8',
        'attachment',
      ]);
    });

    it('is sent in part, so that a film can be sought in', async () => {
      const path = at(await idOf('2. Film: one step, slowly', 'one-step-slowly.webm'));
      const film = bytesOf('one-step-slowly.webm');
      const part = await get(path, { range: 'bytes=1000-1999' });
      expect([
        part.status,
        part.headers.get('content-range'),
        part.headers.get('content-length'),
        part.headers.get('accept-ranges'),
      ]).toEqual([206, `bytes 1000-1999/${film.length}`, '1000', 'bytes']);
      expect(part.bytes.equals(film.subarray(1000, 2000))).toBe(true);
      const end = await get(path, { range: 'bytes=-16' });
      expect([end.status, end.bytes.equals(film.subarray(-16))]).toEqual([206, true]);
      const none = await get(path, { range: `bytes=${film.length}-` });
      expect([none.status, none.headers.get('content-range'), none.bytes.length]).toEqual([
        416,
        `bytes */${film.length}`,
        0,
      ]);
      expect((await get(path, { range: 'bytes=0-1,4-5' })).bytes.length).toBe(film.length);
      const etag = part.headers.get('etag') ?? '';
      expect((await get(path, { 'range': 'bytes=0-9', 'if-range': etag })).status).toBe(206);
      expect((await get(path, { 'range': 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    });

    it('of a part that is locked is refused until it opens (SRV-13)', async () => {
      const id = await idOf('7. The report of that afternoon', 'reading-a-gait-report.pdf');
      const reply = await mira.send('GET', at(id));
      expect([reply.status, reply.body.error?.code]).toEqual([403, 'forbidden']);
      expect([(await get(at(id), {}, 'HEAD')).status, (await get(at(id), { range: 'bytes=0-0' })).status]).toEqual([
        403, 403,
      ]);
      await academy.clock().moveTo(8 * day);
      try {
        expect((await get(at(id))).status).toBe(200);
      } finally {
        await academy.clock().moveTo(0);
      }
    });
  });

  it.each([
    'no-such-file',
    '..%2F..%2Fpeople.json',
    '%2e%2e%2fpeople.json',
    'kin-110%2Fforty-walkers.csv',
    randomUUID(),
    'a%00',
    'x'.repeat(1900),
  ])('there is none at %s', async (id) => {
    expect([(await get(at(id))).status, (await get(at(id), {}, 'HEAD')).status]).toEqual(
      id === 'a%00' ? [400, 400] : [404, 404],
    );
  });
});

describe('who may have a file of a part (SRV-13, PERM-6)', () => {
  const nils = uuidOf('user:nils');
  const later = new Date(Date.now() + 2 * day).toISOString();
  it.each([
    ['in progress', {}, 200],
    ['LOCK-1 locked', { constraint: { startFrom: later } }, 403],
    ['LOCK-8 a draft', { part: 'draft' }, 403],
    ['TREE-2 archived', { part: 'archived' }, 403],
    ['REVIEW-1 over', { state: 'finished', partState: 'finished' }, 200],
    ['REVIEW-1 over, without review', { state: 'finished', partState: 'finished', supportReview: false }, 403],
    ['BTN-3 handed in', { state: 'submitted', partState: 'finished' }, 403],
    ['never begun', { state: null }, 403],
  ] as readonly (readonly [string, RunSketch, number])[])('%s', async (_rule, sketch, status) => {
    const { activityId } = await storedRun(academy.db, nils, sketch);
    const id = randomUUID();
    await academy.db.insert(files).values({
      id,
      activityId,
      name: 'walkers of 2026 – «ä».csv',
      mediaType: 'text/csv',
      path: 'kin-110/forty-walkers.csv',
      attached: true,
    });
    const his = await academy.browser('nils');
    expect((await his.send(at(id))).status).toBe(status);
    expect((await mira.send('GET', at(id))).status).toBe(403);
    if (status === 200)
      expect((await his.send(at(id))).headers.get('content-disposition')).toBe(
        `attachment; filename="walkers of 2026 _ ___.csv"; filename*=UTF-8''walkers%20of%202026%20%E2%80%93%20%C2%AB%C3%A4%C2%BB.csv`,
      );
  });
});

it('public files are sent in part as well, to everybody, and are kept for a day', async () => {
  const whole = await fetch(`${academy.origin}/media/gait/one-step-slowly.webp`);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([
    whole.headers.get('content-type'),
    whole.headers.get('cache-control'),
    whole.headers.get('accept-ranges'),
  ]).toEqual(['image/webp', 'public, max-age=86400', 'bytes']);
  const part = await fetch(`${academy.origin}/media/gait/one-step-slowly.webp`, { headers: { range: 'bytes=5-14' } });
  expect([
    part.status,
    part.headers.get('content-range'),
    Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(5, 15)),
  ]).toEqual([206, `bytes 5-14/${bytes.length}`, true]);
  expect(
    (await fetch(`${academy.origin}/media/gait/one-step-slowly.webp`, { headers: { range: 'bytes=99999999-' } }))
      .status,
  ).toBe(416);
  expect(
    (await fetch(`${academy.origin}/media/gait/one-step-slowly.webp`, { method: 'HEAD' })).headers.get(
      'content-length',
    ),
  ).toBe(String(bytes.length));
});

describe('who may have a file is judged for three seconds at most (SRV-25)', () => {
  const his = async () => {
    const stored = await storedRun(academy.db, uuidOf('user:nils'), {});
    const id = randomUUID();
    await academy.db.insert(files).values({
      id,
      activityId: stored.activityId,
      name: 'a.csv',
      mediaType: 'text/csv',
      path: 'kin-110/forty-walkers.csv',
    });
    const nils = await academy.browser('nils');
    return { ...stored, status: async () => (await nils.send(at(id))).status, nils, id };
  };
  const inGrading = (run: string) =>
    academy.db
      .update(objectiveWorkflows)
      .set({ state: workflowStates.inGrading })
      .where(eq(objectiveWorkflows.id, run));
  afterEach(() => academy.clock().moveTo(0));

  it('of many pieces that come at once one is judged, and what was taken away is refused after that time', async () => {
    const { run, status } = await his();
    const select = vi.spyOn(academy.db, 'select');
    expect(await Promise.all(Array.from({ length: 20 }, status))).toEqual(Array.from({ length: 20 }, () => 200));
    const asked = select.mock.calls.length;
    select.mockRestore();
    // Each asks who sends it; what belongs to the file is asked once.
    expect(asked).toBeLessThan(20 * 4);
    await inGrading(run);
    await academy.clock().moveTo(3000);
    expect(await status()).toBe(403);
  });

  it('a clock that was moved back, and a refusal, are judged again', async () => {
    const { run, status } = await his();
    await academy.clock().moveTo(60_000);
    expect(await status()).toBe(200);
    await inGrading(run);
    await academy.clock().moveTo(0);
    expect(await status()).toBe(403);
    await academy.db
      .update(objectiveWorkflows)
      .set({ state: workflowStates.inProgress })
      .where(eq(objectiveWorkflows.id, run));
    expect(await status(), 'what opens is open at once').toBe(200);
  });

  it('it is judged for each person, and nobody who is signed out has anything', async () => {
    const { status, nils, id } = await his();
    expect(await status()).toBe(200);
    expect((await mira.send('GET', at(id))).status).toBe(403);
    nils.cookies.clear();
    expect((await nils.send(at(id), { headers: { accept: 'application/json' } })).status).toBe(401);
  });
});

// How packages are launched and served: by whom, for how long, and with which headers (SCORM-5 to SCORM-10, SCORM-12, SCORM-16, SRV-73).
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import {
  activityPackages,
  scormAttempts,
  scormLaunches,
  scormPackages,
} from '../../../demo/server/db/scorm/schemaScorm.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { activityContent } from '../../../src/contract/parts/activities.ts';
import type { Learner } from '../support/academy.ts';
import { packageBench } from '../support/packageBench.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const bench = await packageBench(academy);
const minutes = 60_000;
let pavel: Learner;
let part: Awaited<ReturnType<typeof bench.begin>>;
beforeAll(async () => {
  pavel = await academy.as('pavel');
  part = await bench.begin(pavel, 'HYG 115', 1);
});

const launched = async () => bench.pathOf((await bench.link(pavel, part)).body['targetLinkUri']);
/** A launch whose page was fetched. */
const opened = async () => {
  const path = await launched();
  const page = await bench.get(path);
  expect(page.statusCode).toBe(200);
  return { path, page, facts: bench.factsOf(page.body) };
};
const state = (item: string, values: Readonly<Record<string, string>>, n = 1) => ({ n, item, values });

describe('a part that is a package', () => {
  it('says so to its reader (STATE-13)', async () => {
    const { run, activityPathId } = part;
    const content = await pavel.call(activityContent, { params: { id: run, activityPathId } });
    expect([content.status, content.body['resourceKind']]).toEqual([200, 9]);
  });
});

describe('SCORM-9: a launch', () => {
  it('names an address of the content’s origin, and its rights', async () => {
    const { body, headers } = await bench.link(pavel, part);
    expect(String(body['targetLinkUri'])).toMatch(new RegExp(`^${academy.config.contentOrigin}/[\\w-]{43}/$`));
    expect(body).toMatchObject({ contentOrigin: academy.config.contentOrigin, permissions: ['fullscreen'] });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('opens once', async () => {
    const { path } = await opened();
    const again = await bench.get(path);
    expect(again.statusCode).toBe(410);
    expect(again.body).toContain('This launch is over');
  });

  it('opens within two minutes, and gives no file before that (CONST-36)', async () => {
    const path = await launched();
    expect((await bench.get(`${path}package/index.html`)).statusCode).toBe(404);
    await academy.db
      .update(scormLaunches)
      .set({ expires: new Date(academy.clock().now() - 1) })
      .where(eq(scormLaunches.superseded, false));
    expect((await bench.get(path)).statusCode).toBe(410);
  });

  it('ends after twelve hours of silence (CONST-36)', async () => {
    await opened();
    const [last] = (await academy.db.select().from(scormLaunches)).sort((a, b) => Number(b.opened) - Number(a.opened));
    expect(Number(last?.expires) - Number(last?.opened)).toBe(12 * 60 * minutes);
  });

  it('is nobody’s who has not the part: another learner, a visitor, a made-up address', async () => {
    expect((await bench.link(await academy.as('nils'), part)).status).toBe(404);
    expect((await bench.link(await academy.as(null), part)).status).toBe(401);
    for (const path of ['/', '/x/', `/${'a'.repeat(43)}/`, `/${'a'.repeat(43)}/package/index.html`])
      expect([404, 410]).toContain((await bench.get(path)).statusCode);
  });

  it('is kept as a hash alone', async () => {
    const path = await launched();
    const kept = await academy.db.select({ id: scormLaunches.id }).from(scormLaunches);
    expect(kept.some(({ id }) => path.includes(id))).toBe(false);
  });
});

describe('SCORM-5: the launch page', () => {
  it('tells the package its learner’s id and name, and where the work stands', async () => {
    const { facts } = await opened();
    expect(facts).toMatchObject({
      standard: '1.2',
      review: false,
      title: 'Clean Hands',
      learner: { id: uuidOf('user:pavel'), name: 'Varga, Pavel' },
      portal: academy.config.origin,
      sequencing: null,
    });
    expect(JSON.stringify(facts)).not.toContain('pavel.varga@');
  });

  it('is no markup, whatever a title says', async () => {
    await academy.db
      .update(scormPackages)
      .set({ title: '</script><script>alert(1)</script>' })
      .where(eq(scormPackages.seeded, 'clean-hands'));
    const { page } = await opened();
    expect(page.body).not.toContain('<script>alert');
    await academy.db.update(scormPackages).set({ title: 'Clean Hands' }).where(eq(scormPackages.seeded, 'clean-hands'));
  });

  it('SCORM-7: runs nothing inline, and only the portal and its hosts frame it', async () => {
    const policy = String((await opened()).page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|allow-top|allow-popups/);
    expect(policy).toContain(`frame-ancestors 'self' ${academy.config.origin} ${academy.config.hostOrigins.join(' ')}`);
  });
});

describe('SCORM-8: files of a package', () => {
  it('come with their types, without a cookie, and reach their own origin alone (SCORM-6, SCORM-7)', async () => {
    const { path } = await opened();
    const page = await bench.get(`${path}package/index.html`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=43200, immutable',
    });
    expect(page.headers['set-cookie']).toBeUndefined();
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' data: blob:");
    expect(policy).toContain(academy.config.origin);
    expect(policy).toMatch(/sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-downloads$/);
    expect(String(page.headers['permissions-policy'])).toContain('camera=()');
    expect((await bench.get(`${path}package/lesson.js`)).headers['content-type']).toBe('text/javascript');
  });

  it('open windows where the upload says so (SCORM-7)', async () => {
    await academy.db.update(scormPackages).set({ opensWindows: true }).where(eq(scormPackages.seeded, 'clean-hands'));
    const { path } = await opened();
    expect((await bench.get(`${path}package/index.html`)).headers['content-security-policy']).toMatch(/allow-popups$/);
    await academy.db.update(scormPackages).set({ opensWindows: false }).where(eq(scormPackages.seeded, 'clean-hands'));
  });

  it('come in ranges, and not again where they are known', async () => {
    const { path } = await opened();
    const address = `${path}package/lesson.css`;
    const part = await bench.get(address, { range: 'bytes=0-3' });
    expect([part.statusCode, part.body.length, part.headers['content-range']]).toEqual([
      206,
      4,
      expect.stringMatching(/^bytes 0-3\//),
    ]);
    expect((await bench.get(address, { range: 'bytes=999999-' })).statusCode).toBe(416);
    expect((await bench.get(address, { 'if-none-match': String(part.headers['etag']) })).statusCode).toBe(304);
  });

  it.each([
    '',
    'nothing.html',
    '../sharps/lesson.html',
    '..%2fsharps%2flesson.html',
    '%2e%2e/sharps/lesson.html',
    '%2fetc%2fpasswd',
    '..%5csharps%5clesson.html',
    'index.html%00.js',
  ])('are not found at %j', async (name) => {
    const { path } = await opened();
    expect([400, 404]).toContain((await bench.get(`${path}package/${name}`)).statusCode);
  });

  it('end with the run: no file and no commit of a course that is over or was left', async () => {
    const { path } = await opened();
    const set = (change: Partial<typeof objectiveWorkflows.$inferInsert>) =>
      academy.db.update(objectiveWorkflows).set(change).where(eq(objectiveWorkflows.id, part.run));
    await set({ leftAt: new Date() });
    expect((await bench.commit(path, state('lesson', {}))).statusCode).toBeGreaterThanOrEqual(404);
    await set({ leftAt: null, state: workflowStates.submitted });
    expect((await bench.commit(path, state('lesson', {}))).statusCode).toBe(409);
    await set({ state: workflowStates.inProgress });
  });
});

describe('SCORM-10: of two launches of a part', () => {
  it('the one that was opened last works, and the other commits nothing more', async () => {
    const first = await opened();
    expect((await bench.commit(first.path, state('lesson', { 'cmi.core.lesson_location': '1' }))).statusCode).toBe(200);
    // Asking for a launch takes nothing away yet: what the first commits while it goes still counts.
    const next = await launched();
    expect((await bench.commit(first.path, state('lesson', { 'cmi.core.lesson_location': '2' }, 2))).statusCode).toBe(
      200,
    );
    const page = await bench.get(next);
    expect(bench.factsOf(page.body).states['lesson']?.values).toEqual({ 'cmi.core.lesson_location': '2' });
    const late = await bench.commit(first.path, state('lesson', { 'cmi.core.lesson_location': '3' }, 3));
    expect([late.statusCode, late.json()]).toEqual([409, { error: expect.objectContaining({ field: 'superseded' }) }]);
    expect((await bench.commit(next, state('lesson', { 'cmi.core.lesson_location': '4' }))).statusCode).toBe(200);
  });

  it('the other hears of it when it asks, from its own page alone', async () => {
    const first = await opened();
    await opened();
    const ask = (headers: Readonly<Record<string, string>>) =>
      bench.content.inject({ method: 'POST', url: `${first.path}standing`, headers });
    expect((await ask({ origin: academy.config.contentOrigin ?? '' })).json()).toEqual({ superseded: true });
    expect((await ask({ origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

describe('SCORM-12: the package of a part', () => {
  it('stays that with which the run began, when the part gets another', async () => {
    const activity = uuidOf('activity:HYG 115:/02-clean-hands.html');
    await academy.db
      .update(activityPackages)
      .set({ packageId: uuidOf('package:sharps') })
      .where(eq(activityPackages.activityId, activity));
    expect((await opened()).facts['title']).toBe('Clean Hands');
    await academy.db
      .update(activityPackages)
      .set({ packageId: uuidOf('package:clean-hands') })
      .where(eq(activityPackages.activityId, activity));
  });
});

describe('SCORM-16: a submitted package', () => {
  it('opens to be looked at, and keeps nothing', async () => {
    await academy.db.update(scormAttempts).set({ submitted: new Date() }).where(eq(scormAttempts.workflowId, part.run));
    const { path, facts } = await opened();
    expect(facts['review']).toBe(true);
    const refused = await bench.commit(path, state('lesson', { 'cmi.core.lesson_location': '9' }));
    expect([refused.statusCode, refused.json().error.field]).toEqual([409, 'review']);
    expect((await bench.get(`${path}package/index.html`)).statusCode).toBe(200);
    await academy.db.update(scormAttempts).set({ submitted: null }).where(eq(scormAttempts.workflowId, part.run));
  });
});

describe('SRV-73: CONTENT_ORIGIN', () => {
  it.each([
    [{}, 'http://127.0.0.1:3004'],
    [{ PORT: '4000' }, 'http://127.0.0.1:4004'],
    [{ CONTENT_PORT: '5000' }, 'http://127.0.0.1:5000'],
    [{ LECTERN_ENV: 'production', ADMIN_PASSWORD: 'a long one of our own', ORIGIN: 'https://learn.example' }, null],
    [{ ORIGIN: 'https://learn.example', CONTENT_ORIGIN: 'https://content.example/' }, 'https://content.example'],
  ])('of %j is %s', (env, origin) => {
    expect(readConfig(env).contentOrigin).toBe(origin);
  });

  it.each([
    [{ CONTENT_ORIGIN: 'content.example' }, /an address such as/],
    [{ CONTENT_ORIGIN: 'https://content.example/path' }, /an address such as/],
    [{ CONTENT_ORIGIN: 'http://localhost:9' }, /another host/],
    [{ ORIGIN: 'https://learn.school.example', CONTENT_ORIGIN: 'https://school.example' }, /above/],
    [
      {
        LECTERN_ENV: 'production',
        ADMIN_PASSWORD: 'a long one of our own',
        ORIGIN: 'https://learn.example',
        CONTENT_ORIGIN: 'http://c.example',
      },
      /https/,
    ],
    [{ PORT: '4000', CONTENT_PORT: '4000' }, /must be different/],
  ])('%j is refused', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

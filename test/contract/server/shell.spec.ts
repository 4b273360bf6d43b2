// The frame's calls, the tenant's settings, and who gets which front end.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { activityContent, startActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { navigationNodes } from '../../../src/contract/navigation.ts';
import { readConfiguration } from '../../../src/contract/configuration.ts';
import type { NavigationNode } from '../../../src/domain/tree/navigationNode.ts';
import type { Browser } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { temporaryFolder } from '../support/portalServer.ts';
import { storedRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const ada = await academy.browser('ada');

const post = (who: Browser, path: string, values: Readonly<Record<string, string>>) =>
  who.send(path, { method: 'POST', headers: { origin: academy.origin }, body: new URLSearchParams(values) });
const tokenIn = (text: string) => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
const settings = async (values: Readonly<Record<string, string>>) =>
  post(ada, '/admin/settings', { token: tokenIn((await ada.send('/admin/settings')).text), ...values });
const configuration = async () => readConfiguration(JSON.parse((await ada.send('/config-ui/config.json')).text));
const all = { catalog: 'on', sidebar: 'on' };

describe('the navigation of others (CALL-56, NAV-4, NAV-15)', () => {
  const names = (nodes: readonly NavigationNode[]): unknown =>
    nodes.map(({ name, children }) => (children.length > 0 ? [name, names(children)] : name));
  const first = async (who: string) => (await (await academy.as(who)).ask(navigationNodes, {}))[0]?.url ?? null;

  it.each([
    ['mira', null],
    ['nils', null],
    ['ines', '/teach/groups'],
    ['ada', '/teach'],
    ['tomas', '/teach'],
    ['leila', '/teach/groups'],
    ['omar', null],
  ])('the first node of %s is %s (PERM-5)', async (who, url) => {
    expect(await first(who)).toBe(url);
  });

  it('is for nobody who is not signed in', async () => {
    expect((await (await academy.as(null)).call(navigationNodes, {})).status).toBe(401);
  });

  it('is announced, nested, and in the language of the page', async () => {
    expect((await configuration()).extensions).toContain('navigation');
    await settings({ ...all, plugin: 'on' });
    expect(names(await (await academy.as('mira')).ask(navigationNodes, {}))).toEqual([
      ['Reading room', ['Journals', ['Guides', ['Citing', 'Searching the literature']]]],
    ]);
    const page = await (
      await academy.browser('mira')
    ).send('/api/lectern/v1/users/me/navigation', { headers: { 'accept-language': 'ar' } });
    expect(page.text).toContain('غرفة القراءة');
    await settings(all);
  });
});

describe('settings by hand (SRV-15)', () => {
  it.each(['/admin', '/admin/settings', '/admin/people', '/admin/certificates'])(
    '%s is for administrators',
    async (path) => {
      expect((await ada.send(path)).status).toBe(200);
      expect((await (await academy.browser('mira')).send(path)).status).toBe(403);
      const visitor = await (await academy.browser(null)).send(path);
      expect([visitor.status, visitor.headers.get('location')]).toEqual([
        302,
        `/oidc/login?redirectUrl=${encodeURIComponent(path)}`,
      ]);
    },
  );

  it('are as administrators set them, and each can be turned', async () => {
    const usual = { catalog: true, rooms: false, researchProjects: false, knowledgeModels: false };
    expect(await configuration()).toMatchObject({ navigation: usual, sidebar: true, overviewVariant: 'v1' });
    for (const name of ['rooms', 'researchProjects', 'knowledgeModels']) {
      expect((await settings({ ...all, [name]: 'on' })).status).toBe(303);
      expect((await configuration()).navigation, name).toEqual({ ...usual, [name]: true });
    }
    await settings({ overviewVariant: 'v2' });
    expect(await configuration()).toMatchObject({
      navigation: { ...usual, catalog: false },
      sidebar: false,
      overviewVariant: 'v2',
    });
    expect((await ada.send('/admin/settings?saved')).text).toMatch(/role="status">The settings were saved/);
  });

  it('are kept over a restart', async () => {
    await settings({ rooms: 'on' });
    await academy.stop();
    await academy.start();
    expect((await configuration()).navigation).toMatchObject({ rooms: true, catalog: false });
    await settings(all);
  });

  it('a catalog that is off has no collections (ROUTE-32)', async () => {
    const mira = await academy.as('mira');
    const collections = () => mira.send('GET', '/api/lms/v1/users/me/catalog-showcases');
    await settings({ sidebar: 'on' });
    expect((await collections()).body.error?.message).toBe('The catalog is switched off.');
    await settings(all);
    expect((await collections()).body.error?.message).not.toBe('The catalog is switched off.');
  });

  it('the bundle LMS.APBundle is a feature of everybody who uses the LMS, and makes nobody one of its users (PERM-4)', async () => {
    const features = async (who: string) =>
      (await (await academy.as(who)).send('GET', '/api/platform/v1/users/me')).body['features'];
    expect(await features('mira')).not.toContain('LMS.APBundle');
    await settings({ ...all, apBundle: 'on' });
    expect(await features('mira')).toContain('LMS.APBundle');
    expect(await features('lena'), 'who has it already').toEqual(['LMS', 'LMS.Courses', 'LMS.APBundle']);
    expect(await features('rosa'), 'who is licensed for research alone').toEqual(['Platform.Research']);
    await settings(all);
  });

  it('new parts open after completion where the tenant allows it, and are read without being begun (LOCK-7)', async () => {
    const mira = await academy.as('mira');
    const { run, activityPathId, part } = await storedRun(academy.db, uuidOf('user:mira'), {
      state: 'finished',
      partState: null,
    });
    const content = () => mira.call(activityContent, { params: { id: run, activityPathId } });
    const start = () =>
      mira.call(startActivityWorkflows, { body: { objectiveWorkflowId: run, activityPartIds: [part] } });
    const refused = await content();
    expect([refused.status, refused.body.error?.message]).toEqual([403, 'This part is locked: courseCompleted.']);
    await settings({ ...all, newContentAfterCompletion: 'on' });
    expect((await configuration()).newContentAfterCompletion).toBe(true);
    expect([(await content()).status, (await start()).status]).toEqual([200, 409]);
    await settings(all);
    expect([(await content()).status, (await configuration()).newContentAfterCompletion]).toEqual([403, false]);
  });

  it('a form from elsewhere, without its token or with another session’s, changes nothing (AUTH-5)', async () => {
    const token = tokenIn((await ada.send('/admin/settings')).text);
    const foreign = await ada.send('/admin/settings', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ token }),
    });
    expect(foreign.status).toBe(403);
    expect((await post(ada, '/admin/settings', {})).status).toBe(403);
    expect((await post(await academy.browser('ada'), '/admin/settings', { token })).status).toBe(403);
    expect((await configuration()).navigation.catalog).toBe(true);
  });

  it('the configuration is asked about each time, and sent only when it is another one', async () => {
    const ask = (etag = '') => ada.send('/config-ui/config.json', { headers: etag ? { 'if-none-match': etag } : {} });
    const { headers } = await ask();
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect((await ask(headers.get('etag') ?? '')).status).toBe(304);
    await settings({ ...all, rooms: 'on' });
    expect((await ask(headers.get('etag') ?? '')).status).toBe(200);
    await settings(all);
  });
});

describe('front ends (NAV-14, STORE-7)', () => {
  const script = async (who: Browser) =>
    /<script type="module" src="(\/learn\/[\w-]+\/learn[\w-]*\.js)"/.exec((await who.send('/learn/courses')).text)?.[1];

  it('the cookie chooses the next one where it is built, and the page of settings sets the cookie', async () => {
    const folder = temporaryFolder();
    const build = (name: string) => {
      mkdirSync(join(folder, name));
      writeFileSync(
        join(folder, name, 'manifest.json'),
        JSON.stringify({ entries: [{ file: `learn-${name}.js`, preload: [] }], files: {} }),
      );
      writeFileSync(join(folder, name, `learn-${name}.js`), `/* ${name} */`);
    };
    build('stable');
    await academy.stop();
    await academy.start({ frontEnds: { stable: join(folder, 'stable'), next: join(folder, 'next') } });
    const choose = async (next: string) =>
      post(ada, '/admin/front-end', { token: tokenIn((await ada.send('/admin/settings')).text), next });

    expect((await ada.send('/admin/settings')).text).toContain('The next front end is not built yet.');
    await choose('true');
    expect(await script(ada), 'not built').toBe('/learn/build/learn-stable.js');
    build('next');
    expect(await script(ada)).toBe('/learn/next-build/learn-next.js');
    expect((await ada.send('/learn/next-build/learn-next.js')).text).toBe('/* next */');
    expect(await script(await academy.browser(null)), 'without the cookie').toBe('/learn/build/learn-stable.js');
    await choose('false');
    expect(await script(ada)).toBe('/learn/build/learn-stable.js');
    rmSync(folder, { recursive: true });
  });
});

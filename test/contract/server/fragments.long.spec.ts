// Modules of the tenant: how administrators name them, and what the page's policy allows for them (SRV-65, FRAG-1).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { demoFragments } from '../../../demo/server/fragments/demoFragments.ts';
import { fragmentSlots } from '../../../src/web/fragments/fragmentSlots.ts';
import type { Browser } from '../support/academy.ts';
import { temporaryFolder } from '../support/portalServer.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const stable = join(temporaryFolder(), 'stable');
mkdirSync(stable, { recursive: true });
const files = Object.fromEntries(
  Object.entries({
    'chunks/d.js': 'widgets/entries/lectern-dashboard.ts',
    'chunks/k.js': 'widgets/entries/lectern-calendar.ts',
    'chunks/c.js': 'widgets/entries/lectern-courses.ts',
    'chunks/f.js': 'widgets/learn/fragments/fragments.tsx',
  }).map(([file, module]) => [file, { imports: [], modules: { [module]: 9 } }]),
);
writeFileSync(
  join(stable, 'manifest.json'),
  JSON.stringify({ entries: [{ file: 'learn.js', preload: ['learn.js'] }], files }),
);
await academy.stop();
await academy.start({ frontEnds: { stable, next: stable } });

const ada = await academy.browser('ada');
const post = (who: Browser, path: string, fields: Readonly<Record<string, string>>) =>
  who.send(path, { method: 'POST', headers: { origin: academy.origin }, body: new URLSearchParams(fields) });
const token = async () => /name="token" value="([^"]+)"/.exec((await ada.send('/admin/fragments')).text)?.[1] ?? '';
const fieldsOf = (named: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(named).flatMap(([slot, fields]) =>
      Object.entries(fields).map(([name, value]) => [`${slot}.${name}`, String(value)]),
    ),
  );
const save = async (named: Readonly<Record<string, object>>) =>
  post(ada, '/admin/fragments', { token: await token(), ...fieldsOf(named) });
const told = async () =>
  (JSON.parse((await ada.send('/config-ui/config.json')).text) as { fragments?: object }).fragments;
const policyAt = async (path: string) => {
  const { headers } = await ada.send(path);
  return Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((one) => {
      const [name = '', ...values] = one.split(' ');
      return [name, values];
    }),
  );
};

const integrity = `sha384-${'a'.repeat(64)}`;
const tasks = { url: 'https://parts.example/tasks.mjs?v=1', tag: 'acme-tasks', integrity };
const calendar = { url: 'https://parts.example:8443/a;b,c.mjs', tag: 'acme-calendar', integrity };

afterAll(() => save({}));

describe('SRV-65: naming modules', () => {
  it('is for administrators, in a form that was shown in their session', async () => {
    const mira = await academy.browser('mira');
    expect((await mira.send('/admin/fragments')).status).toBe(403);
    expect((await post(mira, '/admin/fragments', fieldsOf({ tasks }))).status).toBe(403);
    expect((await post(mira, '/admin/fragments/demo', {})).status).toBe(403);
    expect((await post(ada, '/admin/fragments', { token: 'made up', ...fieldsOf({ tasks }) })).status).toBe(403);
    expect((await post(ada, '/admin/fragments/demo', { token: 'made up' })).status).toBe(403);
    const visitor = await academy.browser(null);
    expect((await visitor.send('/admin/fragments', { redirect: 'manual' })).status).toBe(302);
    expect(await told()).toBeUndefined();
  });

  it('has a place for each part, tells what was saved, and nothing where nothing is named', async () => {
    const page = (await ada.send('/admin/fragments')).text;
    for (const slot of fragmentSlots) expect(page).toContain(`name="${slot}.url"`);
    expect((await ada.send('/admin')).text).toContain('href="/admin/fragments"');
    expect((await save({ tasks, calendarMain: { ...calendar, tag: ` ${calendar.tag} ` } })).status).toBe(303);
    expect(await told()).toEqual({ tasks, calendarMain: calendar });
    expect((await ada.send('/admin/fragments')).text).toContain(`value="${tasks.url}"`);
    await save({});
    expect(await told()).toBeUndefined();
  });

  it('stays when the settings and the banners are saved', async () => {
    await save({ tasks });
    const form = { token: await token(), catalog: 'on', sidebar: 'on' };
    expect((await post(ada, '/admin/settings', form)).status).toBe(303);
    expect((await post(ada, '/admin/banners', { token: await token(), title: '' })).status).toBe(303);
    expect(await told()).toEqual({ tasks });
  });

  it.each([
    ['an address that is not by https', { url: 'http://parts.example/tasks.mjs' }, 'url'],
    ['an address of a script', { url: 'javascript:alert(1)' }, 'url'],
    ['no address', { url: '' }, 'url'],
    ['an address that is too long', { url: `https://parts.example/${'a'.repeat(5000)}` }, 'url'],
    ['a tag of ours', { tag: 'lectern-courses' }, 'tag'],
    ['no tag', { tag: '' }, 'tag'],
    ['no digest', { integrity: '' }, 'integrity'],
    ['half a digest', { integrity: integrity.slice(0, 40) }, 'integrity'],
  ])('refuses %s, says at which field, and keeps nothing of the form', async (_, wrong, field) => {
    await save({ tasks });
    const reply = await save({ tasks, promoBanners: { ...tasks, tag: 'acme-tip', ...wrong } });
    expect(reply.status).toBe(422);
    expect(reply.text).toMatch(new RegExp(`id="promoBanners-${field}"[^>]*aria-invalid="true"`));
    expect(reply.text).toMatch(/<details\s+open>\s*<summary><b>Banners on the dashboard/);
    expect(reply.text).toContain('role="alert"');
    expect(await told()).toEqual({ tasks });
  });

  it('shows what was written as text', async () => {
    const { text } = await save({ promoBanners: { ...tasks, integrity: '"><b>bold</b>' } });
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;bold&lt;/b&gt;"');
    expect(text).not.toContain('<b>bold');
  });
});

describe('SRV-65: the policy of a page with modules', () => {
  it('allows these files, data and pictures of their origins, and the names of their policies', async () => {
    await save({});
    const before = await policyAt('/learn/courses');
    await save({ tasks, calendarMain: calendar, recentCourses: tasks });
    const policy = await policyAt('/learn/courses');
    const origins = ['https://parts.example', 'https://parts.example:8443'];
    const modules = ['https://parts.example/tasks.mjs', 'https://parts.example:8443/a%3Bb%2Cc.mjs'];
    const sorted = (name: string) => [...(policy[name] ?? [])].sort();
    expect(sorted('script-src')).toEqual(["'self'", ...modules]);
    expect(sorted('connect-src')).toEqual(["'self'", ...origins]);
    expect(sorted('img-src')).toEqual(["'self'", 'data:', ...origins]);
    expect(policy['trusted-types']).toEqual([
      ...(before['trusted-types'] ?? []),
      'lectern-fragments',
      'vue',
      'lit-html',
      "'allow-duplicates'",
    ]);
    const changed = ['script-src', 'connect-src', 'img-src', 'trusted-types'];
    const rest = (one: object) => Object.entries(one).filter(([name]) => !changed.includes(name));
    expect(rest(policy)).toEqual(rest(before));
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  });

  it('is the usual one for visitors, for a page of one element, and on the server’s own pages', async () => {
    const named = ['/learn/open-catalog', '/learn/certificate', '/learn/element', '/admin/fragments'].map(policyAt);
    for (const policy of await Promise.all(named)) expect(JSON.stringify(policy)).not.toContain('parts.example');
    await save({});
    const usual = await policyAt('/learn/open-catalog');
    await save({ tasks });
    expect(await policyAt('/learn/open-catalog')).toEqual(usual);
  });
});

it('SRV-65: what a module fills is not loaded ahead, and the code of modules only where there are some', async () => {
  const at = async (path: string) => {
    const { text } = await ada.send(path);
    const chunks = [...text.matchAll(/as="fetch" crossorigin href="[^"]*chunks\/(.)\.js/g)].map(([, name]) => name);
    return `${chunks.join('')}${/<html[^>]* data-fragment/.test(text) ? '!' : ''}`;
  };
  const ask = () => Promise.all(['/learn/courses', '/learn/calendar', '/learn/open-catalog'].map(at));
  await save({});
  expect(await ask()).toEqual(['c', 'k', '']);
  await save({ tasks });
  expect(await ask()).toEqual(['cf', 'kf', '']);
  await save({ calendarMain: calendar });
  expect(await ask()).toEqual(['cf', 'f!', '']);
  await save({ learnerApp: calendar });
  expect(await ask()).toEqual(['f!', 'f!', '']);
  const form = async (...on: readonly string[]) =>
    post(ada, '/admin/settings', { token: await token(), ...Object.fromEntries(on.map((name) => [name, 'on'])) });
  await form('catalog', 'sidebar', 'dashboard');
  await save({ learnerDashboard: calendar });
  expect([await at('/learn'), await at('/learn/courses')]).toEqual(['f!', 'cf']);
  await form('catalog', 'sidebar');
});

describe('SRV-65: the modules of the demonstration', () => {
  const root = temporaryFolder();
  const config = { root, demoHosts: true, provider: null, partnerOrigin: 'http://127.0.0.1:3001' };

  it('are those of the build, at the partner’s address', async () => {
    expect(await demoFragments(config)).toBeNull();
    mkdirSync(join(root, 'dist/hosts/fragments'), { recursive: true });
    writeFileSync(
      join(root, 'dist/hosts/fragments/fragments.json'),
      JSON.stringify({ promoBanners: { file: 'tip.mjs', tag: 'harbour-tip', integrity } }),
    );
    expect(await demoFragments(config)).toEqual({
      promoBanners: { url: 'http://127.0.0.1:3001/fragments/tip.mjs', tag: 'harbour-tip', integrity },
    });
  });

  it('are none where that host does not run', async () => {
    expect(await demoFragments({ ...config, demoHosts: false })).toBeNull();
    const provider = { issuer: 'https://idp.example', clientId: 'a', clientSecret: 'b' };
    expect(await demoFragments({ ...config, provider })).toBeNull();
  });
});

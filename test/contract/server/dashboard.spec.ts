// What the tenant sets of the dashboard: its two settings, the banners, and what the page of the portal loads ahead.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBanners } from '../../../src/contract/home/readBanners.ts';
import { readConfiguration } from '../../../src/contract/configuration.ts';
import type { Browser } from '../support/academy.ts';
import { temporaryFolder } from '../support/portalServer.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const ada = await academy.browser('ada');
const post = (who: Browser, path: string, body: URLSearchParams) =>
  who.send(path, { method: 'POST', headers: { origin: academy.origin }, body });
const tokenIn = (text: string) => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
const token = async () => tokenIn((await ada.send('/admin/settings')).text);
const configuration = async () => readConfiguration(JSON.parse((await ada.send('/config-ui/config.json')).text));
const settings = async (...on: readonly string[]) =>
  post(ada, '/admin/settings', new URLSearchParams([['token', await token()], ...on.map((name) => [name, 'on'])]));
const banners = async (rows: readonly Readonly<Record<string, string>>[]) =>
  post(
    ada,
    '/admin/banners',
    new URLSearchParams([
      ['token', await token()],
      ...rows.flatMap((row) =>
        ['id', 'title', 'text', 'link', 'image', 'from', 'until', 'order'].map((name) => [name, row[name] ?? '']),
      ),
    ]),
  );
const told = async () => readBanners((await configuration()).banners);

describe('the settings of the dashboard (NAV-12, ROUTE-39, SRV-15)', () => {
  it('are off at first, and each can be turned', async () => {
    const read = async () => {
      const { learner, dashboardHome } = await configuration();
      return [learner.dashboard, dashboardHome];
    };
    expect(await read()).toEqual([false, false]);
    await settings('catalog', 'dashboard');
    expect(await read()).toEqual([true, false]);
    await settings('catalog', 'dashboardHome');
    expect(await read()).toEqual([false, true]);
    await settings('catalog', 'sidebar');
  });

  it('stand in the page, so that its script begins with the right element (ROUTE-1, ROUTE-39)', async () => {
    const placesIn = async () => / data-dashboard="([^"]*)"/.exec((await ada.send('/learn')).text)?.[1] ?? null;
    expect(await placesIn()).toBeNull();
    await settings('catalog', 'dashboard', 'dashboardHome');
    expect(await placesIn()).toBe('home courses');
    await settings('catalog', 'sidebar');
  });
});

it('pages ask ahead for the code of the dashboard where it stands, and not for the list (ROUTE-1, ROUTE-39)', async () => {
  const stable = join(temporaryFolder(), 'stable');
  mkdirSync(stable, { recursive: true });
  const chunk = (...modules: readonly string[]) => ({
    imports: [],
    modules: Object.fromEntries(modules.map((module) => [module, 9])),
  });
  const files = {
    'chunks/d.js': chunk('widgets/entries/lectern-dashboard.ts', 'src/features/courses/dashboard/HomePage.tsx'),
    'chunks/t.js': chunk('src/features/courses/tools/toolbox.ts'),
    'chunks/c.js': chunk('widgets/entries/lectern-courses.ts'),
  };
  const entries = [{ file: 'learn.js', preload: ['learn.js'] }];
  writeFileSync(join(stable, 'manifest.json'), JSON.stringify({ entries, files }));
  await academy.stop();
  await academy.start({ frontEnds: { stable, next: stable } });
  const chunks = async (path: string) =>
    [...(await ada.send(path)).text.matchAll(/as="fetch" crossorigin href="[^"]*chunks\/(.)\.js/g)]
      .map(([, name]) => name)
      .join('');
  const ask = () => Promise.all(['/learn', '/learn/courses', '/learn/courses?sort=name'].map(chunks));
  expect(await ask()).toEqual(['c', 'c', 'c']);
  await settings('catalog', 'dashboard');
  expect(await ask()).toEqual(['dt', 'c', 'c']);
  await settings('catalog', 'dashboardHome');
  expect(await ask()).toEqual(['dt', 'dt', 'c']);
  await settings('catalog', 'sidebar');
});

describe('banners (DASH-9)', () => {
  it('are kept in the order of their numbers, with what was written, and an id that stays', async () => {
    const reply = await banners([
      { title: ' Second ', text: 'Text', link: '/learn/catalog', order: '2' },
      {
        title: 'First <b>',
        from: '2026-11-01T08:00',
        until: '2026-12-01T08:00',
        image: 'https://a.example/b.png',
        order: '1',
      },
      { title: '', text: 'without a title', order: '3' },
    ]);
    expect(reply.status).toBe(303);
    const [first, second, ...rest] = await told();
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      title: 'First <b>',
      from: Date.UTC(2026, 10, 1, 8),
      until: Date.UTC(2026, 11, 1, 8),
      image: 'https://a.example/b.png',
    });
    expect(second).toMatchObject({ title: 'Second', text: 'Text', link: '/learn/catalog', from: null, until: null });
    await banners([
      { id: second!.id, title: 'Second, again', order: '1' },
      { id: first!.id, title: 'First', order: '2' },
    ]);
    expect((await told()).map(({ id, title }) => [id, title])).toEqual([
      [second!.id, 'Second, again'],
      [first!.id, 'First'],
    ]);
  });

  it('stay when the settings are saved, and go when they are taken away', async () => {
    await banners([{ title: 'Kept' }]);
    await settings('catalog', 'sidebar');
    expect((await told()).map(({ title }) => title)).toEqual(['Kept']);
    await banners([{ title: '' }]);
    expect((await configuration()).banners).toBeNull();
  });

  it.each([
    [{ title: 'A', link: 'javascript:alert(1)' }, 'A link is no address'],
    [{ title: 'A', image: 'file:///etc/passwd' }, 'A picture is no address'],
    [{ title: 'A', from: '2026-12-01T08:00', until: '2026-11-01T08:00' }, 'A banner ends before it begins'],
  ])('of %j nothing is kept, and what was written stands on the page', async (row, message) => {
    await banners([{ title: 'Before' }]);
    const reply = await banners([row]);
    expect([reply.status, reply.text.includes(message), reply.text.includes('value="A"')]).toEqual([422, true, true]);
    expect((await told()).map(({ title }) => title)).toEqual(['Before']);
  });

  it('hold no more than twenty, and no markup of their own', async () => {
    await banners(Array.from({ length: 40 }, (_, at) => ({ title: `<i>${at}</i>` })));
    expect(await told()).toHaveLength(20);
    expect((await ada.send('/admin/settings')).text).not.toContain('<i>');
    await banners([]);
    expect(await told()).toEqual([]);
  });

  it('are for administrators, with a token', async () => {
    const mira = await academy.browser('mira');
    const body = () => new URLSearchParams({ title: 'Mine' });
    expect((await post(mira, '/admin/banners', body())).status).toBe(403);
    expect((await post(await academy.browser(null), '/admin/banners', body())).status).toBe(401);
    expect((await post(ada, '/admin/banners', body())).status).toBeGreaterThanOrEqual(400);
    expect(await told()).toEqual([]);
  });
});

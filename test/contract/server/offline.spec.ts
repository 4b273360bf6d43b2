// What the server does for reading without a connection: the worker and its end, the app's manifest, and whom a reply names.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { offlineDaysOf } from '../../../demo/server/settings/readOfflineDays.ts';
import { temporaryFolder } from '../support/portalServer.ts';
import { publicObjectives } from '../../../src/contract/courses/openCatalog.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const stable = join(temporaryFolder(), 'stable');
mkdirSync(stable, { recursive: true });
writeFileSync(
  join(stable, 'manifest.json'),
  JSON.stringify({ entries: [{ file: 'learn.js', preload: ['learn.js'] }], files: {} }),
);
writeFileSync(join(stable, 'worker.js'), '"the worker";');
writeFileSync(join(stable, 'noWorker.js'), '"no worker";');
await academy.stop();
await academy.start({ frontEnds: { stable, next: stable } });
const [mira, ada] = await Promise.all([academy.browser('mira'), academy.browser('ada')]);
const settings = async () => JSON.parse((await mira.send('/config-ui/config.json')).text) as { offline?: number };

async function switchOffline(on: boolean): Promise<void> {
  const form = (await ada.send('/admin/settings')).text;
  const token = /name="token" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const checked = [...form.matchAll(/id="(\w+)"\s+name="\1"\s+value="on"\s+checked/g)].map(([, name]) => name ?? '');
  const names = checked.filter((name) => name !== 'offline').concat(on ? ['offline'] : []);
  await ada.send('/admin/settings', {
    method: 'POST',
    headers: { origin: academy.origin },
    body: new URLSearchParams([['token', token], ['overviewVariant', 'v1'], ...names.map((name) => [name, 'on'])]),
  });
}

describe('OFF-1: the worker', () => {
  it('is for /learn alone, asked about each time, and may ask this server alone', async () => {
    const { status, headers, text } = await mira.send('/learn/worker.js');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers.get('service-worker-allowed')).toBe('/learn');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(text).toBe('Object.assign(self,{"lecternBuild":"/learn/build/"});\n"the worker";');
    const next = await fetch(`${academy.origin}/learn/worker.js`, { headers: { cookie: 'new-learner-MF=true' } });
    expect(await next.text()).toContain('/learn/next-build/');
  });
  it('is told for how long what is kept may be read', async () => expect((await settings()).offline).toBe(14));
  it('OFF-8: gives way to one that removes all, where the tenant wants none', async () => {
    await switchOffline(false);
    expect((await settings()).offline).toBe(undefined);
    expect((await mira.send('/learn/worker.js')).text).toContain('"no worker";');
    await switchOffline(true);
    expect((await mira.send('/learn/worker.js')).text).toContain('"the worker";');
  });
  it.each([
    [{}, 14],
    [{ OFFLINE_DAYS: '0' }, 0],
    [{ OFFLINE_DAYS: '365' }, 365],
  ])('OFFLINE_DAYS %j', (env, days) => expect(offlineDaysOf(env)).toBe(days));
  it.each(['', 'x', '-1', '1.5', '366'])('OFFLINE_DAYS=%s is refused', (text) =>
    expect(() => offlineDaysOf({ OFFLINE_DAYS: text })).toThrow('OFFLINE_DAYS must be'),
  );
});

describe('OFF-3: a reply names its person', () => {
  const named = async (who: Awaited<ReturnType<typeof academy.browser>>, path: string) =>
    (await who.send(path)).headers.get('lectern-person');
  it('where the session’s cookie tells who that is', async () => {
    const me = JSON.parse((await mira.send('/api/platform/v1/users/me')).text) as { id: string };
    expect(await named(mira, '/api/platform/v1/users/me')).toBe(me.id);
    expect(await named(mira, '/api/lectern/v1/users/me/next-steps')).toBe(me.id);
  });
  it('and nobody, to a visitor or outside the API', async () => {
    const visitor = await fetch(`${academy.origin}/api/platform/v1/users/me`);
    expect([visitor.status, visitor.headers.get('lectern-person')]).toEqual([401, null]);
    expect(await named(mira, '/learn')).toBe(null);
    expect(await named(mira, '/config-ui/config.json')).toBe(null);
  });
  it('and nobody, in a reply that any cache may keep and give to others', async () => {
    const { status, headers } = await mira.send(address(publicObjectives, { query: { domain: 'academy.example' } }));
    expect([status, headers.get('cache-control'), headers.get('lectern-person')]).toEqual([
      200,
      'public, max-age=60',
      null,
    ]);
  });
});

describe('OFF-10: the portal as an app', () => {
  it('has a name, a start, and icons that are there', async () => {
    const { headers, text } = await mira.send('/learn/manifest.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(text) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
    };
    expect(manifest).toMatchObject({
      id: '/learn',
      name: 'Aldergrove Academy',
      short_name: 'Aldergrove',
      start_url: '/learn',
      scope: '/',
      display: 'standalone',
      dir: 'ltr',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      'any any',
    ]);
    for (const { src, sizes } of manifest.icons.slice(0, 3)) {
      const reply = await fetch(academy.origin + src);
      const bytes = new DataView(await reply.arrayBuffer());
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(sizes);
    }
  });
  it('is in the language of who asks', async () => {
    const reply = await fetch(`${academy.origin}/learn/manifest.webmanifest`, { headers: { 'accept-language': 'ar' } });
    expect(await reply.json()).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });
  it('is named by the page', async () =>
    expect((await mira.send('/learn')).text).toContain(
      '<link rel="manifest" href="/learn/manifest.webmanifest" crossorigin="use-credentials" />',
    ));
});

// A page comes with the replies to its first calls: to the person who is signed in, in a window of its own, and kept nowhere (SRV-96).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { openingOf } from '../../../src/contract/parts/opening.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { temporaryFolder } from '../support/portalServer.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const stable = join(temporaryFolder(), 'given');
const calls = [address(currentUser, {}), '/config-ui/config.json'];
mkdirSync(stable, { recursive: true });
writeFileSync(
  join(stable, 'manifest.json'),
  JSON.stringify({
    entries: [{ file: 'learn.js', preload: ['learn.js'] }],
    files: {},
    needs: { 'lectern-player': { own: calls }, 'lectern-calendar': { own: [...calls, '/api/lms/v1/nowhere'] } },
  }),
);
await academy.stop();
await academy.start({ frontEnds: { stable, next: stable } });
const mira = await academy.browser('mira');
const visitor = await academy.browser(null);
const { objective } = await (await academy.as('mira')).course('STA 210');
const params = { objectiveId: objective.id };
const course = address(objectiveAccessOf, { params });

type Given = readonly {
  readonly path: string;
  readonly status: number;
  readonly date: string;
  readonly body: string;
}[];
const blockOf = (html: string) =>
  /<script type="application\/json" id="given">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
async function page(who: typeof mira, path: string, dest = 'document', cookie?: string) {
  const { text, headers } = await who.send(path, {
    headers: { 'sec-fetch-dest': dest, ...(cookie !== undefined && { cookie }) },
  });
  return { given: JSON.parse(blockOf(text)) as Given, kept: headers.get('cache-control') };
}

describe('SRV-96: the page of a person', () => {
  it('comes with what they would be answered, and is kept nowhere', async () => {
    const { given, kept } = await page(mira, `/learn/courses/${objective.id}`);
    expect([kept, given.map(({ path }) => path)]).toEqual(['no-store', [course, ...calls]]);
    const { text } = await mira.send(course, {
      headers: { 'accept': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(JSON.parse(given[0]!.body)).toEqual(JSON.parse(text));
    expect(Number.isNaN(Date.parse(given[0]!.date))).toBe(false);
  });

  it('comes with the first text too, where its address is that of the content', async () => {
    const { given } = await page(mira, `/learn/courses/${objective.id}/view/content`);
    expect(given.map(({ path }) => path)).toEqual([course, address(openingOf, { params, query: {} }), ...calls]);
  });

  it('comes without a reply that fails', async () => {
    const { given } = await page(mira, '/learn/calendar');
    expect(given.map(({ path }) => path)).toEqual(calls);
  });

  it('comes with them through the worker of the page, which says that it asks for a window, each with its person', async () => {
    const { text } = await mira.send(`/learn/courses/${objective.id}`, {
      headers: { 'sec-fetch-dest': 'empty', 'lectern-page': 'window' },
    });
    const [own, user] = JSON.parse(blockOf(text)) as readonly {
      readonly person: string | null;
      readonly body: string;
    }[];
    const { id } = JSON.parse(user?.body ?? '{}') as { readonly id: string };
    expect([own?.person, user?.person]).toEqual([id, id]);
  });

  it.each([
    { what: 'a frame', who: mira, path: '/learn/courses/x', dest: 'iframe' },
    { what: 'a request that names no window', who: mira, path: '/learn/courses/x', dest: 'empty' },
    { what: 'a page for visitors', who: mira, path: '/learn/open-catalog', dest: 'document' },
    { what: 'a page of no element', who: mira, path: '/learn/knowledge-center', dest: 'document' },
    { what: 'a visitor', who: visitor, path: '/learn/courses/x', dest: 'document' },
  ])('$what comes without any', async ({ who, path, dest }) => {
    expect(await page(who, path, dest)).toEqual({ given: [], kept: 'no-cache' });
  });

  it('names nobody to a browser whose session is over', async () => {
    const { given } = await page(visitor, `/learn/courses/${objective.id}`, 'document', 'lecternSession=over');
    expect(given.map(({ path }) => path)).toEqual(['/config-ui/config.json']);
  });
});

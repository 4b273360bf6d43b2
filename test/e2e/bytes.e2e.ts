import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../demo/server/db/uuidOf.ts';
import { gzipBytes } from '../../scripts/bytes/chunkBytes.mjs';
import { LIMITS } from '../../scripts/bytes/limits.mjs';
import { chunksOf } from '../bench/chunksOf.ts';
import { recordLoad, type CardPlace } from '../bench/loads/recordLoad.ts';
import { kindOf } from '../bench/loads/requestKind.ts';
import { IN_LIST } from '../bench/loads/timeToCard.ts';
import { fillSignIn, newContext, newPage, partner, portal, signedIn } from './support/harness.ts';

interface Fetched {
  readonly kind: string;
  readonly path: string;
  readonly gzip: number;
}

/** What a page that is signed in as `page` is, and has nothing yet, fetches until `place` is there. */
async function fetchedBy(page: Page, url: string, place: CardPlace): Promise<Fetched[]> {
  const cold = await (await newContext({ storageState: await page.context().storageState() })).newPage();
  // Two seconds after the first view the page fetches more, ahead of need. On a slow machine that would be before the place is there.
  await cold.addInitScript(() => {
    const later = globalThis.setTimeout.bind(globalThis);
    globalThis.setTimeout = ((run: () => void, ms = 0) => (ms < 2000 ? later(run, ms) : 0)) as typeof setTimeout;
  });
  const bodies = new Map<string, Promise<Buffer>>();
  cold.on('response', (response) => {
    const body = response.body();
    // Those that come after the place, or whose page is closed, are asked for by nobody.
    body.catch(() => undefined);
    bodies.set(response.url(), body);
  });
  const { requests } = await recordLoad(cold, url, place);
  // The host's own document, sheet and token are not ours. What travelled may have been compressed better than by gzip.
  const ours = requests.filter(
    (request) => kindOf(request) !== 'page' && request.method !== 'OPTIONS' && request.url !== `${partner}/token`,
  );
  return Promise.all(
    ours.map(async (request) => ({
      kind: kindOf(request),
      path: new URL(request.url).pathname,
      gzip: gzipBytes((await bodies.get(request.url)) ?? ''),
    })),
  );
}

const tableOf = (fetched: readonly Fetched[]) =>
  fetched.map(({ gzip, path }) => `${String(gzip).padStart(7)} ${path}`).join('\n');
const totalOf = (fetched: readonly Fetched[]) => fetched.reduce((sum, { gzip }) => sum + gzip, 0);

it(`a partner's page fetches at most ${LIMITS.firstCard} bytes of gzip until a course card can be clicked`, async () => {
  const page = await newPage();
  await page.goto(`${partner}/training`);
  await fillSignIn(page, 'mira');
  const fetched = await fetchedBy(page, `${partner}/training`, IN_LIST);
  const table = tableOf(fetched);
  console.log(
    `${table}\n${String(totalOf(fetched)).padStart(7)} in all, of ${LIMITS.firstCard}; we aim at ${LIMITS.firstCardAim}`,
  );

  // A figure of nothing would hold any limit.
  for (const kind of ['code', 'texts', 'replies'])
    expect(
      fetched.some((one) => one.kind === kind && one.gzip > 100),
      kind,
    ).toBe(true);
  expect(totalOf(fetched), table).toBeLessThanOrEqual(LIMITS.firstCard);
});

// Counted are all scripts (styles are in them) and files of texts that a cold `/learn/courses/{id}/view/content`
// fetches until a text of its author can be read, less what a cold `/learn/courses` fetches until its first card can be
// clicked: the runtime, which all elements share, and the frame. What the runtime fetches of its own when the first
// command is given is its own too. What cleans and styles an author's HTML is counted by itself, since only a part that
// has some fetches it.
it(`the player fetches at most ${LIMITS.player} bytes of gzip beyond the runtime until a text can be read, and no other view`, async () => {
  const page = await signedIn('mira', '/learn/courses');
  const known = new Set((await fetchedBy(page, `${portal}/learn/courses`, IN_LIST)).map(({ path }) => path));
  const all = await fetchedBy(page, `${portal}/learn/courses/${uuidOf('course:STA 210')}/view/content`, {
    host: 'lectern-player',
    card: '.author p',
    read: true,
  });
  const fetched = all.filter(({ kind, path }) => (kind === 'code' || kind === 'texts') && !known.has(path));
  const holding = (module: RegExp) =>
    fetched.filter(({ path }) => chunksOf('dist/learn/manifest.json', module).some((chunk) => path.endsWith(chunk)));
  const cleaning = holding(/node_modules\/dompurify\//);
  const sending = holding(/^src\/transport\//);
  const own = fetched.filter((one) => !cleaning.includes(one) && !sending.includes(one));
  const sum = `${String(totalOf(own)).padStart(7)} in all, of ${LIMITS.player}`;
  const table = `${tableOf(own)}\n${sum}; beside it what cleans a text:\n${tableOf(cleaning)}`;
  console.log(table);

  // Asked for by the page's early script, and taken by the player.
  expect(all.filter(({ path }) => path.endsWith('/objective-access'))).toHaveLength(1);
  expect(cleaning).toHaveLength(1);
  for (const module of [/\/player\/shell\/Player\.tsx$/, /\/player\/content\/Content\.tsx$/])
    expect(holding(module), String(module)).toHaveLength(1);
  expect(own.some(({ kind }) => kind === 'texts')).toBe(true);
  expect([
    ...holding(/\/player\/(overview\/Overview|finish\/(EndPage|FinishDialog))\.tsx$/),
    ...holding(/\/player\/(parts\/(pdf|file|video|event)|content\/(tiles|longRead))\/[A-Z]\w+\.tsx$/),
  ]).toEqual([]);
  expect(totalOf(own), table).toBeLessThanOrEqual(LIMITS.player);
});

import { expect, it } from 'vitest';
import { gzipBytes } from '../../scripts/bytes/chunkBytes.mjs';
import { LIMITS } from '../../scripts/bytes/limits.mjs';
import { recordLoad } from '../bench/recordLoad.ts';
import { IN_LIST, kindOf } from '../bench/timeToCard.ts';
import { fillSignIn, newContext, newPage, partner } from './harness.ts';

it(`a partner's page fetches at most ${LIMITS.firstCard} bytes of gzip until a course card can be clicked`, async () => {
  const signedIn = await newPage();
  await signedIn.goto(`${partner}/training`);
  await fillSignIn(signedIn, 'mira');
  const cold = await newContext({ storageState: await signedIn.context().storageState() });
  const page = await cold.newPage();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const body = response.body();
    // Those that come after the card, or whose page is closed, are asked for by nobody.
    body.catch(() => undefined);
    bodies.set(response.url(), body);
  });
  const { requests } = await recordLoad(page, `${partner}/training`, IN_LIST);

  // The host's own document and sheet are not ours. What travelled may have been compressed better than by gzip.
  const ours = requests.filter((request) => kindOf(request) !== 'page' && request.method !== 'OPTIONS');
  const fetched = await Promise.all(ours.map(async (request) => ({ request, gzip: gzipBytes((await bodies.get(request.url)) ?? '') })));
  const table = fetched.map(({ request, gzip }) => `${String(gzip).padStart(7)} ${new URL(request.url).pathname}`).join('\n');
  const total = fetched.reduce((sum, { gzip }) => sum + gzip, 0);
  console.log(`${table}\n${String(total).padStart(7)} in all, of ${LIMITS.firstCard}; we aim at ${LIMITS.firstCardAim}`);

  // A figure of nothing would hold any limit.
  for (const kind of ['code', 'texts', 'replies']) expect(fetched.some(({ request, gzip }) => kindOf(request) === kind && gzip > 100), kind).toBe(true);
  expect(total, table).toBeLessThanOrEqual(LIMITS.firstCard);
});

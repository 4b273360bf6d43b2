import { setTimeout as wait } from 'node:timers/promises';
import { address } from '../../src/contract/wire/address.ts';
import { courseCounts } from '../../src/contract/courses/courseCounts.ts';
import { objectiveAccesses } from '../../src/contract/courses/objectiveAccesses.ts';
import { nextSteps } from '../../src/contract/courses/nextSteps.ts';
import { accessPage, allEnrolled } from '../../src/data/courses/enrolledPage.ts';
import { courseFilter } from '../../src/domain/filter/courseFilters.ts';
import { allOf } from '../../src/domain/filter/filter.ts';
import { createBrowser } from '../contract/support/browser.ts';
import { median } from './median.ts';

/** How long the server takes for one call of a list. */
export interface CallTime {
  readonly call: string;
  /** Medians. */
  readonly ms: number;
  readonly bytes: number;
}

/** The calls of a list of so many courses, as the element makes them. */
function listAddresses(total: number): Readonly<Record<string, string>> {
  const list = (skip: number, keyword = '') =>
    address(objectiveAccesses, {
      query: accessPage({ ...allEnrolled, filter: allOf(allEnrolled.filter, courseFilter({ keyword })) }, skip),
    });
  return {
    'first page': list(0),
    'page at nine tenths': list(Math.floor(total * 0.9)),
    'search of a topic': list(0, 'wounds'),
    'search of nothing': list(0, 'zzzz'),
    'counts of the filters': address(courseCounts, { query: { filter: allEnrolled.filter } }),
    'next steps': address(nextSteps, {}),
  };
}

/** Times the list calls of mira, one at a time, over a connection that is open already. */
export async function listCalls(portal: string, runs: number): Promise<CallTime[]> {
  const browser = createBrowser(portal);
  await browser.signIn('mira');
  const ask = async (path: string) => {
    const { status, text } = await browser.send(path, {
      headers: { 'accept': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    });
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
    return text;
  };
  const { totalCount } = JSON.parse(await ask(listAddresses(0)['first page']!)) as { readonly totalCount: number };
  const times: Record<string, { readonly ms: number; readonly bytes: number }[]> = {};
  // The first round is for caches that fill at first use.
  for (let run = 0; run <= runs; run += 1)
    for (const [call, path] of Object.entries(listAddresses(totalCount))) {
      const began = performance.now();
      const text = await ask(path);
      if (run > 0) (times[call] ??= []).push({ ms: performance.now() - began, bytes: Buffer.byteLength(text) });
      await wait(5);
    }
  return Object.entries(times).map(([call, all]) => ({
    call,
    ms: median(all.map(({ ms }) => ms)),
    bytes: median(all.map(({ bytes }) => bytes)),
  }));
}

import type { CDPSession, Page } from 'playwright-core';
import { uuidOf } from '../../demo/server/db/uuidOf.ts';
import { startServer } from '../e2e/support/startServer.ts';
import { openBrowser, portalCookies } from './browsers.ts';
import { median } from './median.ts';
import { modelService, WORDS, type ModelService } from './modelService.ts';

const QUESTION = 'When should I report the median instead of the mean?';
const WITHIN_MS = 60_000;

/** How long words of an answer are on their way to the screen; medians in ms on a slowed processor. */
export interface TutorFigures {
  /** Words of a model's answer. */
  readonly words: number;
  /** From the first bytes of an answer by search to the frame with its first word. */
  readonly searchMs: number;
  /** From the first word that a model writes, over the server, to the frame with it. */
  readonly modelMs: number;
  /** From the last word of a model to the frame in which the answer is whole. */
  readonly endMs: number;
}

/** Runs in the page, before a question is sent: when the answer's first word is painted, and when it is whole, in ms since 1970. */
function untilPainted({ earlier, within }: { readonly earlier: number; readonly within: number }) {
  return new Promise<{ readonly first: number; readonly whole: number }>((resolve, reject) => {
    const root = document.querySelector('lectern-tutor')?.shadowRoot;
    const painted = (then: (at: number) => void) => {
      // This frame has not been drawn yet; a message is delivered after it has.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.timeOrigin + performance.now());
      port2.postMessage(null);
    };
    const end = performance.now() + within;
    let first: number | undefined;
    const look = () => {
      const all = root?.querySelectorAll('.tutor-exchange') ?? [];
      const last = all[earlier];
      if (performance.now() > end) return reject(new Error('the answer was not drawn'));
      if (first === undefined && last?.querySelector('.tutor-text')?.textContent?.trim()) painted((at) => (first = at));
      if (first === undefined || !last?.querySelector('.tutor-rate')) return void requestAnimationFrame(look);
      painted((whole) => resolve({ first: first ?? whole, whole }));
    };
    requestAnimationFrame(look);
  });
}

/** When the first bytes of an answer came to the page, in milliseconds since 1970. */
async function hearWire(session: CDPSession): Promise<() => number> {
  let first: number | undefined;
  let answer: string | undefined;
  let clock = NaN;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, method }, timestamp, wallTime }) => {
    if (method !== 'POST' || !url.endsWith('/messages')) return;
    [answer, first, clock] = [requestId, undefined, wallTime - timestamp];
  });
  session.on('Network.dataReceived', ({ requestId, timestamp }) => {
    if (requestId === answer) first ??= timestamp;
  });
  await session.send('Network.enable');
  return () => ((first ?? NaN) + clock) * 1000;
}

async function openTutor(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Tutor', exact: true }).click();
  const tutor = page.locator('lectern-tutor');
  const agree = tutor.getByRole('button', { name: 'Agree and start' });
  await agree.or(tutor.getByLabel('Your question')).first().waitFor();
  if (await agree.count()) await agree.click();
  await tutor.getByLabel('Your question').waitFor();
  await page.waitForLoadState('networkidle');
}

async function answers(service: ModelService | null, runs: number, rate: number) {
  const model = service && { TUTOR_LLM_URL: service.url, TUTOR_LLM_MODEL: 'small' };
  const server = await startServer({ env: { TUTOR_QUESTIONS: '1000', ...model } });
  const browser = await openBrowser();
  try {
    const cookies = await portalCookies(browser, server.portal);
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      storageState: { cookies, origins: [] },
    });
    const page = await context.newPage();
    await openTutor(page, `${server.portal}/learn/courses/${uuidOf('course:STA 210')}`);
    const session = await context.newCDPSession(page);
    const wire = await hearWire(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const [first, end]: [number[], number[]] = [[], []];
    // The first answer is for the code and the styles that come with it.
    for (let run = 0; run <= runs; run += 1) {
      const painted = page.evaluate(untilPainted, { earlier: run, within: WITHIN_MS });
      await page.locator('lectern-tutor').getByLabel('Your question').fill(QUESTION);
      await page.keyboard.press('Enter');
      const seen = await painted;
      const wrote = service?.wrote() ?? { first: wire(), last: wire() };
      if (run === 0) continue;
      first.push(seen.first - wrote.first);
      end.push(seen.whole - wrote.last);
    }
    return { firstMs: median(first), endMs: median(end) };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Asks the tutor that quotes the course, and one whose words are a model's (TUTOR-9). */
export async function tutorWords({
  runs,
  cpuSlowdown,
}: {
  readonly runs: number;
  readonly cpuSlowdown: number;
}): Promise<TutorFigures> {
  const search = await answers(null, runs, cpuSlowdown);
  const service = await modelService();
  try {
    const model = await answers(service, runs, cpuSlowdown);
    return { words: WORDS, searchMs: search.firstMs, modelMs: model.firstMs, endMs: model.endMs };
  } finally {
    await service.close();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { activityTree } from '../../src/contract/parts/activities.ts';
import { address } from '../../src/contract/wire/address.ts';
import { objectiveAccesses } from '../../src/contract/courses/objectiveAccesses.ts';
import { flattenTree } from '../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../src/domain/tree/inheritConstraints.ts';
import { createBrowser } from '../contract/support/browser.ts';
import { startServer } from '../e2e/support/startServer.ts';
import { openBrowser, portalCookies } from './browsers.ts';
import { runSeed } from './manyCourses.ts';
import { median } from './median.ts';

const PARTS = 5_000;
const PORTION = 500;
const WITHIN_MS = 30_000;

/** What a course of thousands of parts costs. Times are medians in ms; those in the browser on a slowed processor. */
export interface TreeFigures {
  readonly parts: number;
  /** All verdicts of the tree. */
  readonly locksMs: number;
  readonly serverMs: number;
  readonly bytes: number;
  /** From the arrival of the tree to the frame with its rows. */
  readonly paintMs: number;
  readonly portion: number;
  /** From the click to the frame in which a module of so many parts is unfolded. */
  readonly expandMs: number;
  /** From the click to the frame with the next part's title. */
  readonly turnMs: number;
}

const wire = { headers: { 'accept': 'application/json', 'x-requested-with': 'XMLHttpRequest' } };

async function onServer(portal: string, runs: number) {
  const browser = createBrowser(portal);
  await browser.signIn('mira');
  const { text } = await browser.send(
    address(objectiveAccesses, { query: { filter: ['objective.code', '=', `BIG ${PARTS}`], take: 1 } }),
    wire,
  );
  const [access] = (
    JSON.parse(text) as {
      data: { objective: { id: string }; objectiveWorkflowAggregate: { lastObjectiveWorkflow: { id: string } } }[];
    }
  ).data;
  if (!access) throw new Error('the course of thousands of parts was not made');
  const path = address(activityTree, { params: { id: access.objectiveWorkflowAggregate.lastObjectiveWorkflow.id } });
  const times: number[] = [];
  let body = '';
  // The first one is for caches that fill at first use.
  for (let run = 0; run <= runs; run += 1) {
    const began = performance.now();
    const reply = await browser.send(path, wire);
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
    if (run > 0) times.push(performance.now() - began);
    body = reply.text;
  }
  return { objectiveId: access.objective.id, body, serverMs: median(times) };
}

function locks(body: string, runs: number): number {
  const root = inheritConstraints(activityTree.read(JSON.parse(body)));
  const context = { now: Date.now(), doubt: 0, course: 'inProgress' } as const;
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    flattenTree(root, context);
    return performance.now() - began;
  });
  return median(times);
}

/** Runs in the page, before its own code: how long after the tree's reply its rows were drawn. */
function watchTree() {
  performance.setResourceTimingBufferSize(5000);
  const look = () => {
    const reply = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.includes('activity-with-aggregates')) as PerformanceResourceTiming | undefined;
    if (!reply || !document.querySelector('lectern-player')?.shadowRoot?.querySelector('[role=treeitem]'))
      return void requestAnimationFrame(look);
    // This frame has not been drawn yet; a message is delivered after it has.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Object.assign(window, { treePainted: performance.now() - reply.responseEnd });
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

interface Click {
  readonly click: string;
  /** Something that changes by the click. */
  readonly seen: string;
  readonly within: number;
}

/** Runs in the page: how long it takes from a click to the frame with what it changes. */
function untilSeen({ click, seen, within }: Click): Promise<number> {
  return new Promise((resolve, reject) => {
    const root = document.querySelector('lectern-player')?.shadowRoot;
    const target = root?.querySelector<HTMLElement>(click);
    if (!root || !target) return reject(new Error(`there is no ${click}`));
    const shown = () => root.querySelector(seen)?.textContent ?? '';
    const before = shown();
    const began = performance.now();
    const look = () => {
      if (performance.now() > began + within) return reject(new Error(`${seen} stayed as it was`));
      if (shown() === before) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - began);
      port2.postMessage(null);
    };
    target.click();
    requestAnimationFrame(look);
  });
}

async function clicks(page: Page, click: string, seen: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    times.push(await page.evaluate(untilSeen, { click, seen, within: WITHIN_MS }));
    // What the click asked for has come, so that the next one is measured by itself.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
  }
  return times;
}

/** Measures a course of five thousand parts in four levels: on the server, by the rules, and in the player. */
export async function bigTree({
  runs,
  cpuSlowdown,
}: {
  readonly runs: number;
  readonly cpuSlowdown: number;
}): Promise<TreeFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-tree-'));
  await runSeed(dataDir, ['--parts', String(PARTS)]);
  const server = await startServer({ dataDir });
  const browser = await openBrowser();
  try {
    const { objectiveId, body, serverMs } = await onServer(server.portal, runs);
    const cookies = await portalCookies(browser, server.portal);
    const paint: number[] = [];
    const expand: number[] = [];
    const turn: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({
        locale: 'en-US',
        viewport: { width: 1440, height: 900 },
        storageState: { cookies, origins: [] },
      });
      const page = await context.newPage();
      await page.addInitScript(watchTree);
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await page.goto(`${server.portal}/learn/courses/${objectiveId}/view/content`);
      paint.push(
        (await (await page.waitForFunction(() => (window as { treePainted?: number }).treePainted)).jsonValue())!,
      );
      await page.waitForLoadState('networkidle');
      expand.push(...(await clicks(page, '[role=treeitem][aria-level="1"]', '[role=tree]', 1)));
      turn.push(median(await clicks(page, '.turn a.n', 'article .name', 3)));
      await context.close();
    }
    return {
      parts: PARTS,
      locksMs: locks(body, 9),
      serverMs,
      bytes: Buffer.byteLength(body),
      paintMs: median(paint),
      portion: PORTION,
      expandMs: median(expand),
      turnMs: median(turn),
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

// From Start to the first page of a tool or a package, three requests follow each other: the start, the launch, the frame (FRAMED-3).
import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { inPlace, opened } from '../support/mounts.ts';
import { press } from '../support/press.ts';
import { quiet } from '../support/quiet.ts';
import { wavesOf, type Wave } from '../support/waves.ts';

const isFrame = (request: Request) => request.isNavigationRequest() && request.frame().parentFrame() !== null;
/** Requests that follow each other from the one with this path to the frame, both counted. The page may still load what is its own. */
const deep = (waves: readonly Wave[], path: RegExp) =>
  waves.length - waves.findIndex((wave) => wave.some((line) => path.test(line)));

it('FRAMED-3 a package that is opened for the first time: start, launch, frame', async () => {
  const stage = await opened(inPlace, 'pavel', 'HYG 115', '', { viewport: { width: 1440, height: 900 } });
  await press(stage.inside.getByRole('button', { name: 'Start', exact: true }).first());
  await stage.comesTo(/view\/content/);
  const row = stage.inside.getByRole('treeitem', { name: 'Clean Hands' }).last();
  await row.waitFor();
  await quiet(stage.page);
  const waves = await wavesOf(stage.page, () => press(row), isFrame);
  expect(deep(waves, /start-activity-workflows/), JSON.stringify(waves, null, 1)).toBe(3);
  expect(deep(waves, /resource-link/)).toBe(2);
});

it('FRAMED-3 a part that a tool plays: start, launch, frame', async () => {
  const stage = await opened(inPlace, 'pavel', 'LAB 240', '', { viewport: { width: 1440, height: 900 } });
  await press(stage.inside.getByRole('button', { name: 'Start', exact: true }).first());
  await stage.comesTo(/view\/content/);
  const row = stage.inside.getByRole('treeitem', { name: 'A notebook of measurements' }).last();
  await row.waitFor();
  await quiet(stage.page);
  const waves = await wavesOf(stage.page, () => press(row), isFrame);
  expect(deep(waves, /start-activity-workflows/), JSON.stringify(waves, null, 1)).toBe(3);
  expect(deep(waves, /resource-link/)).toBe(2);
});

it('FRAMED-3, START-2 a course that is a tool: its run, which starts it too, then launch, frame', async () => {
  const stage = await opened(inPlace, 'pavel', 'LAB 231');
  const start = stage.inside.getByRole('button', { name: 'Start again' });
  await start.waitFor();
  await quiet(stage.page);
  const waves = await wavesOf(stage.page, () => press(start), isFrame);
  expect(deep(waves, /start-objective-workflows/), JSON.stringify(waves, null, 1)).toBe(3);
  expect(waves.flat().filter((line) => line.includes('start-activity-workflows'))).toEqual([]);
  expect(deep(waves, /resource-link/)).toBe(2);
});

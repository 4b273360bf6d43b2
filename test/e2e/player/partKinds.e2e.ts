import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { admin, beginAnewOnRetry, errorsOf } from '../support/harness.ts';
import { inBothMounts, inPlace, openContents, opened, type Stage } from '../support/mounts.ts';
import { press } from '../support/press.ts';
import { isFocused, tabTo } from '../support/tabTo.ts';

const player = 'lectern-player';
const heading = ({ inside }: Stage) => inside.locator(`${player} h1`);

/** Goes on to the next part, until its name fits. */
async function turnTo(stage: Stage, name: RegExp): Promise<void> {
  while (!name.test(await heading(stage).innerText())) {
    const before = await heading(stage).innerText();
    await press(stage.inside.locator(`${player} .turn a.n`));
    await expect.poll(() => heading(stage).innerText()).not.toBe(before);
  }
}

async function savedBy(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

/** Turns back and forth between two texts. */
async function turnBackAndForth(stage: Stage, times: number): Promise<void> {
  const { inside } = stage;
  for (let time = 0; time < times; time += 1) {
    for (const [link, name] of [
      ['.n', /Reading a gait report/],
      ['.pn:not(.n)', /The step in pictures/],
    ] as const) {
      await press(inside.locator(`${player} .turn ${link}`));
      await expect.poll(() => heading(stage).innerText(), { interval: 10 }).toMatch(name);
      await inside.locator(`${player} .author p`).first().waitFor();
    }
  }
  await inside.locator(`${player} .enlarge img`).first().waitFor();
}

/** How many nodes a page has and somebody holds. */
async function nodesOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find((metric) => metric.name === 'Nodes')!.value;
}

beginAnewOnRetry();

inBothMounts((mount) => {
  it('texts, images, files, events, finding parts, crumbs (TREE-9, MEDIA-1, MEDIA-4, MEDIA-7, MEDIA-10, EVENT-2 to EVENT-4)', async () => {
    const stage = await opened(mount, 'mira', 'KIN 110');
    const { page, inside } = stage;
    const errors = errorsOf(page);
    await press(inside.getByRole('button', { name: 'Start' }));
    await stage.comesTo(/^\/view\/content/);
    await inside.locator(`${player} .author p`).first().waitFor();
    const address = page.url();

    // A footnote and back, by keyboard; the address stays.
    const reference = inside.locator(`${player} .author a[href="#fn1"]`);
    await tabTo(page, reference);
    await page.keyboard.press('Enter');
    await expect.poll(() => stage.focused()).toMatch(/^\s*1\.\s+For a short time/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(reference)).toBe(true);
    expect(page.url()).toBe(address);

    // Files tell the size they have, and are theirs who may read the part.
    const file = inside.locator(`${player} .attachment`, { hasText: 'forty-walkers.csv' });
    await expect.poll(() => file.locator('.size').innerText()).toMatch(/^[\d.]+ K?B$/);
    const walkers = await savedBy(page, () => press(file));
    expect([walkers.name, walkers.text.split('\n').length > 40]).toEqual(['forty-walkers.csv', true]);
    const [size = 0, unit] = (await file.locator('.size').innerText()).split(' ');
    expect(Number(size) * (unit === 'KB' ? 1024 : 1)).toBeCloseTo(Buffer.byteLength(walkers.text), -2);

    // A part is looked for by its name, in any case; that nothing is found is said, Escape clears the field alone,
    // Enter opens the first (TREE-9).
    const contents = await openContents(stage);
    const find = contents.getByRole('textbox', { name: 'Search this course' });
    const found = () => contents.getByRole('search').getByRole('status').innerText();
    const rows = () => contents.getByRole('treeitem').allInnerTexts();
    await find.fill('horse');
    await expect.poll(found).toBe('Nothing found. Try other words.');
    expect(await rows()).toEqual([]);
    await find.press('Enter');
    expect(page.url()).toBe(address);
    await find.press('Escape');
    await expect.poll(async () => (await rows()).length).toBeGreaterThan(11);
    await find.fill(' TWELVE of');
    await expect.poll(found).toBe('1 part');
    expect(await rows()).toEqual([
      expect.stringContaining('5. In numbers'),
      expect.stringContaining('5.1 Twelve of forty walkers'),
    ]);
    await find.press('Enter');
    await expect.poll(() => heading(stage).innerText()).toBe('5.1 Twelve of forty walkers');

    // The way to it leads back to its module and to the course; it ends where the reader is.
    const crumbs = inside.locator(player).getByRole('navigation', { name: 'You are here' });
    const links = () => crumbs.getByRole('link').allInnerTexts();
    const here = () => crumbs.locator('[aria-current=page]').innerText();
    await expect.poll(links).toEqual(['My courses', 'KIN 110', '5. In numbers']);
    expect(await here()).toBe('5.1 Twelve of forty walkers');
    await press(crumbs.getByRole('link', { name: '5. In numbers' }));
    await expect.poll(() => heading(stage).innerText()).toBe('5. In numbers');
    expect([await links(), await here()]).toEqual([['My courses', 'KIN 110'], '5. In numbers']);
    await press(crumbs.getByRole('link', { name: 'KIN 110' }));
    await press(inside.getByRole('link', { name: 'Continue' }).or(inside.getByRole('button', { name: 'Continue' })));

    // Five pictures, from the first to the last and no further.
    await inside.locator(`${player} .part > .title`).waitFor();
    await turnTo(stage, /The step in pictures/);
    const first = inside.getByRole('button', { name: /^Enlarge image: / }).first();
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    const gallery = inside.getByRole('dialog', { name: /^Image \d of 5$/ });
    await gallery.waitFor();
    for (let at = 2; at <= 6; at++) {
      await page.keyboard.press('ArrowRight');
      await inside.getByRole('heading', { name: `Image ${Math.min(at, 5)} of 5` }).waitFor();
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => gallery.count()).toBe(0);
    await expect.poll(() => isFocused(first)).toBe(true);

    // Texts that were turned from leave nothing in the page: a single one has more nodes than this. The code that lets
    // them go knows no mount.
    if (mount === inPlace) {
      await turnBackAndForth(stage, 1);
      const nodes = await nodesOf(page);
      await turnBackAndForth(stage, 5);
      // What was turned from last is let go of a moment later.
      await expect.poll(async () => (await nodesOf(page)) - nodes).toBeLessThan(50);
    }

    // An event to come is kept for the calendar, and lets in when its time has come.
    await turnTo(stage, /An afternoon in the laboratory/);
    const entry = await savedBy(page, () => press(inside.getByRole('button', { name: 'Add to calendar' })));
    expect(entry.name).toBe('6-An-afternoon-in-the-laboratory.ics');
    const start = /\r\nDTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r\n/.exec(entry.text)!.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    expect(await inside.getByRole('link', { name: /^Join/ }).count()).toBe(0);
    const [year, month, ...rest] = start;
    await admin.clock.set(new Date(Date.UTC(year, month - 1, ...rest) - 10 * 60_000).toISOString());
    await page.reload();
    const join = inside.getByRole('link', { name: /^Join/ });
    await join.waitFor();
    expect(await join.getAttribute('href')).toBe('https://meet.aldergrove.example/gait-laboratory');
    await press(inside.getByRole('button', { name: 'Mark as complete' }));
    await inside.getByRole('button', { name: 'Completed' }).waitFor();
    expect(stage.at()).toMatch(/^\/view\/content/);
    // A frame begins without a session; what the browser says of that 401 is no fault.
    expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
  });
});

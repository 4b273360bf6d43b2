// A course of each presentation from Start to its result, its review and its retake, as a learner meets it (the tree is
// taken in grading.both.e2e.ts).
import { expect, it } from 'vitest';
import { admin, beginAnewOnRetry, errorsOf } from '../support/harness.ts';
import { inBothMounts, openContents, opened, type Mount, type Stage } from '../support/mounts.ts';
import { press } from '../support/press.ts';

const heading = ({ inside }: Stage) => inside.locator('lectern-player h1');
/** A frame begins without a session; what the browser says of that 401 is no fault. */
const faultsOf = (errors: readonly string[]) => errors.filter((error) => !error.includes('401'));

/** A page of mira's at a course that she starts. */
async function started(mount: Mount, code: string): Promise<Stage> {
  const stage = await opened(mount, 'mira', code);
  await press(stage.inside.getByRole('button', { name: 'Start', exact: true }));
  await stage.comesTo(/^\/view\/content/);
  return stage;
}

/** Finishes the course that is read; where something is graded, time goes on until it is. */
async function finish(stage: Stage): Promise<void> {
  await press(stage.inside.locator('.turn').getByRole('button', { name: 'Finish the course' }));
  await press(stage.inside.getByRole('dialog').getByRole('button', { name: 'Finish the course' }));
  await expect.poll(() => heading(stage).innerText()).toMatch(/^(You have passed|Grading in progress)$/);
  if ((await heading(stage).innerText()) === 'Grading in progress') await admin.clock.advance(5000);
  await expect.poll(() => heading(stage).innerText()).toBe('You have passed');
}

/** Looks back at the run that has just ended: `look` finds all as it was, and nothing to do. */
async function review({ inside, comesTo }: Stage, look: () => Promise<void>): Promise<void> {
  await press(inside.getByRole('link', { name: 'Review', exact: true }));
  await comesTo(/viewType=REVIEW/);
  await look();
  expect(await inside.getByRole('button', { name: /Mark (all )?as complete|Finish the course/ }).count()).toBe(0);
}

/** Takes the course once more, from the page with its result. */
async function retake({ inside, comesTo }: Stage): Promise<void> {
  await press(inside.getByRole('link', { name: 'Back to the result' }));
  await expect.poll(() => inside.locator('.attempts tbody tr').count()).toBe(1);
  await press(inside.getByRole('button', { name: 'Start', exact: true }));
  await comesTo(/^\/view\/content/);
}

beginAnewOnRetry();

inBothMounts((mount) => {
  it('PRESENT-2, PRESENT-3, PRESENT-8, BTN-1 a long read is read and completed at once; result, review, retake', async () => {
    const stage = await started(mount, 'KIN 120');
    const { page, inside } = stage;
    const errors = errorsOf(page);
    await expect.poll(() => heading(stage).innerText()).toBe('Kinesiology: A Week on Crutches');
    const sections = inside.locator('.section');
    await expect.poll(() => sections.count()).toBe(4);
    for (let at = 0; at < 4; at++) {
      await sections.nth(at).scrollIntoViewIfNeeded();
      await sections.nth(at).locator('.author p').first().waitFor();
    }
    expect(await stage.violations()).toEqual([]);
    await press(sections.first().getByRole('button', { name: /^Mark as complete/ }));
    await sections
      .first()
      .getByRole('button', { name: /^Completed/ })
      .waitFor();
    await press(inside.getByRole('button', { name: 'Mark all as complete' }));
    await expect.poll(() => sections.getByRole('button', { name: /^Completed/ }).count()).toBe(4);
    await page.reload();
    await inside.locator('.mark-complete').getByText('Completed').waitFor();
    await finish(stage);
    await review(stage, async () => {
      await expect.poll(() => sections.count()).toBe(4);
      await sections.first().locator('.author p').first().waitFor();
    });
    await retake(stage);
    await sections
      .first()
      .getByRole('button', { name: /^Mark as complete/ })
      .waitFor();
    expect(await sections.getByRole('button', { name: /^Completed/ }).count()).toBe(0);
    expect(faultsOf(errors)).toEqual([]);
  });

  it('PRESENT-2 without activity names each part is still a named region; from Start to the result, review and retake', async () => {
    const stage = await started(mount, 'KIN 130');
    const { inside } = stage;
    const sections = inside.locator('.section');
    await sections.locator('.author p').first().waitFor();
    await expect.poll(() => inside.getByRole('region').count()).toBeGreaterThanOrEqual(4);
    expect(await inside.locator('.section > .title').count()).toBe(0);
    for (let at = 0; at < 4; at++) await sections.nth(at).scrollIntoViewIfNeeded();
    // What is a film is complete when it was seen, all else by the one button.
    await inside.locator('video').evaluate(async (film: HTMLVideoElement) => {
      film.muted = true;
      film.playbackRate = 8;
      await film.play();
    });
    await sections
      .nth(2)
      .getByRole('button', { name: /^Completed/ })
      .waitFor();
    await press(inside.getByRole('button', { name: 'Mark all as complete' }));
    await inside.locator('.mark-complete').getByText('Completed').waitFor();
    await finish(stage);
    await review(stage, async () => {
      await sections.first().locator('.author p').first().waitFor();
      expect(await inside.locator('.section > .title').count()).toBe(0);
    });
    await retake(stage);
    await sections.first().locator('.author p').first().waitFor();
  });

  it('PRESENT-1, PRESENT-4, ROUTE-6 tiles are chosen by keyboard and come back; result, review, retake', async () => {
    const stage = await started(mount, 'KIN 140');
    const { page, inside } = stage;
    const errors = errorsOf(page);
    const tiles = inside.locator('.tile');
    await expect.poll(() => tiles.count()).toBe(4);
    expect(await stage.violations()).toEqual([]);
    // By keys: in a frame the bar below moves down as a text arrives.
    await tiles.nth(1).press('Enter');
    await expect.poll(() => heading(stage).innerText()).toBe('The knee');
    await press(inside.locator('.choices').getByRole('link').first());
    await inside.locator('.author p').first().waitFor();
    await inside.getByRole('button', { name: 'Mark as complete' }).press('Enter');
    await inside.getByRole('button', { name: 'Completed', exact: true }).waitFor();
    await (await openContents(stage)).getByRole('link', { name: 'Content', exact: true }).press('Enter');
    await expect.poll(() => tiles.nth(1).innerText()).toContain('1 of 1');

    await page.keyboard.press('Escape');
    // The others, one after the other, by the tiles that say what is left.
    for (const module of ['The ankle', 'The hip', 'A check']) {
      await press(tiles.filter({ hasText: module }));
      await expect.poll(() => heading(stage).innerText()).toBe(module);
      await press(inside.locator('.choices').getByRole('link').first());
      for (;;) {
        await inside.locator('.part .author p, .part .author li').first().waitFor();
        await inside.getByRole('button', { name: 'Mark as complete' }).press('Enter');
        await inside.getByRole('button', { name: 'Mark as complete' }).waitFor({ state: 'detached' });
        if (module !== 'The ankle' || (await heading(stage).innerText()) === 'The foot that drops') break;
        await press(inside.getByRole('link', { name: /^Next/ }));
        await expect.poll(() => heading(stage).innerText()).toBe('The foot that drops');
      }
      if (module === 'A check') break;
      await press(inside.locator('.player .crumbs').getByRole('link', { name: 'Content', exact: true }));
      await tiles.first().waitFor();
    }
    await finish(stage);
    await review(stage, async () => {
      await expect.poll(() => tiles.count()).toBe(4);
      await press(tiles.nth(1));
      await press(inside.locator('.choices').getByRole('link').first());
      await inside.locator('.author p').first().waitFor();
      expect(stage.at()).toMatch(/^\/view\/content\/[^?]+\?viewType=REVIEW$/);
    });
    await retake(stage);
    await expect.poll(() => tiles.nth(1).innerText()).toContain('0 of 1');
    expect(faultsOf(errors)).toEqual([]);
  });
});

// SCORM packages play from Start to the record: the place is found again after a reload, the last words of a page that closes arrive,
// submitting is final (SCORM-5 to SCORM-18, SUBMIT-3, TEXT-28, DONE-2).
import type { FrameLocator } from 'playwright-core';
import { expect, it } from 'vitest';
import { errorsOf } from '../support/harness.ts';
import { choosePart, inBothMounts, opened, type Stage } from '../support/mounts.ts';
import { press } from '../support/press.ts';
import { longIt } from '../../longIt.ts';

const code = 'HYG 115';
/** The launch page, and the package within. */
const launchIn = ({ inside }: Stage): FrameLocator => inside.frameLocator('iframe[part="frame"]');
const packageIn = (stage: Stage): FrameLocator => launchIn(stage).frameLocator('iframe[name="content"]');
const factsIn = async (stage: Stage) =>
  JSON.parse((await launchIn(stage).locator('#facts').textContent()) ?? '') as {
    readonly states: Readonly<Record<string, { readonly values: Readonly<Record<string, string>> }>>;
  };
const saved = ({ inside }: Stage) => inside.getByText('Your place is saved', { exact: true }).waitFor();

inBothMounts((mount) => {
  it('SCORM 1.2: the place is kept, the result counts, and submitting ends it', async () => {
    let stage = await opened(mount, 'pavel', code);
    await press(stage.inside.getByRole('button', { name: 'Start', exact: true }).first());
    await stage.comesTo(/view\/content/);
    await choosePart(stage, 'Clean Hands');
    const part = stage.at();
    const errors = errorsOf(stage.page);
    await press(packageIn(stage).getByRole('button', { name: 'Continue' }));
    await press(packageIn(stage).getByRole('button', { name: 'Continue' }));
    await packageIn(stage).getByText('Page 3 of 4').waitFor();
    await saved(stage);
    expect(await stage.violations()).toEqual([]);

    // The page is reloaded, and the tab closed: what the package says only while it goes has arrived.
    await stage.page.reload();
    await packageIn(stage).getByText('Page 3 of 4').waitFor();
    const context = stage.page.context();
    await Promise.all([stage.page.waitForEvent('close'), stage.page.close({ runBeforeUnload: true })]);
    stage = mount.stage(await context.newPage());
    await stage.go(code, part);
    await packageIn(stage).getByText('Page 3 of 4').waitFor();
    expect((await factsIn(stage)).states['lesson']?.values).toMatchObject({
      'cmi.core.exit': 'suspend',
      'cmi.core.lesson_location': '2',
    });

    await press(packageIn(stage).getByRole('button', { name: 'Continue' }));
    for (const value of ['after', 'soap', 'dry']) await packageIn(stage).locator(`input[value="${value}"]`).check();
    await press(packageIn(stage).getByRole('button', { name: 'Check my answers' }));
    await packageIn(stage).getByText('3 of 3 are right').waitFor();
    await stage.inside.getByText('Your score: 100%').waitFor();

    await press(stage.inside.getByRole('button', { name: 'Submit results' }));
    const dialog = stage.inside.getByRole('dialog', { name: 'Submit your results?' });
    await dialog.getByText(/Submitting sends the results of this package/).waitFor();
    await dialog.getByText(/You cannot resume it after that/).waitFor();
    await press(dialog.getByRole('button', { name: 'Submit results' }));
    await stage.inside.getByText('You are looking at this package again.').waitFor();
    // It finds its state, and can change nothing.
    await packageIn(stage).getByText('3 of 3 are right').waitFor();
    expect(await packageIn(stage).locator('input[value="soap"]').isDisabled()).toBe(true);
    expect(await stage.inside.getByRole('button', { name: 'Submit results' }).count()).toBe(0);
    expect(errors).toEqual([]);
  }, 180_000);

  longIt(
    'SCORM 2004: several contents in the order of their author, and the record of the course',
    async () => {
      const stage = await opened(mount, 'pavel', code, '/view/content');
      await choosePart(stage, 'What comes');
      await press(stage.inside.getByRole('button', { name: 'Mark as complete' }));
      await choosePart(stage, 'Sharps without Harm');
      const launch = launchIn(stage);
      const content = packageIn(stage);
      await press(launch.getByText('Contents of the package', { exact: true }));
      await launch.getByRole('navigation', { name: 'Contents of the package' }).waitFor();
      for (const name of ['Before', 'During', 'After']) await press(content.getByText(name, { exact: true }));
      await press(content.getByRole('button', { name: 'Go on to the questions' }));
      await content.getByRole('heading', { name: 'What would you do?' }).waitFor();
      await launch.getByRole('button', { name: 'Before, during, after complete' }).waitFor();

      // It goes on at the second content, and the first is still complete.
      await stage.page.reload();
      await content.getByRole('heading', { name: 'What would you do?' }).waitFor();
      for (const value of ['dish', 'new']) {
        const inputs = content.locator(`input[value="${value}"]`);
        for (let at = 0; at < (await inputs.count()); at += 1) await inputs.nth(at).check();
      }
      await press(content.getByRole('button', { name: 'Hand in my answers' }));
      await content.getByText('3 of 3 are right').waitFor();
      await stage.inside.getByText('Your score: 100%').waitFor();

      await press(stage.inside.getByRole('button', { name: 'Finish the course' }).last());
      await press(stage.inside.getByRole('dialog').getByRole('button', { name: 'Finish the course' }));
      await stage.inside
        .getByText(/Passed|100%/)
        .first()
        .waitFor();
    },
    180_000,
  );

  longIt(
    'SCORM-12: a retake begins again, and is another attempt in the results',
    async () => {
      const stage = await opened(mount, 'pavel', code);
      // A course of parts that is over begins again by Start (BTN-1).
      await press(stage.inside.getByRole('button', { name: 'Start', exact: true }).first());
      await stage.comesTo(/view\/content/);
      await choosePart(stage, 'Clean Hands');
      await packageIn(stage).getByText('Page 1 of 4').waitFor();
      expect((await factsIn(stage)).states).toEqual({});
      await press(packageIn(stage).getByRole('button', { name: 'Continue' }));
      await packageIn(stage).getByText('Page 2 of 4').waitFor();
      await saved(stage);
      await stage.page.reload();
      await packageIn(stage).getByText('Page 2 of 4').waitFor();
      expect((await factsIn(stage)).states['lesson']?.values).toMatchObject({ 'cmi.core.lesson_location': '1' });
      for (const page of [3, 4]) {
        await press(packageIn(stage).getByRole('button', { name: 'Continue' }));
        await packageIn(stage).getByText(`Page ${page} of 4`).waitFor();
      }
      for (const value of ['none', 'rub', 'count']) await packageIn(stage).locator(`input[value="${value}"]`).check();
      await press(packageIn(stage).getByRole('button', { name: 'Check my answers' }));
      await packageIn(stage).getByText('0 of 3 are right').waitFor();
      await stage.inside.getByText('Your score: 0%').waitFor();
      await choosePart(stage, 'What comes');
      await press(stage.inside.getByRole('button', { name: 'Mark as complete' }));
      await choosePart(stage, 'Sharps without Harm');
      await packageIn(stage).getByText('Before', { exact: true }).first().waitFor();
      await press(stage.inside.getByRole('button', { name: 'Submit results' }));
      await press(stage.inside.getByRole('dialog').getByRole('button', { name: 'Submit results' }));
      await press(stage.inside.getByRole('button', { name: 'Finish the course' }).last());
      await press(stage.inside.getByRole('dialog').getByRole('button', { name: 'Finish the course' }));
      await stage.comesTo(/ended=/);
      // The record of the run before stands as it was, beside the new one.
      await stage.go(code, '/view/details');
      const row = (attempt: RegExp) => stage.inside.getByRole('row', { name: attempt });
      await row(/^2 · current/).waitFor();
      expect(await row(/^2 · current/).innerText()).not.toMatch(/100/);
      expect(await row(/^1\b/).innerText()).toMatch(/100/);
    },
    180_000,
  );
});

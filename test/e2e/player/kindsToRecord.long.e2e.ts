// A PDF and a quiz from Start to what is recorded of them, with the work found again on the way, in both mounts, with cookies of third
// parties blocked (DONE-1, ANSWER-1, RECORD-1). A film is in presentations.long.e2e.ts, the place in a PDF in pdf.e2e.ts.
import { expect, it } from 'vitest';
import { portal, signedIn } from '../support/harness.ts';
import { choosePart, inBothMounts, opened, type Stage } from '../support/mounts.ts';
import { press } from '../support/press.ts';

const player = 'lectern-player';
const start = async (stage: Stage) => {
  await press(stage.inside.getByRole('button', { name: 'Start', exact: true }).first());
  await stage.comesTo(/view\/content/);
};
const finish = async ({ inside }: Stage) => {
  await press(inside.getByRole('button', { name: 'Finish the course' }).last());
  await press(inside.getByRole('dialog').getByRole('button', { name: 'Finish the course' }));
};

inBothMounts((mount) => {
  it('MEDIA-18, DONE-1 a PDF', async () => {
    const stage = await opened(mount, 'mira', 'KIN 110', '', { viewport: { width: 1440, height: 1500 } });
    const { page, inside } = stage;
    await start(stage);
    await choosePart(stage, /Reading a gait report/);
    await inside.locator('.leaf canvas').first().waitFor();
    const field = inside.getByRole('textbox', { name: /^Page, of/ });
    await field.fill('3');
    await field.press('Enter');
    await inside.getByRole('group', { name: 'Page 3 of 4' }).locator('canvas').waitFor();
    await press(inside.getByRole('button', { name: 'Mark as complete' }));
    await inside.getByRole('button', { name: 'Completed', exact: true }).waitFor();
    await page.reload();
    await inside.getByRole('button', { name: 'Completed', exact: true }).waitFor();
    await field.waitFor();
    await expect.poll(() => inside.locator(`${player} .brief`).textContent()).toMatch(/^1 of/);
  }, 180_000);

  it('ANSWER-1, DRAFT-1, RECORD-1 a quiz with written answers', async () => {
    const stage = await opened(mount, 'lena', 'QUI 102');
    const { page, inside } = stage;
    await start(stage);
    const answer = inside.getByRole('textbox', { name: 'Your answer' });
    await answer.fill('1. 7.5 ml, since 12 times 15 are 180 mg.');
    await inside.getByText('Saved', { exact: true }).first().waitFor();
    await page.reload();
    await expect.poll(() => answer.inputValue()).toContain('7.5 ml');
    await press(inside.getByRole('button', { name: 'Submit', exact: true }));
    await press(inside.getByRole('dialog').getByRole('button', { name: 'Submit' }));
    await inside.locator('.handed-in').first().waitFor();
    await finish(stage);
    await inside.getByRole('heading', { level: 1, name: 'Grading in progress' }).waitFor();

    const grader = await signedIn('leila', '/teach/grading');
    await press(grader.getByRole('link', { name: /Lena .*: Quiz: Units and Doses/ }).first());
    for (const step of ['Start grading', 'Save as graded', 'Approve', 'Release the result to the learner']) {
      if (step === 'Save as graded') await grader.getByRole('textbox', { name: /\(0 to 100\)/ }).fill('85');
      await press(grader.getByRole('button', { name: step, exact: true }));
      await grader.getByRole('status').waitFor();
    }
    expect(new URL(grader.url()).origin).toBe(portal);
    await stage.go('QUI 102', '/view/details');
    await inside.getByText('85%').first().waitFor();
  }, 240_000);
});

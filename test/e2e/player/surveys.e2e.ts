// A survey from Start to the record: answered, kept over a reload, submitted once, shown again, and read by an instructor in figures
// (SURVEY-1 to SURVEY-5, SURVEY-7).
import { expect, it } from 'vitest';
import { signedIn } from '../support/harness.ts';
import { inBothMounts, opened } from '../support/mounts.ts';
import { press } from '../support/press.ts';

const code = 'LBK 010';

inBothMounts((mount) => {
  it('is answered, goes on after a reload, completes the course, and stands there afterwards', async () => {
    const stage = await opened(mount, 'pavel', code);
    const { inside, page } = stage;
    await press(inside.getByRole('button', { name: 'Start', exact: true }));
    await press(inside.getByRole('button', { name: 'Mark as complete' }));
    await press(inside.getByRole('link', { name: /^Next/ }));
    const scale = inside.getByRole('radiogroup', { name: /How clear was it/ });
    await scale.getByRole('radio', { name: '2', exact: true }).check();
    await inside.getByRole('textbox', { name: /What would you change/ }).fill('Longer evenings.');
    await press(inside.getByRole('button', { name: 'Submit', exact: true }));
    await inside.getByText('Answer this question.').waitFor();
    // The button under the mouse has a colour of its own.
    await page.mouse.move(0, 0);
    expect(await stage.violations()).toEqual([]);
    const part = stage.at();
    await page.reload();
    await stage.go(code, part);
    await expect.poll(() => scale.getByRole('radio', { name: '2', exact: true }).isChecked()).toBe(true);
    expect(await inside.getByRole('textbox', { name: /What would you change/ }).inputValue()).toBe('Longer evenings.');
    await inside.getByRole('radio', { name: 'Films' }).check();
    await press(inside.getByRole('button', { name: 'Submit', exact: true }));
    const dialog = inside.getByRole('dialog', { name: 'Submit your answers?' });
    await dialog.getByText('You have not answered 1 question.').waitFor();
    await press(dialog.getByRole('button', { name: 'Submit', exact: true }));
    await inside.getByRole('heading', { name: 'Your answers' }).waitFor();
    await inside.getByText('Longer evenings.').waitFor();
    await press(inside.getByRole('button', { name: 'Finish the course' }).first());
    await press(inside.getByRole('dialog').getByRole('button', { name: 'Finish', exact: false }).last());
    await inside.getByText('The course has been successfully finished').first().waitFor();
    await stage.go(code, part);
    await inside.getByText('Longer evenings.').waitFor();

    const teacher = await signedIn('ines', '/teach/surveys');
    await teacher.getByRole('link', { name: /Looking Back/ }).click();
    const table = teacher.getByRole('table').first();
    await table.getByText('Answered by 4 of 4').waitFor();
    expect(await table.getByRole('row', { name: '2 1 25%' }).count()).toBe(1);
    expect(await teacher.getByText('Longer evenings.').count()).toBe(1);
    expect(await teacher.getByText('Novák').count()).toBe(0);
  }, 180_000);
});

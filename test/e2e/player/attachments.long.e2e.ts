// A file of an answer, from choosing it to the grader's comment: the connection is lost in the middle, the page is loaded
// again, and nothing of what has arrived is sent twice (ATTACH-3, ATTACH-4, ATTACH-7, GRADING-7, GRADING-8).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { signedIn } from '../support/harness.ts';
import { inBothMounts } from '../support/mounts.ts';
import { press } from '../support/press.ts';

const code = 'TOX 160';
const piece = 256 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'lectern-chosen-'));
const path = join(folder, 'first-hour.pdf');
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(piece * 3 + 1000, 'x')]);
writeFileSync(path, bytes);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What was saved, of a browser on the other end of a line. */
async function bytesOf(download: Download): Promise<Buffer> {
  const copy = join(folder, 'taken');
  await download.saveAs(copy);
  return readFileSync(copy);
}

inBothMounts((mount) => {
  it('is sent, interrupted, resumed after a reload, handed in, graded and commented', async () => {
    const page = await mount.enter('mira');
    const stage = mount.stage(page);
    const { inside } = stage;
    const heading = (name: string) => inside.getByRole('heading', { level: 1, name, exact: true });
    await stage.go(code, '/view/content');
    await inside.getByRole('button', { name: 'Mark as complete' }).waitFor();
    await press(inside.getByRole('button', { name: 'Mark as complete' }));
    await press(inside.getByRole('link', { name: /^Next/ }));
    await heading('Case').waitFor();
    await inside.getByRole('button', { name: 'Choose files' }).waitFor();
    expect(await stage.violations()).toEqual([]);

    // The connection breaks off after the second piece.
    const offsets: number[] = [];
    let cut = true;
    await page.context().route(/\/pieces\/\d+$/, (route) => {
      const offset = Number(route.request().url().split('/').at(-1));
      if (cut && offset >= piece * 2) return route.abort('connectionreset');
      offsets.push(offset);
      return route.continue();
    });
    const choose = () => inside.locator('.attach input[type=file]').setInputFiles(path);
    await choose();
    await inside.getByText('Not sent yet. It goes on when there is a connection.').waitFor();
    expect(await stage.violations()).toEqual([]);
    const here = stage.at();
    await page.reload();
    await stage.go(code, here);
    await inside.getByText('Not finished. Choose the same file again to send the rest.').waitFor();
    cut = false;
    await choose();
    await inside.getByRole('link', { name: 'Download first-hour.pdf' }).waitFor();
    expect(offsets, 'each piece once').toEqual([0, piece, piece * 2, piece * 3]);
    await inside
      .locator('.attach input[type=file]')
      .setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
    await inside
      .getByText(/^We support attaching only these types of files: \u2068\.pdf/)
      .last()
      .waitFor();

    await press(inside.getByRole('button', { name: 'Submit', exact: true }));
    await press(inside.getByRole('dialog').getByRole('button', { name: 'Submit' }));
    await inside.locator('.attach-handed').getByRole('link', { name: 'Download first-hour.pdf' }).waitFor();
    const saved = page.waitForEvent('download');
    await inside.getByRole('link', { name: 'Download first-hour.pdf' }).click();
    const taken = await saved;
    expect(taken.suggestedFilename()).toBe('first-hour.pdf');
    expect((await bytesOf(taken)).equals(bytes)).toBe(true);
    await press(inside.getByRole('button', { name: 'Finish the course' }).last());
    await press(inside.getByRole('dialog').getByRole('button', { name: 'Finish the course' }));
    await heading('Grading in progress').waitFor();

    const grader = await signedIn('ines', '/teach/grading');
    await grader
      .getByRole('link', { name: /Poisons/ })
      .first()
      .click();
    const file = grader.waitForEvent('download');
    await grader.getByRole('link', { name: 'first-hour.pdf' }).click();
    expect((await bytesOf(await file)).equals(bytes)).toBe(true);
    for (const step of ['Start grading', 'Save as graded', 'Approve', 'Release the result to the learner']) {
      if (step === 'Save as graded') {
        await grader.getByRole('textbox', { name: /Case \(0 to 100\)/ }).fill('90');
        await grader.getByRole('textbox', { name: 'Comment: Case' }).fill('Decontaminate first.');
      }
      await grader.getByRole('button', { name: step, exact: true }).click();
      await grader.getByRole('status').waitFor();
    }

    await page.reload();
    await heading('You have passed').waitFor();
    await press(inside.getByRole('link', { name: 'Review', exact: true }));
    await heading('Case')
      .or(inside.getByRole('link', { name: /^Next/ }))
      .first()
      .waitFor();
    await stage.go(code, `${here}?viewType=REVIEW`);
    await inside.getByText('Decontaminate first.').waitFor();
    expect(await stage.violations()).toEqual([]);
  }, 180_000);
});

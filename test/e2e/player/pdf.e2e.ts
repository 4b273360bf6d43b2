// A PDF of a part on the real server: read under the strict policy, searched, left and gone on with; and on a page that
// lets no worker start.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { samplePdf } from '../../../widgets/workbench/states/player/samplePdf.ts';
import { errorsOf, portal, signedIn } from '../support/harness.ts';
import {
  choosePart,
  inBothMounts,
  inPlace,
  opened,
  startOrContinue,
  type Mount,
  type Stage,
} from '../support/mounts.ts';
import { policyViolations } from '../support/policyViolations.ts';
import { press } from '../support/press.ts';
import { longIt } from '../../longIt.ts';

const field = ({ inside }: Stage) => inside.getByRole('textbox', { name: /^Page, of/ });
const drawn = ({ inside }: Pick<Stage, 'inside'>) => inside.locator('.leaf canvas').first().waitFor();

/** Mira in the course on walking, which she starts unless it is begun. */
async function reading(mount: Mount): Promise<Stage> {
  const stage = await opened(mount, 'mira', 'KIN 110', '', { viewport: { width: 1440, height: 1500 } });
  const { inside } = stage;
  await startOrContinue(stage);
  await inside.locator('.part > .title').waitFor();
  return stage;
}

inBothMounts((mount) => {
  it('MEDIA-11, MEDIA-18, MEDIA-12, RESUME-1: is read under the strict policy, searched, left, and gone on with', async () => {
    const stage = await reading(mount);
    const { page, inside } = stage;
    const [violations, errors] = [await policyViolations(page), errorsOf(page)];
    await choosePart(stage, /Reading a gait report/);
    await drawn(stage);
    expect(page.workers().map((worker) => new URL(worker.url()).origin)).toEqual([portal]);
    await expect
      .poll(() => inside.getByRole('group', { name: 'Page 1 of 4' }).innerText())
      .toContain('Reading a gait report');

    await inside.getByRole('group', { name: /gait-report\.pdf/ }).focus();
    await page.keyboard.press('Control+f');
    // Inserted at once, so that the count is of the whole word. It is complete when all pages have been searched.
    await page.keyboard.insertText('step');
    const told = inside.locator('.told');
    await expect.poll(() => told.innerText()).toBe('1 of 4');
    await page.keyboard.press('Enter');
    await expect.poll(() => told.innerText()).toBe('2 of 4');
    await page.keyboard.press('Escape');
    await press(inside.getByRole('button', { name: 'Next page' }));
    await field(stage).fill('3');
    await page.keyboard.press('Enter');
    await inside.getByRole('group', { name: 'Page 3 of 4' }).locator('canvas').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(inside.getByRole('button', { name: 'Download the PDF' })),
    ]);
    expect(download.suggestedFilename()).toBe('reading-a-gait-report.pdf');

    await choosePart(stage, /The step in pictures/);
    // Nothing of it stays on the page.
    await expect.poll(() => page.workers().length).toBe(0);
    expect(await inside.locator('body > canvas').count()).toBe(0);
    await choosePart(stage, /Reading a gait report/);
    await inside.getByText('Continued on page 3').waitFor();
    await expect.poll(() => field(stage).inputValue()).toBe('3');
    expect(violations).toEqual([]);
    // A frame begins without a session; what the browser says of that 401 is no fault.
    expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
  });

  longIt('ERR-12, MEDIA-2: 401 and 403 are told apart; a scan is decoded under the policy of the worker', async () => {
    const stage = await reading(mount);
    const { page, inside } = stage;
    const violations = await policyViolations(page);
    const answer = { status: 401, body: '', contentType: 'text/plain' } as {
      status: number;
      body: string | Buffer;
      contentType: string;
    };
    await page.route('**/api/lms-storage/v1/files/*', (route) => route.fulfill(answer));
    await choosePart(stage, /Reading a gait report/);
    await inside.getByText('please log in to view this file').waitFor();
    await inside.getByRole('button', { name: 'Sign in' }).waitFor();
    answer.status = 403;
    await page.reload();
    await inside.getByText('you do not have permission to view this file').waitFor();
    // A fax: 64 rows, each like the one before, drawn black.
    const scan = samplePdf([['A scan']], {
      width: 64,
      height: 64,
      filter: '/CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 64 >> /Decode [1 0]',
      data: '\u00ff'.repeat(8),
    });
    Object.assign(answer, { status: 200, body: Buffer.from(scan), contentType: 'application/pdf' });
    await page.reload();
    await drawn(stage);
    const dark = () =>
      inside
        .locator('.leaf canvas')
        .first()
        .evaluate(
          (canvas: HTMLCanvasElement) =>
            canvas.getContext('2d')!.getImageData(canvas.width * 0.2, canvas.height * 0.9, 1, 1).data[0],
        );
    expect(await dark()).toBe(0);
    expect(violations).toEqual([]);
  });
});

/** Puts the player with a part in the place of the page's element. */
const placePlayer = (page: Page, id: string, axis: string) =>
  page.evaluate(
    ([objectiveId, parts]) => {
      const player = document.createElement('lectern-player');
      for (const [name, value] of Object.entries({ 'objective-id': objectiveId!, 'view': 'content', 'axis': parts! }))
        player.setAttribute(name, value);
      (document.querySelector('lectern-courses, lectern-player') ?? document.querySelector('main')!).replaceWith(
        player,
      );
    },
    [id, axis],
  );

longIt('MEDIA-12: it is read where no worker may start', async () => {
  const own = await reading(inPlace);
  await choosePart(own, /Reading a gait report/);
  const [, id, axis] = /courses\/([^/]+)\/view\/content\/([^?]+)/.exec(own.page.url())!;
  const place = async () => {
    const page = await signedIn('mira', '/learn/courses');
    await page.getByRole('article').first().waitFor();
    return page;
  };
  const free = await place();
  await placePlayer(free, id!, axis!);
  await drawn({ inside: free });
  expect(free.workers().length).toBe(1);
  const strict = await place();
  await strict.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "worker-src 'none'";
    document.head.append(policy);
  });
  await placePlayer(strict, id!, axis!);
  await drawn({ inside: strict });
  expect(strict.workers().length).toBe(0);
});

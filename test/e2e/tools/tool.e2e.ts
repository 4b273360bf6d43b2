// A course that is a tool of LTI 1.3, from Start to its record: the portal, the demonstration's tool, and a browser. In a frame on a
// partner's page of another site cookies of third parties are blocked: the tool then proves its launch by what the page keeps for it.
import { expect, it } from 'vitest';
import { errorsOf, newPage, portal } from '../support/harness.ts';
import { inBothMounts, opened } from '../support/mounts.ts';
import { press } from '../support/press.ts';

/** Chromium says so of every frame that keeps its origin; the first page of a launch is ours, the others are of another origin. */
const known = /allow-scripts and allow-same-origin/;

inBothMounts((mount) => {
  it('START-3, BTN-2, BTN-11, ROUTE-34, FRAMED-9, FRAMED-11, FRAMED-12, DONE-2: from Start again to the record', async () => {
    const stage = await opened(mount, 'pavel', 'LAB 231');
    const { page, inside } = stage;
    const errors = errorsOf(page);
    await press(inside.getByRole('button', { name: 'Start again' }));
    const frame = 'iframe[title*="Gel Electrophoresis"]';
    const lab = inside.frameLocator(frame);
    await lab.getByRole('button', { name: 'Run the gel' }).click();
    // It plays on the course's own page.
    await expect.poll(stage.at).not.toMatch(/view\/content/);
    expect(await inside.locator(frame).getAttribute('sandbox')).not.toContain('top-navigation');
    expect(await stage.violations()).toEqual([]);

    for (const [sample, length] of [4000, 1300, 420].entries()) {
      const kept = page.waitForResponse(
        (reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/attempt'),
      );
      await lab.getByLabel(`Length of sample ${sample + 1}`).fill(String(length));
      await kept;
    }
    await stage.go('LAB 231');
    await lab.getByText('Your work was restored').waitFor();
    expect(await lab.getByLabel('Length of sample 3').inputValue()).toBe('420');
    await lab.getByRole('button', { name: 'Hand in' }).click();
    await lab.getByText('Your result was sent').waitFor();
    await lab.getByRole('button', { name: 'Leave' }).click();
    // What the tool reported is in the record, without a reload.
    await inside.getByText('2 attempts').waitFor();
    await inside.locator(frame).waitFor({ state: 'detached' });
    expect(errors.filter((error) => !known.test(error))).toEqual([]);
  });
});

it('FRAMED-12, ROUTE-16: the return point says what the tool said, and asks nobody to sign in', async () => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${portal}/learn/lti-tool-callback?lti_errormsg=The%20quiz%20is%20gone&lti_errorlog=secret`);
  await page.getByRole('heading', { name: 'The quiz is gone' }).waitFor();
  expect(await page.getByText('secret').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Go to my courses' }).getAttribute('href')).toBe('/learn/courses');
  expect(asked.filter((path) => /^\/(oidc|idp|api)\b/.test(path))).toEqual([]);
});

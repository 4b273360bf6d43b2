// A course that plays in a tool of LTI 1.1, from Start to its record, with its place kept: a signed form opens the frame, and the result
// comes back by the service of outcomes. Cookies of third parties are blocked.
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, newPage } from '../support/harness.ts';
import { inBothMounts, opened } from '../support/mounts.ts';
import { press } from '../support/press.ts';

/** Chromium says so of every frame that keeps its origin. */
const known = /allow-scripts and allow-same-origin|401/;
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Sends the form of a launch from a page of nobody's, and gives the page that answers. */
async function sentAgain(action: string, fields: Iterable<readonly [string, string]>) {
  const page = await newPage();
  const inputs = [...fields].map(([name, value]) => `<input name="${escaped(name)}" value="${escaped(value)}">`);
  await page.setContent(`<form method="post" action="${escaped(action)}">${inputs.join('')}<button>Go</button></form>`);
  const [answer] = await Promise.all([
    page.waitForResponse((reply) => reply.url() === action),
    page.getByRole('button', { name: 'Go' }).click(),
  ]);
  expect(answer.status()).toBe(401);
  await page.getByRole('heading', { name: 'The laboratory could not be opened' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  return page;
}

inBothMounts((mount) => {
  it('CALL-31, LTI-50 to LTI-52, FRAMED-11, DONE-2: from Start to the record, and no launch twice', async () => {
    const stage = await opened(mount, 'pavel', 'LAB 232');
    const { page, inside } = stage;
    const errors = errorsOf(page);
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/launch-1.1');
    await press(inside.getByRole('button', { name: 'Start', exact: true }));
    const frame = 'iframe[title*="Dilutions"]';
    const lab = inside.frameLocator(frame);
    const launch = await sent;
    await lab.getByRole('heading', { name: 'Dilutions' }).waitFor();
    expect(await stage.violations()).toEqual([]);
    const chosen = lab.getByRole('group', { name: '1 mL of a 10 % solution and 9 mL of water' }).getByLabel('1 %');
    const kept = page.waitForResponse(
      (reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/attempt'),
    );
    await chosen.check();
    await kept;

    // Another page, and another launch of the same work.
    await stage.go('LAB 232');
    await lab.getByText('Your work was restored').waitFor();
    expect(await chosen.isChecked()).toBe(true);
    await lab.getByRole('group', { name: 'Half of it, filled up again with water' }).getByLabel('0.5 %').check();
    await press(lab.getByRole('button', { name: 'Hand in' }));
    await lab.getByText('Your result was sent: 100 %').waitFor();
    await press(lab.getByRole('button', { name: 'Leave' }));
    // What the tool reported is in the record, without a reload.
    await inside.getByText('1 attempt', { exact: true }).first().waitFor();
    await inside.locator(frame).waitFor({ state: 'detached' });
    expect(errors.filter((error) => !known.test(error))).toEqual([]);

    // The form opened the tool once; changed, or from nobody whom it knows, it opens nothing.
    const fields = new URLSearchParams(launch.postData() ?? '');
    const used = await sentAgain(launch.url(), fields);
    await used.getByText('This launch was used before').waitFor();
    fields.set('user_id', 'somebody else');
    const changed = await sentAgain(launch.url(), fields);
    await changed.getByText('does not come from a platform that the laboratory knows').waitFor();
  });
});

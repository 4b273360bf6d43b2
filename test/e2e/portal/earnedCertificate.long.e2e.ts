// From the first page of a course to its certificate, and what a stranger sees of it until it is revoked and afterwards.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { outsideVerifier, verified } from '../../contract/support/outsideVerifier.ts';
import { readPng } from '../../unit/certificates/readPng.ts';
import { admin, beginAnewOnRetry, errorsOf, newContext, portal, signedIn } from '../support/harness.ts';

// A course is finished once.
beginAnewOnRetry();

const course = 'Health Data and the Law';
const reason = 'The course was finished by somebody else.';

/** Reads a course to its end, and finishes it. */
async function finish(page: Page): Promise<void> {
  await page.getByRole('article').filter({ hasText: course }).getByRole('link', { name: course }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const turn = page.getByRole('group', { name: 'Previous and next part' });
  for (const next of ['Next A lawful reason', 'Next When it leaks', null]) {
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await turn.getByRole('button', { name: 'Completed' }).waitFor();
    if (next) await page.getByRole('link', { name: next }).click();
  }
  await turn.getByRole('button', { name: 'Finish the course' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish the course' }).click();
  await page.getByRole('heading', { name: 'The course has been successfully finished' }).waitFor();
}

/** A page of somebody who was never here. */
const stranger = async (options: BrowserContextOptions = {}) => (await newContext(options)).newPage();

// CERT-2, CERT-4, CERT-8, CERT-9, CERT-11, CERT-14, CERT-15, CERT-20, PUB-7
it('a learner earns a certificate, strangers check it by page, code and badge, and see when it is revoked', async () => {
  const page = await signedIn('mira');
  const errors = errorsOf(page);
  await finish(page);
  const [, id] = /\/courses\/([-\da-f]{36})/.exec(page.url()) ?? [];
  await page.goto(`${portal}/learn/courses/${id}/view/details`);
  const section = page.locator('.certificate-list');
  await section.waitFor();
  await section.locator('summary').click();
  await section.getByRole('link', { name: /^View / }).click();
  await page.getByText('This certificate is genuine').waitFor();
  const [, number = ''] = /\/certificate\/([\w-]+)$/.exec(page.url()) ?? [];
  const address = `${portal}/learn/certificate/${number}`;

  for (const options of [{}, { javaScriptEnabled: false }]) {
    const other = await stranger(options);
    await other.goto(address);
    await other.getByText('This certificate is genuine').waitFor();
    const sheet = await other.locator('.cert-sheet').innerText();
    expect([sheet.includes('Mira'), sheet.includes(course)]).toEqual([true, true]);
  }

  const other = await stranger();
  await other.goto(address);
  const file = (await other.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '';
  const picture = await other.request.get(file.replace(/pdf$/, 'png'));
  expect(readPng(await picture.body()).code).toBe(address);
  const badge = (await other.getByRole('link', { name: 'Open Badge' }).getAttribute('href')) ?? '';
  const credential = (await (await other.request.get(badge)).json()) as { readonly issuer: { readonly id: string } };
  expect(await outsideVerifier(portal, credential.issuer.id).verdictOn(credential)).toEqual(verified);

  const office = await signedIn('ada', `/admin/certificates?q=${number}`);
  await office
    .getByRole('main')
    .getByRole('link', { name: `: ${course}` })
    .click();
  await office.getByLabel('Reason').fill(reason);
  await office.getByRole('button', { name: 'Revoke' }).click();
  await office.getByText('The certificate was revoked.').waitFor();

  for (const options of [{}, { javaScriptEnabled: false }]) {
    const later = await stranger(options);
    await later.goto(address);
    await later.getByText('This certificate was revoked').first().waitFor();
    await later.getByText(reason).first().waitFor();
    expect(await later.getByRole('link', { name: 'Download' }).count()).toBe(0);
  }
  // The status list may be a minute old (CERT-15).
  await admin.clock.advance(61_000);
  expect(await outsideVerifier(portal, credential.issuer.id).verdictOn(credential)).not.toEqual(verified);
  await page.reload();
  await page.getByText('This certificate was revoked').first().waitFor();
  expect(errors).toEqual([]);
});

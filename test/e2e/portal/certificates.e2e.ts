// What a learner takes away: a certificate of a course, its link, and what a stranger sees by it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, newContext, newPage, partner, portal, signedIn } from '../support/harness.ts';
import { openHost } from '../support/hostTools.ts';
import { outsideVerifier, verified } from '../../contract/support/outsideVerifier.ts';
import { readPng } from '../../unit/certificates/readPng.ts';
import { longIt } from '../../longIt.ts';

interface Issued {
  readonly certificateNumber: string;
  readonly objectiveId: string;
  readonly state: string;
  readonly certificateTemplate: { readonly kind: number };
  readonly objective: { readonly name: string; readonly code: string };
  readonly student: { readonly first_name: string; readonly last_name: string };
}

/** The certificates of who is signed in, the newest first. */
async function issuedTo(page: Page): Promise<readonly Issued[]> {
  const reply = await page.request.get(`${portal}/api/lms/v1/certificate-records/query`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  return ((await reply.json()) as { readonly data: readonly Issued[] }).data;
}

const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname);
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

// CERT-1, CERT-2, CERT-3, CERT-4, CERT-14, CERT-17, CERT-21, OVER-4, ROUTE-9, ROUTE-20, ROUTE-45, AUD-3
it('a learner opens a certificate from its course and shares it; a stranger checks it, and another one', async () => {
  const page = await signedIn('mira');
  const errors = errorsOf(page);
  const issued = await issuedTo(page);
  const valid = issued.find(({ state, certificateTemplate }) => state === 'valid' && certificateTemplate.kind === 1)!;
  const revoked = issued.find(({ state }) => state === 'revoked')!;
  const { certificateNumber: number, objectiveId, objective, student } = valid;
  const name = `${student.first_name} `;

  await page.goto(`${portal}/learn/courses/${objectiveId}/view/details`);
  const section = page.locator('.certificate-list');
  await section.waitFor();
  // Open when there is more than one.
  const several = issued.filter((one) => one.objectiveId === objectiveId).length > 1;
  expect(await section.evaluate((element: HTMLDetailsElement) => element.open)).toBe(several);
  if (!several) await section.locator('summary').click();
  await section.getByRole('link', { name: `View ${number}` }).click();
  await path(page).toBe(`/learn/courses/${objectiveId}/certificate/${number}`);
  await page.getByText('This certificate is genuine').waitFor();
  const sheet = page.locator('.cert-sheet');
  expect(await sheet.innerText()).toContain(name);
  expect(await sheet.innerText()).toContain(objective.name);
  await expect.poll(() => page.title()).toBe(`Certificate | ${objective.name} | Aldergrove Academy`);
  for (const label of ['Student', 'Course name', 'Course code', 'Certificate ID', 'Completion date'])
    await page.getByText(label, { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.getByText('The link was copied').first().waitFor();
  await page.getByRole('button', { name: 'The link is copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${portal}/learn/certificate/${number}`);

  const context = await newContext();
  const stranger = await context.newPage();
  errors.push(...errorsOf(stranger));
  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await stranger.goto(link);
  await stranger.getByText('This certificate is genuine').waitFor();
  expect(await stranger.locator('.cert-sheet').innerText()).toContain(name);
  await stranger.getByRole('img', { name: `QR code of the address ${link}` }).waitFor();
  expect(await navigation(stranger).count()).toBe(0);
  expect(await axeViolations(stranger)).toEqual([]);
  const address = await stranger.getByRole('link', { name: 'Download' }).getAttribute('href');
  const file = await stranger.request.get(address!);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const picture = await stranger.request.get(address!.replace(/pdf$/, 'png'));
  expect(readPng(await picture.body()).code).toBe(link);

  const badge = await stranger.getByRole('link', { name: 'Open Badge' }).getAttribute('href');
  const credential = (await (await stranger.request.get(badge!)).json()) as {
    readonly issuer: { readonly id: string };
  };
  expect(await outsideVerifier(portal, credential.issuer.id).verdictOn(credential)).toEqual(verified);

  await stranger.getByRole('link', { name: 'Check another certificate' }).click();
  const field = stranger.getByRole('textbox', { name: 'Certificate ID' });
  await field.fill('no number');
  await stranger.getByRole('button', { name: 'Check' }).click();
  await stranger.getByText('This is not the ID of a certificate').waitFor();
  await field.fill('AGA-NOBODY-HAS-THIS');
  await stranger.getByRole('button', { name: 'Check' }).click();
  await stranger.getByText('There is no certificate with this ID').waitFor();
  await path(stranger).toBe('/learn/certificate/AGA-NOBODY-HAS-THIS');
  await field.fill(revoked.certificateNumber);
  await field.press('Enter');
  await stranger.getByText('This certificate was revoked').waitFor();
  await stranger.getByText('The practical part was graded with the wrong sheet.').waitFor();
  await path(stranger).toBe(`/learn/certificate/${revoked.certificateNumber}`);
  expect(await stranger.getByRole('link', { name: 'Download' }).count()).toBe(0);

  // Back leads through what was checked, without a load.
  await stranger.goBack();
  await stranger.getByText('There is no certificate with this ID').waitFor();
  await stranger.goto(`${portal}/learn/certificate/${number}/deeper`);
  await stranger.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(asked.filter((one) => one.includes('/users/me') || one.startsWith('/oidc'))).toEqual([]);
  expect((await context.cookies()).filter(({ httpOnly }) => httpOnly)).toEqual([]);
  expect(errors).toEqual([]);
});

longIt('CERT-26: it is printed alone, on one sheet of its own shape', async () => {
  const page = await signedIn('mira');
  const { certificateNumber, objectiveId } = (await issuedTo(page)).find(({ state }) => state === 'valid')!;
  await page.goto(`${portal}/learn/courses/${objectiveId}/certificate/${certificateNumber}`);
  await page.locator('.cert-sheet').waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!;
  expect(Number(width) / Number(height)).toBeCloseTo(Math.SQRT2, 1);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

longIt('CERT-24: somebody else’s certificate is not theirs, and of another course none is shown', async () => {
  const page = await signedIn('mira');
  const [first] = await issuedTo(page);
  const other = await signedIn('nils', `/learn/courses/${first!.objectiveId}/certificate/${first!.certificateNumber}`);
  await other.getByText('You have no certificate with this ID').waitFor();
  expect(await other.locator('.cert-sheet').count()).toBe(0);
  await page.goto(`${portal}/learn/courses/another/certificate/${first!.certificateNumber}`);
  await page.getByText('You have no certificate with this ID').waitFor();
});

longIt('ROUTE-45: the page to type a number into stands without a trailing slash too', async () => {
  const page = await newPage();
  await page.goto(`${portal}/learn/certificate`);
  await page.getByRole('heading', { level: 1, name: 'Check a certificate' }).waitFor();
  expect(await navigation(page).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

longIt(
  'at a partner’s anybody checks a number on an address of its own, and a frame tells of what it shows',
  async () => {
    const issued = await issuedTo(await signedIn('mira'));
    const { certificateNumber, objectiveId } = issued.find(({ state }) => state === 'valid')!;
    const stranger = await newPage();
    await stranger.goto(`${partner}/certificates`);
    await stranger.getByRole('textbox', { name: 'Certificate ID' }).fill(certificateNumber);
    await stranger.getByRole('button', { name: 'Check' }).click();
    await stranger.getByText('This certificate is genuine').waitFor();
    await path(stranger).toBe(`/certificates/${certificateNumber}`);
    await stranger.reload();
    await stranger.getByText('This certificate is genuine').waitFor();

    const page = await newPage();
    await openHost(page, `${partner}/training/${objectiveId}/certificate/${certificateNumber}`);
    await page.getByText('Add to LinkedIn profile').waitFor();
    await page.goto(`${partner}/academy`);
    const frame = page.locator('lectern-frame');
    const told = await frame.evaluateHandle((element) => {
      const heard: unknown[] = [];
      element.addEventListener('lectern-certificate-opened', (event) => heard.push((event as CustomEvent).detail));
      return heard;
    });
    await frame.evaluate(
      (element, to) => element.setAttribute('path', to),
      `/courses/${objectiveId}/certificate/${certificateNumber}`,
    );
    await page.frameLocator('lectern-frame iframe').getByText('This certificate is genuine').waitFor();
    await expect.poll(() => told.jsonValue()).toEqual([{ certificateNumber }]);
  },
);

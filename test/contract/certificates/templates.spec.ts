// Administrators look at the templates of certificates (CERT-9).
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const path = '/admin/certificates/templates';
const one = (key: string) => `${path}/${uuidOf(`certificate-template:${key}`)}`;

it('are listed for administrators, with their courses and for how long they count', async () => {
  const ada = await academy.browser('ada');
  const { text } = await ada.send(path);
  for (const said of ['Certificate of Completion', 'Valid for 12 months', 'Does not expire', 'Fire Safety on the Ward'])
    expect(text).toContain(said);
  expect((await ada.send('/admin/certificates')).text).toContain(`href="${path}"`);
  expect((await (await academy.browser('ines')).send(path)).status).toBe(403);
  expect((await (await academy.browser(null)).send(path)).status).toBe(302);
});

it('each says what it certifies, who signs it, and where Credly shows it', async () => {
  const ada = await academy.browser('ada');
  expect((await ada.send(one('yearly'))).text).toContain('has passed the yearly training');
  const { text } = await ada.send(one('badge'));
  for (const said of ['shown by Credly', 'href="https://www.credly.com/', 'Prof. Eleanor Marsh'])
    expect(text).toContain(said);
  expect((await ada.send(one('nothing'))).status).toBe(404);
  expect((await (await academy.browser('mira')).send(one('yearly'))).status).toBe(403);
});

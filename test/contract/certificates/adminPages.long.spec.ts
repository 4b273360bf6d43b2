// Administrators see what was issued, issue by hand, and revoke with a reason (CERT-9).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { objectiveAccesses, objectives, users } from '../../../demo/server/db/schema.ts';
import { objectiveRecords } from '../../../demo/server/db/schemaRuns.ts';
import { certificateRecords } from '../../../demo/server/db/schemaCertificates.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { publicCertificateOf } from '../../../src/contract/certificates/certificateRecords.ts';
import { address } from '../../../src/contract/wire/address.ts';
import type { Browser } from '../support/academy.ts';
import { certifiedRun } from '../support/certifiedRun.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db } = academy;
const ada = await academy.browser('ada');
const path = '/admin/certificates';
const nils = uuidOf('user:nils');

const tokenIn = (text: string) => /name="token" value="([^"]*)"/.exec(text)?.[1] ?? '';
const post = (who: Browser, to: string, values: Readonly<Record<string, string>>, origin = academy.origin) =>
  who.send(to, { method: 'POST', headers: { origin }, body: new URLSearchParams(values) });
const issued = (objectiveId: string) =>
  db.select().from(certificateRecords).where(eq(certificateRecords.objectiveId, objectiveId));

/** A finished run of Nils in a course with a template and a name of its own. */
async function result(passed: boolean | null, userId = nils) {
  const stored = await certifiedRun(db, userId, { state: 'finished' });
  const name = `Course ${randomUUID()}`;
  await db.update(objectives).set({ name }).where(eq(objectives.id, stored.objectiveId));
  await db.update(objectiveRecords).set({ passed }).where(eq(objectiveRecords.id, stored.run));
  return { ...stored, name };
}
const issuing = async (who: Browser, recordId: string) =>
  post(who, `${path}/issue`, { token: tokenIn((await ada.send(`${path}/issue`)).text), recordId });
async function certificate() {
  const made = await result(null);
  const reply = await issuing(ada, made.run);
  const [row] = await issued(made.objectiveId);
  if (!row) throw new Error(`Nothing was issued: ${String(reply.status)}`);
  return { ...made, row, reply };
}
const publicState = async (number: string) =>
  (await (await fetch(academy.origin + address(publicCertificateOf, { params: { id: number } }))).json()) as object;

describe('who may (CERT-9)', () => {
  it.each([
    ['ada', 200],
    ['ines', 403],
    ['leila', 403],
    ['mira', 403],
  ])('%s: %i', async (who, status) => {
    const { row } = await certificate();
    const browser = await academy.browser(who);
    for (const page of [path, `${path}/issue`, `${path}/${row.id}`])
      expect([page, (await browser.send(page)).status]).toEqual([page, status]);
    expect((await post(browser, `${path}/${row.id}`, { reason: 'x' })).status, 'without the form’s token').toBe(403);
    expect((await post(browser, `${path}/issue`, { recordId: 'x' })).status).toBe(403);
    const [kept] = await db.select().from(certificateRecords).where(eq(certificateRecords.id, row.id));
    expect(kept?.revokedAt).toBeNull();
  });

  it('a visitor signs in first; a form from elsewhere, or of another session, does nothing', async () => {
    const visitor = await academy.browser(null);
    expect((await visitor.send(path)).headers.get('location')).toBe(
      `/oidc/login?redirectUrl=${encodeURIComponent(path)}`,
    );
    expect((await post(visitor, `${path}/issue`, {})).status).toBe(401);
    const { row } = await certificate();
    const token = tokenIn((await ada.send(`${path}/${row.id}`)).text);
    expect((await post(ada, `${path}/${row.id}`, { token, reason: 'x' }, 'https://evil.example')).status).toBe(403);
    expect((await post(await academy.browser('ada'), `${path}/${row.id}`, { token, reason: 'x' })).status).toBe(403);
    expect((await publicState(row.number)) as { state: string }).toMatchObject({ state: 'valid' });
  });

  it('the way leads there from the index, in each language, and back', async () => {
    expect((await ada.send('/admin')).text).toContain(`href="${path}"`);
    const { text } = await ada.send(path, { headers: { 'accept-language': 'ar' } });
    expect(text).toContain('dir="rtl"');
    expect(text).toContain('الشهادات الصادرة');
    expect((await ada.send(`${path}/issue`)).text).toContain(`<a href="${path}">Certificates</a>`);
  });
});

describe('the list', () => {
  it('has the newest first, and finds by number, name and course', async () => {
    const { row, name } = await certificate();
    const ids = (text: string) =>
      [...text.matchAll(/href="\/admin\/certificates\/([\da-f-]{36})"/g)].map(([, id]) => id);
    const find = async (q: string) => ids((await ada.send(`${path}?${String(new URLSearchParams({ q }))}`)).text);
    expect(ids((await ada.send(path)).text)[0]).toBe(row.id);
    expect(await find(row.number.toLowerCase())).toEqual([row.id]);
    expect(await find(`brandt ${name.slice(-12)}`)).toEqual([row.id]);
    expect(await find('SAF 120 mira')).toHaveLength(3);
    expect((await ada.send(`${path}?q=nothing-at-all`)).text).toContain('No certificate was found.');
    for (const odd of ["'; drop table users; --", '%', '_', '<b>', '\u0000']) {
      const reply = await ada.send(`${path}?${String(new URLSearchParams({ q: odd }))}`);
      expect([odd, reply.status]).toEqual([odd, odd === '\u0000' ? 400 : 200]);
      expect(reply.text).not.toContain('<b>"');
    }
  });

  it('shows names as text, however long and whatever is in them', async () => {
    const name = `<img src=x onerror=alert(1)>\u202e${'x'.repeat(200)}`;
    const { row } = await certificate();
    await db.update(certificateRecords).set({ firstName: name }).where(eq(certificateRecords.id, row.id));
    for (const page of [path, `${path}/${row.id}`]) {
      const { text } = await ada.send(page);
      expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;\u202e');
      expect(text).toContain('<bdi>&lt;img');
      expect(text).not.toContain('<img');
    }
  });
});

describe('issuing by hand', () => {
  it('offers results that are not failed and have no certificate that counts, of others', async () => {
    const [unknown, failed, passed, own] = [
      await result(null),
      await result(false),
      await result(true),
      await result(null, uuidOf('user:ada')),
    ];
    const { text } = await ada.send(`${path}/issue`);
    const offered = (recordId: string) => text.includes(`value="${recordId}"`);
    expect([unknown, failed, passed, own].map(({ run }) => offered(run))).toEqual([true, false, true, false]);
    for (const { run, objectiveId } of [failed, own]) {
      expect((await issuing(ada, run)).status).toBe(404);
      expect(await issued(objectiveId)).toEqual([]);
    }
    expect((await issuing(ada, 'nothing')).status).toBe(404);
  });

  it('issues, says so, and keeps who did it; it is the owner’s at once', async () => {
    const { reply, row, objectiveId, run } = await certificate();
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${path}/${row.id}?issued`]);
    expect(row).toMatchObject({ issuedBy: uuidOf('user:ada'), recordId: run, userId: nils });
    const { text } = await ada.send(`${path}/${row.id}?issued`);
    expect(text).toContain('The certificate was issued.');
    expect(text).toContain('By an administrator');
    expect(await publicState(row.number)).toMatchObject({ state: 'valid', objectiveId });
  });

  it('once, when it is pressed twice, and by two at the same moment', async () => {
    const { run, objectiveId } = await result(null);
    const again = await academy.browser('ada');
    const token = tokenIn((await again.send(`${path}/issue`)).text);
    const replies = await Promise.all([
      issuing(ada, run),
      issuing(ada, run),
      issuing(ada, run),
      post(again, `${path}/issue`, { token, recordId: run }),
    ]);
    const made = await issued(objectiveId);
    expect(made).toHaveLength(1);
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    const places = replies.map(({ headers }) => headers.get('location'));
    expect(places.filter((place) => place === `${path}/${made[0]?.id}?issued`)).toHaveLength(1);
    expect(places.filter((place) => place === `${path}/${made[0]?.id}?already`)).toHaveLength(3);
    expect((await ada.send(places.find((place) => place?.endsWith('already')) ?? '')).text).toContain(
      'already has a certificate',
    );
  });
});

describe('revoking', () => {
  const revoke = async (id: string, reason: string) =>
    post(ada, `${path}/${id}`, { token: tokenIn((await ada.send(`${path}/${id}`)).text), reason });

  it('takes a reason, which everybody reads from then on', async () => {
    const { row } = await certificate();
    const reason = 'Wrong <b>person</b> & course.';
    const reply = await revoke(row.id, `  ${reason}\n`);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${path}/${row.id}?revoked`]);
    const { text } = await ada.send(`${path}/${row.id}?revoked`);
    expect(text).toContain('The certificate was revoked.');
    expect(text).toContain('Wrong &lt;b&gt;person&lt;/b&gt; &amp; course.');
    expect(text, 'it is revoked once').not.toContain('name="reason"');
    expect(await publicState(row.number)).toMatchObject({ state: 'revoked', revoked: { reason } });
  });

  it.each([
    ['no reason', '', 'Enter a reason.'],
    ['spaces alone', ' \n ', 'Enter a reason.'],
    ['501 letters', 'x'.repeat(501), 'too long'],
  ])('%s is said at the field, and nothing is done', async (_, reason, said) => {
    const { row } = await certificate();
    const reply = await revoke(row.id, reason);
    expect([reply.status, reply.text.includes(said)]).toEqual([400, true]);
    expect(reply.text).toMatch(/aria-invalid="true"/);
    expect(await publicState(row.number)).toMatchObject({ state: 'valid' });
  });

  it('of two at the same moment the first reason stands, and the other is told', async () => {
    const { row } = await certificate();
    const token = tokenIn((await ada.send(`${path}/${row.id}`)).text);
    const replies = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((reason) => post(ada, `${path}/${row.id}`, { token, reason })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.text).toContain('Your reason was not saved.');
    const winner = ['One.', 'Two.', 'Three.'][replies.findIndex(({ status }) => status === 303)];
    expect(await publicState(row.number)).toMatchObject({ revoked: { reason: winner } });
  });

  it('makes room for another one by hand, and for none by the rule', async () => {
    const { row, run, objectiveId } = await certificate();
    await revoke(row.id, 'The name was wrong.');
    expect((await ada.send(`${path}/issue`)).text).toContain(`value="${run}"`);
    expect((await issuing(ada, run)).status).toBe(303);
    const all = await issued(objectiveId);
    expect(all.map(({ revokedAt }) => revokedAt === null).toSorted()).toEqual([false, true]);
    expect(new Set(all.map(({ number }) => number)).size).toBe(2);
  });
});

it('of another tenant nothing is listed, shown, issued or revoked', async () => {
  const { row } = await certificate();
  const open = await result(null, uuidOf('user:lena'));
  const tenantId = uuidOf('tenant:elsewhere');
  await db.update(certificateRecords).set({ tenantId }).where(eq(certificateRecords.id, row.id));
  await db.update(users).set({ tenantId }).where(eq(users.username, 'lena'));
  expect((await ada.send(path)).text).not.toContain(row.id);
  expect((await ada.send(`${path}/${row.id}`)).status).toBe(404);
  expect((await ada.send(`${path}/issue`)).text).not.toContain(open.run);
  const token = tokenIn((await ada.send(`${path}/issue`)).text);
  expect((await post(ada, `${path}/${row.id}`, { token, reason: 'x' })).status).toBe(404);
  expect((await issuing(ada, open.run)).status).toBe(404);
  expect(await issued(open.objectiveId)).toEqual([]);
});

it('an administrator sees a grade that its learner may not see yet', async () => {
  const { accessId, run } = await result(true);
  await db.update(objectiveAccesses).set({ gradeRevealPolicy: 1 }).where(eq(objectiveAccesses.id, accessId));
  await db.update(objectiveRecords).set({ grade: 'B+' }).where(eq(objectiveRecords.id, run));
  const reply = await issuing(ada, run);
  expect((await ada.send(reply.headers.get('location') ?? '')).text).toContain('<dd>B+</dd>');
});

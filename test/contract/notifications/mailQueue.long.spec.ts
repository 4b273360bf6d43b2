// The queue of mail before a mail server that is well, busy, odd or away (NOTE-19, NOTE-20, SRV-61).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { users } from '../../../demo/server/db/schema.ts';
import { mailboxMails, notices, outgoingMails } from '../../../demo/server/db/schemaNotices.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import type { Mail } from '../../../demo/server/mail/mail.ts';
import { sendWaiting, waits } from '../../../demo/server/mail/sendWaiting.ts';
import { createSmtpMailer } from '../../../demo/server/mail/smtpMailer.ts';
import { learnersOf } from '../support/academy.ts';
import { announce } from '../support/noticesOf.ts';
import { startPortal } from '../support/portalServer.ts';
import { readMessage } from '../support/readMessage.ts';
import { smtpAt } from '../support/smtpAt.ts';

const smtp = await smtpAt();
const MAIL_URL = `smtp://sender:p%40ss@127.0.0.1:${smtp.port}`;
const portal = await startPortal(
  { LECTERN_ENV: 'test', MAIL_URL, MAIL_FROM: 'no-reply@aldergrove.example' },
  'academy',
);
afterAll(async () => {
  await portal.end();
  await smtp.close();
});
const { db } = portal;
const { browser } = learnersOf(portal);
const leila = await browser('leila');
const deliver = () => portal.mailroom().deliver();
const waiting = () => db.select().from(outgoingMails);
/** All who wait may be tried again. */
const wait = () => db.update(outgoingMails).set({ next: new Date(0) });

beforeEach(async () => {
  for (const table of [notices, outgoingMails]) await db.delete(table);
  smtp.taken.length = 0;
  smtp.attempts.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a mail server that is well', () => {
  it('NOTE-19 gets each mail once, as text and HTML, with the headers of RFC 8058', async () => {
    await announce(leila, portal.origin, 'DAT 140', 'The library opens at <b>nine</b>.');
    await deliver();
    await deliver();
    expect(smtp.taken.map(({ to }) => to)).toEqual(['mira.okafor@aldergrove.example']);
    expect(smtp.auth()).toEqual({ user: 'sender', pass: 'p@ss' });
    const { headers, parts } = readMessage(smtp.taken[0]?.raw ?? '');
    const [{ id } = { id: '' }] = await waiting();
    expect(headers.get('message-id')).toBe(`<${id}@localhost>`);
    expect(headers.get('from')).toBe('Aldergrove Academy <no-reply@aldergrove.example>');
    expect(headers.get('subject')).toBe('New announcement in Working with Messy Data in R');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toMatch(
      new RegExp(`^<${portal.origin}/unsubscribe/[\\w-]{24}\\.[\\w-]{43}>$`),
    );
    expect(headers.get('content-type')).toContain('multipart/alternative');
    expect(parts.get('text/plain')).toContain('The library opens at <b>nine</b>.');
    expect(parts.get('text/html')).toContain('The library opens at &lt;b&gt;nine&lt;/b&gt;.');
    expect(parts.get('text/html')).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
    // The demonstration's mailbox stands for a mail server, and not beside one.
    expect(await db.select().from(mailboxMails)).toEqual([]);
    expect((await leila.send('/mailbox')).status).toBe(404);
  });
  it('NOTE-19 no text ends a header or begins another one', async () => {
    const own = eq(users.id, uuidOf('user:mira'));
    const [before] = await db.select().from(users).where(own);
    await db.update(users).set({ firstName: 'Mira\r\nBcc: everyone@evil.example', lastName: '"><x> ü' }).where(own);
    await db.execute(
      `update objectives set name = E'Data\\r\\nBcc: all@evil.example\\r\\n\\r\\nX' where code = 'DAT 140'`,
    );
    await announce(leila, portal.origin, 'DAT 140', 'Hello\r\nSubject: other');
    await deliver();
    const { headers } = readMessage(smtp.taken[0]?.raw ?? '');
    expect(smtp.taken[0]?.to).toBe('mira.okafor@aldergrove.example');
    expect(headers.has('bcc')).toBe(false);
    expect(headers.get('subject')).toBe('New announcement in Data Bcc: all@evil.example X');
    expect(headers.get('to')).toContain('<mira.okafor@aldergrove.example>');
    await db
      .update(users)
      .set({ firstName: before?.firstName ?? '', lastName: before?.lastName ?? '' })
      .where(own);
    await db.execute(`update objectives set name = 'Working with Messy Data in R' where code = 'DAT 140'`);
  });
  it.each([
    'mira@a.example, eve@b.example',
    'mira@a.example\r\nBcc: x@y.example',
    'mira',
    '<mira@a.example>',
    'a@b@c',
    '',
  ])('an address that is none gets nothing: %j', async (email) => {
    const own = eq(users.id, uuidOf('user:mira'));
    const [before] = await db.select().from(users).where(own);
    await db.update(users).set({ email }).where(own);
    await announce(leila, portal.origin, 'DAT 140', 'Hello.');
    await deliver();
    expect([smtp.attempts, (await waiting()).map(({ outcome }) => outcome)]).toEqual([[], ['nothing']]);
    await db
      .update(users)
      .set({ email: before?.email ?? '' })
      .where(own);
  });
});

describe('NOTE-20: a mail server that is not', () => {
  it('busy: it is tried again after a while, and arrives once', async () => {
    smtp.will('busy', 'busy');
    await announce(leila, portal.origin, 'DAT 140', 'Patience.');
    await deliver();
    await deliver();
    // Not before its time.
    expect([smtp.attempts.length, smtp.taken.length]).toEqual([1, 0]);
    await wait();
    await deliver();
    await wait();
    await deliver();
    await wait();
    await deliver();
    expect([smtp.attempts, smtp.taken.length]).toEqual([['busy', 'busy', 'takes'], 1]);
    expect(await waiting()).toEqual([expect.objectContaining({ outcome: 'sent', tries: 3, takenUntil: null })]);
  });
  it('that hangs up when it has all is asked again with the same message id', async () => {
    smtp.will('hangs up');
    await announce(leila, portal.origin, 'DAT 140', 'Once.');
    await deliver();
    const [{ id } = { id: '' }] = await waiting();
    await wait();
    await deliver();
    expect(smtp.attempts).toEqual(['hangs up', 'takes']);
    expect(readMessage(smtp.taken[0]?.raw ?? '').headers.get('message-id')).toBe(`<${id}@localhost>`);
  });
  it.each(['unknown recipient', 'refuses the text'] as const)(
    'that refuses for good is not asked again: %s',
    async (mood) => {
      smtp.will(mood);
      await announce(leila, portal.origin, 'DAT 140', 'To nobody.');
      await deliver();
      await wait();
      await deliver();
      expect([smtp.attempts, (await waiting()).map(({ outcome }) => outcome)]).toEqual([[mood], ['refused']]);
    },
  );
  it('one odd mail does not keep the others waiting', async () => {
    smtp.will('busy');
    await announce(leila, portal.origin, 'STA 210', 'For two.');
    await deliver();
    expect(smtp.taken).toHaveLength(1);
    await wait();
    await deliver();
    expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual([
      'mira.okafor@aldergrove.example',
      'pavel.varga@aldergrove.example',
    ]);
  });
  it('away: the announcement stands, nothing is lost, and all arrive once it is back', async () => {
    await smtp.close();
    await announce(leila, portal.origin, 'STA 210', 'While it was away.');
    await deliver();
    expect((await waiting()).map(({ ended, tries }) => [ended, tries])).toEqual([
      [null, 1],
      [null, 1],
    ]);
    const again = await smtpAt('127.0.0.1', smtp.port);
    await wait();
    await deliver();
    expect(again.taken).toHaveLength(2);
    await again.close();
  });
});

describe('the queue itself', () => {
  const mail = { id: 'x' } as Mail;
  const mailer = (fails: unknown) => ({
    send: () => (fails ? Promise.reject(fails as Error) : Promise.resolve()),
    close: () => undefined,
  });
  const put = (more: object = {}) =>
    db.insert(outgoingMails).values({
      id: randomUUID(),
      userId: uuidOf('user:mira'),
      way: 'now',
      made: new Date(),
      next: new Date(0),
      ...more,
    });
  it('waits longer after each failure, and gives up after nine', async () => {
    await put();
    let now = Date.now();
    const times: number[] = [];
    for (let n = 0; n < 12; n++) {
      await sendWaiting(
        db,
        mailer(new Error('down')),
        async () => mail,
        () => now,
      );
      const [one] = await waiting();
      if (one?.ended) break;
      times.push((one?.next.getTime() ?? 0) - now);
      now = one?.next.getTime() ?? 0;
    }
    expect(times).toEqual(waits);
    expect(await waiting()).toEqual([expect.objectContaining({ outcome: 'given up', tries: 9 })]);
  });
  it('leaves alone what another process sends, and takes over where that one died', async () => {
    const now = Date.now();
    await put({ takenUntil: new Date(now + 60_000) });
    await sendWaiting(
      db,
      mailer(null),
      async () => mail,
      () => now,
    );
    expect((await waiting())[0]?.ended).toBeNull();
    await sendWaiting(
      db,
      mailer(null),
      async () => mail,
      () => now + 61_000,
    );
    expect((await waiting())[0]?.outcome).toBe('sent');
  });
  it('many senders at once send each mail once', async () => {
    for (let n = 0; n < 12; n++) await put();
    const sent: string[] = [];
    const counting = { send: async ({ id }: Mail) => void sent.push(id), close: () => undefined };
    await Promise.all(Array.from({ length: 4 }, () => sendWaiting(db, counting, async ({ id }) => ({ id }) as Mail)));
    expect([sent.length, new Set(sent).size]).toEqual([12, 12]);
  });
  it('says in the log neither who nor what', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await put();
    await sendWaiting(
      db,
      mailer(Object.assign(new Error('to mira.okafor@aldergrove.example'), { code: 'ETIMEDOUT' })),
      async () => mail,
    );
    expect(said.mock.calls.at(-1)?.join()).toMatch(/^Mail [\w-]+, attempt 1: Error ETIMEDOUT$/);
  });
});

describe('SRV-61: MAIL_URL', () => {
  const of = (MAIL_URL: string, MAIL_FROM = 'no-reply@a.example') => readConfig({ MAIL_URL, MAIL_FROM }).mail.to;
  it.each([
    [
      'smtps://u:p%23w@mail.example',
      { host: 'mail.example', port: 465, secure: true, local: false, user: 'u', pass: 'p#w' },
    ],
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, local: false, user: null, pass: null }],
    ['smtp://127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, secure: false, local: true, user: null, pass: null }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, local: true, user: null, pass: null }],
  ])('%s', (address, wanted) => {
    expect(of(address)).toEqual(wanted);
  });
  it.each([
    'https://u:hunter2@mail.example',
    'smtps://u:hunter2@mail.example/path',
    'smtps://u:hunter2@mail.example?x=1',
    'smtps://u:hunter2%zz@mail.example',
    'smtps://u:hunter2@',
    'hunter2',
  ])('is not %s, and no password is repeated', (address) => {
    expect(() => of(address)).toThrow(/^MAIL_URL must be/);
    expect(() => of(address)).not.toThrow(/hunter2/);
  });
  it.each(['', 'a', 'a@b, c@d', 'A <a@b.example>', 'a@b.example\r\nBcc: c@d'])('MAIL_FROM is not %j', (from) => {
    expect(() => of('smtps://mail.example', from)).toThrow(/MAIL_FROM/);
  });
  it('without a server there is the mailbox; in production there is none', () => {
    const production = { LECTERN_ENV: 'production', ORIGIN: 'https://a.example', ADMIN_PASSWORD: 'long enough for it' };
    expect(readConfig({}).mail).toEqual({ to: 'mailbox', from: 'no-reply@localhost' });
    expect(readConfig(production).mail).toEqual({ to: 'nowhere', from: 'no-reply@a.example' });
  });
  it('to another machine nothing goes in the clear', async () => {
    // An address of this machine that is not known as such.
    const other = await smtpAt('127.0.0.2');
    const server = { host: '127.0.0.2', port: other.port, secure: false, local: false, user: 'u', pass: 'p' };
    const mailer = createSmtpMailer(server);
    const address = { name: 'A', address: 'a@b.example' };
    const letter = {
      id: 'a',
      userId: 'a',
      to: address,
      from: address,
      subject: 's',
      text: 't',
      html: 'h',
      date: new Date(),
      headers: {},
    };
    await expect(mailer.send(letter)).rejects.toThrow();
    expect([other.attempts, other.auth()]).toEqual([[], null]);
    mailer.close();
    await other.close();
  });
});

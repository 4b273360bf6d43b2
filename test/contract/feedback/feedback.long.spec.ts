// Feedback as the reference server takes it and shows it to administrators (FEED-3, FEED-11, FEED-12, DATA-16, AUD-5).
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../demo/server/db/schema.ts';
import { events } from '../../../demo/server/db/schemaAuth.ts';
import { feedback } from '../../../demo/server/db/schemaFeedback.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { keepFeedback } from '../../../demo/server/feedback/keepFeedback.ts';
import { readConfiguration } from '../../../src/contract/configuration.ts';
import { feedbackEvent } from '../../../src/contract/feedback/feedbackEvent.ts';
import { sendFeedback } from '../../../src/contract/feedback/sendFeedback.ts';
import { isFeedbackVisible } from '../../../src/domain/feedback/isFeedbackVisible.ts';
import type { Feedback } from '../../../src/domain/feedback/feedback.ts';
import type { Browser, Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db, clock } = academy;
const [mira, nils, omar, visitor] = [
  await academy.as('mira'),
  await academy.as('nils'),
  await academy.as('omar'),
  await academy.as(null),
];
const ada = await academy.browser('ada');
const said: Feedback = { grade: 4, options: ['navigation', 'other'], comment: 'Where is <b>my</b> course?\n=1+1' };
const eventOf = (one: Feedback) => feedbackEvent(one, { at: Date.now(), sessionId: 's1', role: 'Learner' });
const give = (who: Learner, ...given: readonly Feedback[]) =>
  who.call(sendFeedback, { body: { events: given.map(eventOf) } });
const told = ({ status, body }: Awaited<ReturnType<typeof give>>) => [status, body.error?.code ?? null];
const kept = () => db.select().from(feedback);
const daysAgo = (days: number) => clock().now() - days * 86_400_000;
const pageOf = async (path = '/admin/feedback') => (await ada.send(path, { headers: { accept: 'text/html' } })).text;

const tokenIn = (text: string) => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
const post = async (who: Browser, from: string, path: string, values: readonly (readonly [string, string])[]) => {
  const token = tokenIn((await who.send(from)).text);
  const body = new URLSearchParams([['token', token], ...values].map(([name = '', value = '']) => [name, value]));
  return who.send(path, { method: 'POST', headers: { origin: academy.origin }, body });
};
const setTenant = (...on: readonly string[]) =>
  post(
    ada,
    '/admin/settings',
    '/admin/settings',
    on.map((name) => [name, 'on'] as const),
  );
const visible = async () =>
  readConfiguration(JSON.parse((await ada.send('/config-ui/config.json')).text)).learner.visible;

beforeEach(async () => {
  await db.delete(feedback);
  await db.delete(events);
});

describe('what arrives (FEED-3, FEED-11)', () => {
  it('is kept with its person and day, and in the log of events not once more', async () => {
    expect(told(await give(mira, said))).toEqual([204, null]);
    expect(await kept()).toMatchObject([
      { ...said, userId: uuidOf('user:mira'), day: new Date(clock().now()).toISOString().slice(0, 10) },
    ]);
    expect(await db.select().from(events)).toEqual([]);
  });

  it('is kept once a person and day: a flood changes nothing', async () => {
    await give(mira, said, { grade: 1, options: [], comment: 'again' });
    for (let n = 0; n < 5; n++)
      expect(told(await give(mira, { grade: 1, options: ['no'], comment: `${n}` }))).toEqual([204, null]);
    await give(nils, { grade: 5, options: ['no'], comment: '' });
    expect((await kept()).map(({ grade, comment }) => [grade, comment])).toEqual([
      [4, said.comment],
      [5, ''],
    ]);
  });

  it('may come together with other events, which are kept as ever', async () => {
    const other = { name: 'objective_start', at: '2026-01-01T00:00:00.000Z', sessionId: 's1', role: null, details: {} };
    const reply = await mira.send('POST', '/api/events', { events: [other, eventOf(said)] });
    expect([reply.status, (await kept()).length]).toEqual([204, 1]);
    expect((await db.select().from(events)).map(({ event }) => event['name'])).toEqual(['objective_start']);
  });

  it.each([
    ['no details', {}],
    ['a grade that is none', { details: { grade: 6, details: '', comment: '' } }],
    ['a text for a grade', { details: { grade: '5', details: '', comment: '' } }],
    ['an option of nobody', { details: { grade: 5, details: 'free money', comment: '' } }],
    ['an option beside `no`', { details: { grade: 5, details: 'no,other', comment: '' } }],
    ['a comment that is too long', { details: { grade: 5, details: '', comment: 'x'.repeat(2001) } }],
    ['a comment that no database takes', { details: { grade: 5, details: '', comment: 'a\0b' } }],
    ['a person', { details: { grade: 5, details: '', comment: '', userId: uuidOf('user:nils') } }],
    ['no time', { at: 7, details: { grade: 5, details: '', comment: '' } }],
  ])('with %s is refused, and nothing of it is kept (SRV-51)', async (_, odd) => {
    const { details: _left, ...event } = eventOf(said);
    const reply = await mira.send('POST', '/api/events', { events: [{ ...event, ...odd }] });
    expect([reply.status, reply.body.error?.code]).toEqual([400, 'bad_request']);
    expect(await kept()).toEqual([]);
  });

  it('is refused by the database too where it is longer than any check lets through (SRV-51)', async () => {
    const row = {
      userId: uuidOf('user:mira'),
      day: '2026-11-23',
      grade: 4,
      options: [],
      comment: '',
      received: new Date(),
    };
    for (const odd of [{ grade: 6 }, { comment: 'x'.repeat(2001) }, { options: ['x'.repeat(600)] as never }])
      await expect(db.insert(feedback).values({ ...row, ...odd })).rejects.toThrow();
  });

  it('is not a visitor’s, nor of somebody who may not learn', async () => {
    expect(told(await give(visitor, said))).toEqual([401, 'unauthorized']);
    expect(told(await give(omar, said))).toEqual([403, 'forbidden']);
    expect(await kept()).toEqual([]);
  });

  it('is not given by who acts as the learner, who is told why', async () => {
    const browser = await academy.browser('ada');
    await post(browser, '/admin/people', '/admin/impersonation', [['userId', uuidOf('user:mira')]]);
    const reply = await browser.send('/api/events', {
      method: 'POST',
      headers: { 'origin': academy.origin, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ events: [eventOf(said)] }),
    });
    expect([reply.status, reply.text]).toEqual([403, expect.stringContaining('Only the learner can give feedback.')]);
    expect(await kept()).toEqual([]);
  });

  it('stays when its person goes, without them', async () => {
    const row = { username: 'x', email: 'x', firstName: 'x', lastName: 'x', roles: [], permissions: [], features: [] };
    await db.insert(users).values({ id: 'leaver', ...row });
    await keepFeedback(db, 'leaver', said, clock().now());
    await db.delete(users).where(eq(users.id, 'leaver'));
    expect(await kept()).toMatchObject([{ ...said, userId: null }]);
  });
});

describe('the tenant (FEED-1, AUD-5, SRV-15)', () => {
  it('shows it at first, and says nothing of that; switched off it is hidden and refused', async () => {
    expect([await visible(), isFeedbackVisible(await visible())]).toEqual([null, true]);
    await setTenant('catalog');
    expect(await visible()).toBe(false);
    const reply = await give(mira, said);
    expect([...told(reply), reply.body.error?.message]).toEqual([409, 'conflict', 'Feedback is switched off here.']);
    await setTenant('catalog', 'feedback');
    expect(isFeedbackVisible(await visible())).toBe(true);
    expect(told(await give(mira, said))).toEqual([204, null]);
  });
});

describe('what administrators read (FEED-12)', () => {
  it('is nothing where nothing was said', async () => {
    expect(await pageOf()).toContain('No one gave feedback in this period.');
  });

  it('is number, average, grades, options by how often they were named, and comments as plain text without names', async () => {
    await give(mira, said);
    await keepFeedback(db, uuidOf('user:nils'), { grade: 1, options: ['navigation'], comment: '' }, daysAgo(2));
    await keepFeedback(db, uuidOf('user:pavel'), { grade: 5, options: ['no'], comment: 'ممتاز' }, daysAgo(3));
    const text = (await pageOf()).replace(/\s+/g, ' ');
    expect(text).toMatch(/<dt>Answers<\/dt> <dd>3<\/dd>/);
    expect(text).toMatch(/<dd>3\.3 of 5<\/dd>/);
    const rows = [...text.matchAll(/<th scope="row">(.*?)<\/th> <td>(\d+)<\/td>/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(rows).toEqual([
      ['5 · Very satisfied', '1'],
      ['4 · Satisfied', '1'],
      ['3 · Neutral', '0'],
      ['2 · Dissatisfied', '0'],
      ['1 · Very dissatisfied', '1'],
      ['Finding my way around', '2'],
      ['Nothing, I am satisfied', '1'],
      ['Something else', '1'],
    ]);
    expect(text).toContain('Where is &lt;b&gt;my&lt;/b&gt; course?');
    expect(text.indexOf('Where is')).toBeLessThan(text.indexOf('ممتاز'));
    expect(text).not.toMatch(/Mira|Okafor|Nils|Pavel/);
  });

  it('counts the period that is asked for', async () => {
    await keepFeedback(db, uuidOf('user:mira'), said, daysAgo(10));
    await keepFeedback(db, uuidOf('user:nils'), said, daysAgo(60));
    await keepFeedback(db, uuidOf('user:pavel'), said, daysAgo(200));
    await keepFeedback(db, uuidOf('user:lena'), said, daysAgo(500));
    const total = async (query: string) => /<dd>(\d+)<\/dd>/.exec(await pageOf(`/admin/feedback${query}`))?.[1];
    expect(
      await Promise.all(
        ['?days=30', '', '?days=90', '?days=365', '?days=all', '?days=7', '?days=30&days=90'].map(total),
      ),
    ).toEqual(['1', '2', '2', '3', '4', '2', '2']);
  });

  it('comes as a file too', async () => {
    await give(mira, said);
    const reply = await ada.send('/admin/feedback.csv?days=all');
    expect([reply.headers.get('content-type'), reply.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="feedback.csv"',
    ]);
    expect(reply.text).toContain('"4","navigation other","Where is <b>my</b> course?\n=1+1"');
    expect(reply.text).not.toContain(uuidOf('user:mira'));
  });

  it.each(['/admin/feedback', '/admin/feedback.csv'])('%s is for administrators alone', async (path) => {
    const status = async (name: string | null) =>
      (await (await academy.browser(name)).send(path, { redirect: 'manual' })).status;
    expect([await status('mira'), await status('ines'), await status('ada')]).toEqual([403, 403, 200]);
    expect(await status(null)).toBe(path.endsWith('.csv') ? 401 : 302);
  });

  it('is led to from the index of administrators (SRV-15)', async () => {
    expect(await pageOf('/admin')).toContain('href="/admin/feedback"');
  });
});

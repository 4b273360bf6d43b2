// Questions that instructors send by e-mail: their page, and the verdict on an answer (CALL-53, EMAIL-4, EMAIL-5).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailAnswers, mailQuestions, mailResponses } from '../../../demo/server/db/schemaQuestions.ts';
import { notices } from '../../../demo/server/db/schemaNotices.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { languageOf } from '../../../demo/server/http/language.ts';
import { noticeWords } from '../../../demo/server/mail/noticeWords.ts';
import { renderMail } from '../../../demo/server/mail/renderMail.ts';
import { loadNotices } from '../../../demo/server/notices/loadNotices.ts';
import { emailAnswer } from '../../../src/contract/assessment/emailAnswer.ts';
import type { Browser, Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db } = academy;
const course = uuidOf('course:STA 210');
const path = `/teach/questions/${course}`;
const leila = await academy.browser('leila');

async function tokenOf(browser: Browser): Promise<string> {
  return /name="token" value="([^"]+)"/.exec((await browser.send(path)).text)?.[1] ?? '';
}
const token = await tokenOf(leila);
const send = (fields: Record<string, string>, browser: Browser = leila) =>
  browser.send(path, {
    method: 'POST',
    headers: { origin: academy.origin, accept: 'text/html' },
    body: new URLSearchParams({ token, ...fields }),
  });
const whole = {
  text: 'Which middle stays where it is?',
  answer0: 'The mean',
  answer1: 'The median',
  right: '1',
  explanation: 'Half of the values lie on either side.',
  module: '',
};
const people = new Map<string | null, Learner>();
async function as(name: string | null): Promise<Learner> {
  const known = people.get(name) ?? (await academy.as(name));
  people.set(name, known);
  return known;
}

async function asked(fields: Partial<typeof whole> = {}) {
  expect((await send({ ...whole, ...fields })).status).toBe(303);
  const [question] = await db
    .select()
    .from(mailQuestions)
    .where(eq(mailQuestions.text, fields.text ?? whole.text));
  const answers = await db
    .select()
    .from(mailAnswers)
    .where(eq(mailAnswers.questionId, question?.id ?? ''))
    .orderBy(mailAnswers.order);
  return { question, answers, ids: answers.map(({ id }) => id) };
}
const verdictFor = async (name: string | null, answerId: string) =>
  (await as(name)).call(emailAnswer, { params: { answerId } });

describe('the page of questions (EMAIL-5)', () => {
  it.each([
    ['mira', 403],
    ['omar', 403],
    ['ines', 200],
    ['ada', 200],
  ])('%s: %i', async (name, status) => {
    const browser = await academy.browser(name);
    for (const one of ['/teach/questions', path]) expect((await browser.send(one)).status).toBe(status);
    if (status === 403) expect((await send(whole, browser)).status).toBe(403);
  });

  it.each([
    ['without a question', { ...whole, text: '  ' }, 'Write a question'],
    ['with one answer', { ...whole, answer1: '' }, 'at least two answers'],
    ['without a right one', { ...whole, right: '' }, 'Mark the right answer'],
    ['with an empty right one', { ...whole, right: '3' }, 'Mark the right answer'],
    ['with the same answer twice', { ...whole, answer0: 'The median' }, 'are the same'],
    ['with a long text', { ...whole, text: 'x'.repeat(1001) }, 'too long'],
    ['about another course', { ...whole, module: 'made/up' }, 'not in this course'],
  ])('%s nothing is sent, and what was written stays', async (_name, fields, said) => {
    const page = await send(fields);
    expect(page.status).toBe(400);
    expect(page.text).toContain(said);
    expect(page.text).toContain('Half of the values lie on either side.');
    expect(await db.select().from(mailQuestions)).toEqual([]);
  });

  it('a form of somebody else is refused', async () => {
    expect((await send({ ...whole, token: 'made up' })).status).toBe(403);
  });

  it('is about a part of the course, and says how often each answer was given', async () => {
    const page = await leila.send(path);
    const [, axis = '', name = ''] = /<option value="([^"]+\/[^"]+)"\s*>([^<]+)</.exec(page.text) ?? [];
    const { question, ids } = await asked({ text: 'What is <b>it</b>?', module: axis });
    expect(question).toMatchObject({ activityPathId: uuidOf(axis) });
    expect(name.trim()).not.toBe('');
    await verdictFor('mira', ids[1] ?? '');
    const after = (await leila.send(path)).text;
    expect(after).toContain('What is &lt;b&gt;it&lt;/b&gt;?');
    expect(after.match(/Given: \d/g)).toEqual(['Given: 0', 'Given: 1']);
  });
});

describe('the verdict (CALL-53, EMAIL-4)', () => {
  it.each([
    ['mira', 200],
    ['nils', 404],
    ['leila', 403],
    ['omar', 403],
    [null, 401],
  ])('%s: %i', async (name, status) => {
    const { ids } = await asked({ text: `For ${name}` });
    expect((await verdictFor(name, ids[0] ?? '')).status).toBe(status);
    const given = await db
      .select()
      .from(mailResponses)
      .where(eq(mailResponses.answerId, ids[0] ?? ''));
    expect(given).toHaveLength(status === 200 ? 1 : 0);
  });

  it('says whether it is right and why, and the first answer counts', async () => {
    const { question, ids } = await asked({ text: 'Twice' });
    const mira = await as('mira');
    expect(await mira.ask(emailAnswer, { params: { answerId: ids[0] ?? '' } })).toEqual({
      correct: false,
      question: 'Twice',
      text: 'The mean',
      explanation: 'Half of the values lie on either side.',
      objectiveId: course,
    });
    expect((await mira.ask(emailAnswer, { params: { answerId: ids[1] ?? '' } })).correct).toBe(true);
    const given = await db
      .select()
      .from(mailResponses)
      .where(eq(mailResponses.questionId, question?.id ?? ''));
    expect(given.map(({ answerId }) => answerId)).toEqual([ids[0]]);
  });

  it.each(['nothing', '%00', '..%2f..', 'x'.repeat(300)])('an id that is none: %s', async (answerId) => {
    const { status } = await (await as('mira')).send('GET', `/api/assessment/v1/answers/${answerId}`);
    expect([400, 404]).toContain(status);
  });
});

describe('the mail of a question (EMAIL-5)', () => {
  it('goes to those who take the course, and each answer is a link to its page', async () => {
    const { question, ids } = await asked({ text: 'Mailed?', answer0: 'Yes & <no>' });
    const told = await db
      .select()
      .from(notices)
      .where(eq(notices.key, question?.id ?? ''));
    expect(told.map(({ userId }) => userId)).toContain(uuidOf('user:mira'));
    expect(told.map(({ userId }) => userId)).not.toContain(uuidOf('user:nils'));
    const [mail] = await loadNotices(db, academy.clock().now() + 1000, eq(notices.key, question?.id ?? ''));
    const language = languageOf(['en-US'], undefined, 'UTC');
    const words = noticeWords(mail!.notice, language, { origin: 'https://lms.example', short: false });
    expect(words.lines[0]).toBe('Mailed?');
    expect(words.links.map(({ label }) => label)).toEqual(['Yes & <no>', 'The median']);
    const link = new URL(words.links[0]!.href);
    expect(link.pathname).toBe('/learn/email-response-callback');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      answerId: ids[0],
      answerText: 'Yes & <no>',
      activityId: '',
      activityPathId: '',
    });
    const { html } = renderMail(language, {
      title: null,
      name: 'Mira',
      notices: [words],
      more: false,
      kind: '',
      unsubscribe: 'https://lms.example/u',
      settings: 'https://lms.example/s',
    });
    expect(html).toContain('Yes &amp; &lt;no&gt;');
  });
});

// A question goes out by e-mail; its answer opens the page with the verdict, and that leads to the module (EMAIL-1 to EMAIL-5, ROUTE-15).
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, newPage, portal, signedIn } from '../support/harness.ts';
import { policyViolations } from '../support/policyViolations.ts';

const course = uuidOf('course:STA 210');
const path = (of: string) => of.slice(portal.length);

it('EMAIL-5, EMAIL-3: an instructor asks, a learner answers from the mail and reviews the module', async () => {
  const teacher = await signedIn('leila', '/teach/questions');
  await teacher.getByRole('link', { name: 'Statistics for Clinical Researchers' }).click();
  await teacher.getByLabel('What it is about').selectOption({ label: '\u20034.2 What a confidence interval says' });
  await teacher.getByLabel('Question', { exact: true }).fill('What does a wider interval say?');
  await teacher.getByLabel('Answer 1', { exact: true }).fill('Less is known');
  await teacher.getByLabel('Answer 2', { exact: true }).fill('More is known');
  await teacher.getByRole('button', { name: 'Send the question' }).click();
  // Nothing was marked: it is said, and what was written stays.
  await teacher.getByRole('alert').getByText('Mark the right answer').waitFor();
  await teacher.getByLabel('Answer 1 is right').check();
  await teacher.getByLabel('Why it is right').fill('The less data, the wider it is.');
  expect(await axeViolations(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: 'Send the question' }).click();
  await teacher.getByRole('status').getByText('was sent').waitFor();

  const mailbox = await newPage();
  const subject = 'A question in Statistics for Clinical Researchers';
  await expect
    .poll(async () => {
      await mailbox.goto(`${portal}/mailbox?to=${uuidOf('user:mira')}`);
      return mailbox.getByRole('link', { name: subject }).count();
    })
    .toBe(1);
  await mailbox.getByRole('link', { name: subject }).click();
  const links = await mailbox.content();
  const answers = [...links.matchAll(/http[^\s"<]+email-response-callback\?[^\s"<]+/g)].map(([link]) =>
    link.replaceAll('&amp;', '&'),
  );
  const answer = (text: string) => answers.find((link) => new URL(link).searchParams.get('answerText') === text) ?? '';

  const learner = await signedIn('mira');
  const [errors, violations] = [errorsOf(learner), await policyViolations(learner)];
  await learner.goto(answer('More is known'));
  await learner.getByRole('heading', { name: 'That is not correct' }).waitFor();
  await learner.goto(answer('Less is known'));
  await learner.getByRole('heading', { name: 'That is correct' }).waitFor();
  await learner.getByText('The less data, the wider it is.').waitFor();
  await expect.poll(() => learner.title()).toMatch(/^Your answer \| /);
  expect(await axeViolations(learner)).toEqual([]);
  await learner.getByRole('button', { name: 'Review the module' }).click();
  await expect.poll(() => path(learner.url())).toMatch(new RegExp(`^/learn/courses/${course}/view/content/.+/.+`));
  await learner
    .getByRole('heading', { name: /4\.2 What a confidence interval says/ })
    .first()
    .waitFor();
  expect([errors, violations]).toEqual([[], []]);

  // The first answer counts.
  await teacher.goto(`${portal}/teach/questions/${course}`);
  expect(await teacher.getByText(/^Given: \d$/).allTextContents()).toEqual(['Given: 0', 'Given: 1']);
});

it('EMAIL-2, TEXT-40: an answer that nobody knows was received, and a module that is not there is not found', async () => {
  const page = await signedIn('mira', '/learn/email-response-callback?answerId=none&activityId=a&activityPathId=b');
  await page.getByRole('heading', { name: 'Your answer was received' }).waitFor();
  await page.getByRole('button', { name: 'Review the module' }).click();
  await page.getByRole('alert').getByText('Module not found').waitFor();
});

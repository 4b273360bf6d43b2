// From handing in to the grade, by its learner and its grader, as they meet it; then looking back and taking it again. On both databases.
import type { FrameLocator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { admin, errorsOf, portal, signedIn } from '../support/harness.ts';
import { inBothMounts, inPlace, type Mount } from '../support/mounts.ts';
import { press } from '../support/press.ts';
import { longIt } from '../../longIt.ts';

type Inside = Page | FrameLocator;
const heading = (inside: Inside, name: string) => inside.getByRole('heading', { level: 1, name, exact: true });

/** The page of a course, by its code. */
async function course(page: Page, code: string): Promise<string> {
  const list = (await (
    await page.request.get(`${portal}/api/lms/v1/users/me/objective-accesses/query?take=100`)
  ).json()) as { data: { objective: { id: string; code: string } }[] };
  return `${portal}/learn/courses/${list.data.find(({ objective }) => objective.code === code)?.objective.id ?? ''}`;
}

/** Completes part after part, writes where an answer is asked for, and hands the course in. */
async function handIn(inside: Inside, answer = ''): Promise<void> {
  for (;;) {
    await inside.locator('.part .author').waitFor();
    const complete = inside.getByRole('button', { name: 'Mark as complete' });
    const written = inside.getByRole('button', { name: 'Submit', exact: true });
    // A part that is done offers neither, and goes on.
    await complete
      .or(written)
      .or(inside.getByRole('link', { name: /^Next/ }))
      .first()
      .waitFor();
    if (await written.count()) {
      await inside.getByRole('textbox', { name: 'Your answer' }).fill(answer);
      await press(written);
      await press(inside.getByRole('dialog').getByRole('button', { name: 'Submit' }));
      await inside.getByRole('dialog').waitFor({ state: 'detached' });
      await written.waitFor({ state: 'detached' });
    } else if (await complete.count()) await press(complete);
    await complete.waitFor({ state: 'detached' });
    const next = inside.getByRole('link', { name: /^Next/ });
    if (!(await next.count())) break;
    const here = await inside.getByRole('heading', { level: 1 }).innerText();
    await press(next);
    await expect.poll(() => inside.getByRole('heading', { level: 1 }).innerText()).not.toBe(here);
  }
  await press(inside.getByRole('button', { name: 'Finish the course' }).last());
  await press(inside.getByRole('dialog').getByRole('button', { name: 'Finish the course' }));
}

const inEach = inject('postgres') ? (suite: (mount: Mount) => void) => suite(inPlace) : inBothMounts;

// On PostgreSQL in place alone, as what is graded by itself is: presentations.long.e2e.ts takes such courses in both mounts.
inEach((mount) => {
  it('graded by a person: handed in, waiting, graded, seen by the learner (SUBMIT-1, END-1 to END-4, GRADING-2, ERR-10)', async () => {
    const page = await mount.enter('mira');
    const stage = mount.stage(page);
    const { inside } = stage;
    await stage.go('TOX 160', '/view/content');
    const answer = 'Atropine, and again until his chest is dry.\n\n<b>His clothes</b> go into a bag.';
    await handIn(inside, answer);
    await heading(inside, 'Grading in progress').waitFor();
    // The heading is said by being gone to, and only what stands beside it is told.
    const told = page.locator('[popover] .lectern').first();
    await expect.poll(() => told.textContent()).toContain('Your work is being graded');
    expect(await told.textContent()).not.toContain('Grading in progress');
    expect(await stage.violations()).toEqual([]);
    // A part says why it is closed.
    await stage.go('TOX 160', '/view/content');
    await inside.getByText('This course is being graded. Please come back later or ask your instructor.').waitFor();
    await page.goBack();
    await heading(inside, 'Grading in progress').waitFor();

    const grader = await signedIn('leila', '/teach/grading');
    await grader
      .getByRole('link', { name: /Poisons/ })
      .first()
      .click();
    // What was written is read before it is graded, as it was written (GRADING-6, ANSWER-3).
    expect(await grader.getByRole('region', { name: 'Answer: Case' }).locator('.written').innerText()).toBe(answer);
    for (const step of ['Start grading', 'Save as graded', 'Approve', 'Release the result to the learner']) {
      if (step === 'Save as graded') await grader.getByRole('textbox', { name: /Case \(0 to 100\)/ }).fill('90');
      await grader.getByRole('button', { name: step, exact: true }).click();
      await grader.getByRole('status').waitFor();
    }

    await page.reload();
    await heading(inside, 'You have passed').waitFor();
    await inside.locator('.closing .grade').getByText('A', { exact: false }).waitFor();
    expect(await stage.violations()).toEqual([]);
    await press(inside.getByRole('link', { name: 'Course details' }));
    await heading(inside, 'Poisons, Antidotes and the First Hour').waitFor();
    await expect
      .poll(async () => (await inside.locator('.attempts tbody tr').first().innerText()).replace(/\s+/g, ' '))
      .toMatch(/90% .* Passed/);
  });
});

longIt(
  'graded by itself: the page waits for the result, also after a reload; review, retake (AUD-4, SUBMIT-2, ROUTE-8, ROUTE-36, START-1)',
  async () => {
    const page = await signedIn('mira', '/learn/forbidden');
    const errors = errorsOf(page);
    const address = await course(page, 'SAF 120');
    await page.goto(address);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL(/\/view\/content/);
    await handIn(page);
    await heading(page, 'Grading in progress').waitFor();
    await page.reload();
    await heading(page, 'Grading in progress').waitFor();
    await admin.clock.advance(5000);
    await heading(page, 'You have passed').waitFor();

    // The run that has just ended, and then an earlier one.
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    await page.getByText('Review', { exact: true }).first().waitFor();
    expect(new URL(page.url()).search).toBe('?viewType=REVIEW');
    await page.getByRole('link', { name: 'Back to the result' }).click();
    await page.getByRole('link', { name: 'Review Attempt 2' }).click();
    await page.locator('.part .author').waitFor();
    const search = new URL(page.url()).search;
    expect(search).toMatch(/^\?viewType=REVIEW&attempt=/);
    const started = page
      .waitForRequest((request) => /start-activity|finish-|activity-workflows\//.test(request.url()), { timeout: 1500 })
      .catch(() => null);
    await page.getByRole('link', { name: /^Next/ }).click();
    await heading(page, 'Level two').waitFor();
    expect(new URL(page.url()).search).toBe(search);
    expect(await page.getByRole('button', { name: 'Mark as complete' }).count()).toBe(0);
    expect(await started).toBeNull();
    await page.goBack();
    await heading(page, 'Risk groups and containment').waitFor();
    expect(errors).toEqual([]);
  },
);

longIt(
  'an activity workflow opens its part; one of nobody, or of somebody else, is not available (ROUTE-7)',
  async () => {
    const page = await signedIn('mira', '/learn/forbidden');
    const address = await course(page, 'GLO 175');
    const access = (await (
      await page.request.get(`${portal}/api/lms/v1/users/me/objectives/${address.split('/').at(-1)}/objective-access`)
    ).json()) as { objectiveWorkflowAggregate: { lastObjectiveWorkflow: { id: string } } };
    const run = access.objectiveWorkflowAggregate.lastObjectiveWorkflow.id;
    const tree = (await (
      await page.request.get(`${portal}/api/lms/v1/users/me/objective-workflows/${run}/activity-with-aggregates`)
    ).json()) as {
      children: {
        childActivity: { name: string; activityWorkflowAggregate: { lastActivityWorkflow: { id: string } | null } };
      }[];
    };
    const [first] = tree.children;
    const id = first?.childActivity.activityWorkflowAggregate.lastActivityWorkflow?.id ?? '';
    await page.goto(`${address}/workflow/${id}/view`);
    await heading(page, first?.childActivity.name ?? '').waitFor();
    await page.goto(`${address}/workflow/${crypto.randomUUID()}/view`);
    await heading(page, 'Course is not available').waitFor();
    const other = await signedIn('nils', `/learn${new URL(address).pathname.slice(6)}/workflow/${id}/view`);
    await heading(other, 'Course is not available').waitFor();
  },
);

longIt(
  'details have their own address and title; closed pages lead to the course; announcements (OVER-1, ROUTE-5, ROUTE-37, ROUTE-27)',
  async () => {
    const page = await signedIn('mira', '/learn/forbidden', { viewport: { width: 1440, height: 900 } });
    const address = await course(page, 'STA 210');
    await page.goto(`${address}/view/content`);
    await page.getByRole('navigation', { name: 'Views of this course' }).getByRole('link', { name: 'Details' }).click();
    await heading(page, 'Statistics for Clinical Researchers').waitFor();
    expect(page.url()).toBe(`${address}/view/details`);
    await expect.poll(() => page.title()).toMatch(/^Details \| Statistics/);
    await page.goBack();
    await page.waitForURL(/\/view\/content$/);
    await page.goForward();
    const chat = page
      .getByRole('navigation', { name: 'Views of this course' })
      .getByRole('link', { name: 'Notifications' });
    expect(await chat.getAttribute('href')).toMatch(/\/chat\/channels\/groups\/[\w-]+$/);
    await press(chat);
    await page.waitForURL(/\/chat\/channels\/groups\//);
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.goto(`${await course(page, 'BIO 214')}/view/content`);
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    expect(page.url()).not.toContain('/view/content');
  },
);

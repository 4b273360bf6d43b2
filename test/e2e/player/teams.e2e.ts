// Two learners of one team, at one part.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { beginAnewOnRetry, errorsOf, portal, signedIn, type Person } from '../support/harness.ts';
import { choosePart, inBothMounts, opened, type Stage } from '../support/mounts.ts';
import { press } from '../support/press.ts';
import { longIt } from '../../longIt.ts';

// What a team has begun stays begun.
beginAnewOnRetry();

const course = `/learn/courses/${uuidOf('course:KIN 110')}`;
const heading = (page: Page) => page.locator('lectern-player h1');
const question = (page: Page) => page.locator('.team');
const line = (page: Page) => page.locator('.team-line');

/** Opens a part by its name in the table of contents. */
async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('treeitem', { name }).click();
  await expect.poll(() => heading(page).innerText()).toBe(name);
}

it('TEAM-1 to TEAM-3 one joins whom the other has begun with, works alone where that can be, and sees when all are done', async () => {
  const wide = { viewport: { width: 1600, height: 900 } };
  const mira = await signedIn('mira', course, wide);
  const errors = errorsOf(mira);
  await mira.getByRole('button', { name: 'Start', exact: true }).click();
  await mira.waitForURL(/\/view\/content/);
  await open(mira, '8.1 Film each other');
  await expect
    .poll(() => question(mira).locator('li').allInnerTexts())
    .toEqual([
      expect.stringMatching(/Ines Maria Lindqvist[^]*Started/),
      expect.stringMatching(/Mira Okafor[^]*Not started yet/),
    ]);
  expect(await axeViolations(mira)).toEqual([]);
  // Opened again, nothing has begun.
  await mira.reload();
  await question(mira).getByRole('button', { name: 'Join' }).click();
  await mira.locator('.author p').first().waitFor();
  await expect.poll(() => line(mira).innerText()).toMatch(/Tuesday pair\s*With .*Ines Lindqvist/);

  // What is begun alone is not told to the other.
  await open(mira, '8.2 Compare what you see');
  await question(mira).getByRole('button', { name: 'Work alone' }).click();
  await expect.poll(() => line(mira).innerText()).toBe('You are doing this alone');
  const ines = await signedIn('ines', `${course}/view/content`, wide);
  await open(ines, '8.2 Compare what you see');
  await expect
    .poll(() => question(ines).locator('li').allInnerTexts())
    .toEqual([expect.stringMatching(/Not started yet/), expect.stringMatching(/Not started yet/)]);
  await question(ines).getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => line(ines).innerText()).toMatch(/You are the first on your team/);

  // Both are done with what they did together.
  await open(ines, '8.1 Film each other');
  for (const page of [ines, mira]) {
    await open(page, '8.1 Film each other');
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await page.getByRole('button', { name: 'Completed', exact: true }).waitFor();
  }
  await mira.reload();
  await expect.poll(() => line(mira).innerText()).toMatch(/Everyone who started has finished/);
  expect(errors).toEqual([]);
});

const team = 'TEA 150';
const text = ({ inside }: Stage) => inside.getByRole('textbox', { name: 'Your answer' });
const asked = ({ inside }: Stage) => inside.locator('.team');
const present = ({ inside }: Stage) => inside.locator('.team-presence .here');

inBothMounts((mount) => {
  longIt(
    'TEAM-8 to TEAM-15 two browsers write one text, see each other, hand it in once, and one who is removed is told',
    async () => {
      const enter = async (person: Person) => {
        const stage = await opened(mount, person, team);
        const errors = errorsOf(stage.page);
        await press(stage.inside.getByRole('button', { name: 'Start', exact: true }));
        await stage.comesTo(/^\/view\/content/);
        await choosePart(stage, 'Write one report');
        return { stage, errors, here: stage.at() };
      };
      const { stage: juno, errors: junoErrors, here } = await enter('juno');
      const { stage: kofi, errors: kofiErrors } = await enter('kofi');
      await press(asked(juno).getByRole('button', { name: 'Start' }));
      await text(juno).fill('We would ask about the medicine first.');
      // His question becomes one to join by itself; he has what was written.
      await asked(kofi).getByText('Here now').waitFor();
      await press(asked(kofi).getByRole('button', { name: /Join|Start/ }));
      await expect.poll(() => text(kofi).inputValue()).toBe('We would ask about the medicine first.');
      await expect.poll(() => present(juno).innerText()).toMatch(/Here now: .*Kofi Mensah/);
      await expect.poll(() => present(kofi).innerText()).toMatch(/Here now: .*Juno Hartmann/);
      // What one writes appears with the other.
      await text(kofi).fill('We would ask about the medicine first. Then look at the stairs.');
      await expect.poll(() => text(juno).inputValue()).toContain('the stairs');
      expect(await juno.violations()).toEqual([]);

      await press(juno.inside.getByRole('button', { name: 'Team members' }));
      const list = juno.inside.getByRole('dialog', { name: /Members of .*Morning pair/ });
      await expect
        .poll(() => list.getByRole('listitem').allInnerTexts())
        .toEqual([
          expect.stringMatching(/Juno Hartmann[^]*juno\.hartmann@[^]*Department of Nursing/),
          expect.stringMatching(/Kofi Yaw Mensah[^]*Here now/),
        ]);
      expect(await juno.violations()).toEqual([]);
      await juno.page.keyboard.press('Escape');
      await expect.poll(() => juno.focused()).toBe('Team members');

      // One who is taken off hears it at once, keeps the text, and only reads it here.
      const leila = await signedIn('leila', `/teach/teams/${uuidOf('course:TEA 150')}`);
      expect(await axeViolations(leila)).toEqual([]);
      await leila.getByRole('button', { name: 'Remove Kofi Yaw Mensah from Morning pair' }).click();
      await leila.getByText('The person is no longer on the team.').waitFor();
      await kofi.inside.getByText('You are no longer on the team').waitFor();
      await expect.poll(() => text(kofi).count()).toBe(0);
      await kofi.inside.getByText('Then look at the stairs').waitFor();
      expect(await kofi.violations()).toEqual([]);
      await expect.poll(() => present(juno).innerText()).toMatch(/Nobody else is here now/);
      await leila.getByLabel('Add someone who takes the course').first().selectOption({ label: 'Kofi Yaw Mensah' });
      const section = leila.getByRole('region', { name: 'Morning pair' });
      await section.getByLabel('Add someone who takes the course').selectOption({ label: 'Kofi Yaw Mensah' });
      await section.getByRole('button', { name: 'Add' }).click();
      await leila.getByText('The person is now on the team.').waitFor();
      await expect.poll(() => text(kofi).count()).toBe(1);

      // Who closes the page and comes back goes on with the team, at the same place.
      const context = kofi.page.context();
      await kofi.page.close();
      const back = mount.stage(await context.newPage());
      const backErrors = errorsOf(back.page);
      await back.go(team, here);
      await expect.poll(() => text(back).inputValue()).toContain('the stairs');
      await expect.poll(() => present(juno).innerText()).toMatch(/Here now: .*Kofi Mensah/);

      // One hands it in for both.
      await press(juno.inside.getByRole('button', { name: 'Submit', exact: true }));
      await press(juno.inside.getByRole('dialog').getByRole('button', { name: 'Submit' }));
      for (const { inside } of [juno, back]) await inside.getByText('Your team has submitted its answer.').waitFor();
      await expect.poll(() => text(back).count()).toBe(0);
      // A frame begins without a session; what the browser says of that 401 is no fault.
      for (const errors of [junoErrors, kofiErrors, backErrors])
        expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
    },
    240_000,
  );

  longIt(
    'TEAM-13 the team is graded once, and both see the result',
    async () => {
      const members: Stage[] = [];
      for (const person of ['juno', 'kofi'] as const) {
        const stage = await opened(mount, person, team, '/view/content');
        const { inside } = stage;
        members.push(stage);
        const completed = inside.getByRole('button', { name: 'Completed', exact: true });
        const alone = async (name: string) => {
          await choosePart(stage, name);
          await press(asked(stage).getByRole('button', { name: 'Work alone' }));
        };
        await alone('Read the case');
        await press(inside.getByRole('button', { name: 'Mark as complete' }));
        await completed.waitFor();
        await alone('What the other one saw');
        await text(stage).fill(`What ${person} did not see: the stairs.`);
        await press(inside.getByRole('button', { name: 'Submit', exact: true }));
        await press(inside.getByRole('dialog').getByRole('button', { name: 'Submit' }));
        await inside.locator('.handed-in').first().waitFor();
        await choosePart(stage, 'Before you go');
        await press(inside.getByRole('button', { name: 'Mark as complete' }));
        await completed.waitFor();
        await press(inside.getByRole('button', { name: 'Finish the course' }).last());
        await press(inside.getByRole('dialog').getByRole('button', { name: 'Finish the course' }));
        await inside.getByRole('heading', { level: 1, name: 'Grading in progress' }).waitFor();
      }
      const grader = await signedIn('leila', '/teach/grading');
      const works = grader.getByRole('link', { name: /A Case in Two Voices/ });
      while (await works.count()) {
        await works.first().click();
        for (const step of ['Start grading', 'Save as graded', 'Approve', 'Release the result to the learner']) {
          if (step === 'Save as graded')
            for (const field of await grader.getByRole('textbox', { name: /\(0 to 100\)/ }).all())
              if (!(await field.inputValue())) await field.fill('80');
          await grader.getByRole('button', { name: step, exact: true }).click();
          await grader.getByRole('status').waitFor();
        }
        await grader.goto(`${portal}/teach/grading`);
      }
      for (const { page, inside } of members) {
        await page.reload();
        await inside.getByText('80%').first().waitFor();
      }
    },
    240_000,
  );
});

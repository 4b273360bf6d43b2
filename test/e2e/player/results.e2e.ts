// Results in a course's page, over HTTP, as their learner meets them (RECORD-1, RECORD-3 to RECORD-5, RECORD-7, RECORD-8).
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { admin, portal, signedIn } from '../support/harness.ts';
import { inBothMounts, inPlace, opened, type Mount, type Stage } from '../support/mounts.ts';
import { longIt } from '../../longIt.ts';

const day = 86_400_000;
const rows = ({ inside }: Stage) => inside.locator('lectern-player .attempts tbody tr');
const rowTexts = async (stage: Stage) => (await rows(stage).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

/** Mira's page of a course, found by its code. */
async function course(mount: Mount, code: string): Promise<Stage> {
  const stage = await opened(mount, 'mira', code, '', { viewport: { width: 1440, height: 900 } });
  await stage.inside.locator('lectern-player .overview .buttons').waitFor();
  return stage;
}

inBothMounts((mount) => {
  it('RECORD-1, RECORD-5: four attempts as a table and as a picture', async () => {
    const stage = await course(mount, 'SAF 120');
    const { inside } = stage;
    await expect.poll(() => rows(stage).count()).toBe(4);
    const [first = '', , , last = ''] = await rowTexts(stage);
    expect(first).toMatch(/^4 · current .* 86% 43 of 50 \S+ Passed Review Attempt 4$/);
    expect(last).toMatch(/^1 .* 38% 19 of 50 \S+ Not passed Review Attempt 1$/);
    await inside.locator('lectern-player .chart circle').nth(3).waitFor();
    expect(await inside.locator('lectern-player .chart .score').allTextContents()).toEqual(['38', '63', '58', '86']);
    expect(await stage.violations()).toEqual([]);
  });

  longIt('RECORD-8: the connection breaks as results are asked for; trying again brings them', async () => {
    const stage = await course(mount, 'SAF 120');
    const { page, inside } = stage;
    await page.route('**/objective-records', (route) => route.abort());
    await page.reload();
    const quiet = inside.locator('lectern-player .results .quiet-line');
    await expect.poll(() => quiet.innerText()).toContain('The server could not be reached.');
    await page.unroute('**/objective-records');
    await quiet.getByRole('button').click();
    await expect.poll(() => rows(stage).count()).toBe(4);
  });

  longIt('RECORD-3, GRADE-3: a result stays on the server until its date', async () => {
    const stage = await course(mount, 'PHI 150');
    await expect.poll(() => rowTexts(stage)).toEqual([expect.stringMatching(/The result is shown from /)]);
    expect(await rowTexts(stage)).not.toEqual([expect.stringContaining('%')]);
    await admin.clock.advance(13 * day);
    await stage.page.reload();
    await expect.poll(() => rowTexts(stage)).toEqual([expect.stringContaining('81%')]);
  });
});

// The words of a result, and each date of a course, are made of the server's answers by code that knows no mount: once, in place.

longIt(
  'RECORD-4: what is missing to pass; RECORD-3, GRADE-1: a result that is never shown; RECORD-7: one of another platform',
  async () => {
    const stage = await course(inPlace, 'COM 115');
    await expect
      .poll(() => rowTexts(stage))
      .toEqual([expect.stringMatching(/Not passed 6 more points to pass Review Attempt 1$/)]);
    await stage.go('PAL 125');
    await expect.poll(() => rowTexts(stage)).toEqual([expect.stringMatching(/The result is not shown$/)]);
    await stage.go('HIS 160');
    await expect
      .poll(() => rowTexts(stage))
      .toEqual([expect.stringMatching(/^1 · current From another platform .* 88% /)]);
  },
);

longIt(
  'AVAIL-1 to AVAIL-3, LOCK-1 to LOCK-5, REVIEW-4, FINISH-6, AUD-4: each window opens and closes, a module ends by its dialog',
  async () => {
    const page = await signedIn('ines', '/learn/forbidden', { viewport: { width: 1440, height: 900 } });
    const api = `${portal}/api/lms/v1`;
    const objectiveId = uuidOf('course:SLE 140');
    const access = (await (
      await page.request.get(`${api}/users/me/objectives/${objectiveId}/objective-access`)
    ).json()) as { availabilityDate: string; availabilityEndDate: string; objectiveWorkflowAggregate: { id: string } };
    const post = async (path: string, data: object) =>
      (
        await page.request.post(`${api}/${path}`, {
          data,
          headers: { 'x-requested-with': 'XMLHttpRequest', 'origin': portal, 'prefer': 'respond-sync' },
        })
      ).status();
    const begin = () =>
      post('start-objective-workflows', {
        objectiveWorkflowAggregateId: access.objectiveWorkflowAggregate.id,
        id: randomUUID(),
      });
    const to = async (date: string, seconds: number) => {
      await admin.clock.set(new Date(Date.parse(date) + seconds * 1000).toISOString());
      await page.reload();
    };

    await page.goto(`${portal}/learn/courses/${objectiveId}`);
    const says = (text: string) => page.locator('lectern-player .overview').getByText(text).first().waitFor();
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await to(access.availabilityEndDate, 2);
    await says('Was available to start before');
    expect([await start.count(), await begin()]).toEqual([0, 409]);
    await to(access.availabilityDate, -600);
    await says('Will be available to start on');
    expect([await start.count(), await begin()]).toEqual([0, 409]);
    await to(access.availabilityDate, 2);
    await start.click();
    await page.waitForURL(/\/view\/content/);

    const run = (
      (await (await page.request.get(`${api}/users/me/objectives/${objectiveId}/objective-access`)).json()) as {
        objectiveWorkflowAggregate: { lastObjectiveWorkflow: { id: string } };
      }
    ).objectiveWorkflowAggregate.lastObjectiveWorkflow.id;
    type Part = {
      readonly id: string;
      readonly activityConstraint: Readonly<Record<string, string>> | null;
      readonly childActivity: { readonly name: string };
    };
    const tree = (await (
      await page.request.get(`${api}/users/me/objective-workflows/${run}/activity-with-aggregates`)
    ).json()) as { children: readonly Part[] };
    const part = (name: string) => tree.children.find(({ childActivity }) => childActivity.name === name)!;
    const row = (name: string) => page.locator('lectern-player [role=treeitem]', { hasText: name });
    /** A part as it stands: opened, its row, what its page says, and whether the server starts it. */
    const stands = async (name: string, closed: string | null) => {
      await page.goto(`${portal}/learn/courses/${objectiveId}/view/content/${part(name).id}`);
      await expect.poll(() => page.locator('lectern-player h1').innerText()).toBe(name);
      const text = page.locator('.part .author p').first();
      const instead = page.locator('.part .instead');
      await (closed === null ? text : instead).waitFor();
      expect([(await text.count()) > 0, await instead.count(), await row(name).innerText()]).toEqual([
        closed === null,
        closed === null ? 0 : 1,
        closed === null ? expect.not.stringMatching(/Opens|until|missed|reviewed/) : expect.stringContaining(closed),
      ]);
      expect(
        await post('start-activity-workflows', { objectiveWorkflowId: run, activityPartIds: [part(name).id] }),
      ).toBe(closed === null ? 200 : 409);
    };
    const until = (name: string, field: string, seconds: number) => to(part(name).activityConstraint![field]!, seconds);

    // Handed in at once, and looked at again only weeks later.
    await row('Read one page').click();
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await page.getByRole('button', { name: 'Mark as complete' }).waitFor({ state: 'detached' });
    await stands('Lights out', 'Opens ');
    await until('Lights out', 'startFrom', 2);
    await stands('Lights out', null);
    // What was not begun can no longer be; what was begun goes on until its own end.
    await until('Before you come', 'startUntil', 2);
    await stands('Before you come', 'Could be started until');
    await stands('The diary', null);
    await until('The diary', 'gracePeriodUntil', 2);
    await stands('The diary', 'The due date was missed');
    await stands('The recording', null);
    await until('The recording', 'accessibleUntil', 2);
    await stands('The recording', 'Closed');
    await stands('Read one page', 'You can review it from');
    await until('Read one page', 'resultsDisclosureFrom', 2);
    await row('Read one page').click();
    await page.locator('.part .author p').first().waitFor();
    expect(await row('Read one page').innerText()).not.toContain('You can review it from');

    // What is wanted by nobody is over when its reader says so.
    await page.goto(`${portal}/learn/courses/${objectiveId}/view/content/${part('If you cannot sleep').id}`);
    await page.locator('.choices').getByRole('link', { name: 'Get up' }).click();
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await page.getByRole('button', { name: 'Completed', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Finish the module' }).click();
    const dialog = page.getByRole('dialog', { name: 'Finish the module?' });
    await dialog
      .getByText(/The clock/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: 'Finish the module' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => page.locator('lectern-player h1').innerText()).toBe('If you cannot sleep');
    expect(await page.getByRole('button', { name: 'Finish the module' }).count()).toBe(0);
  },
);

// A package in two tabs, and without a connection (SCORM-10, SCORM-11, TEXT-63, TEXT-64).
import { expect, it } from 'vitest';
import { choosePart, inPlace, opened, type Stage } from '../support/mounts.ts';
import { press } from '../support/press.ts';

const code = 'HYG 115';
const packageIn = ({ inside }: Stage) =>
  inside.frameLocator('iframe[part="frame"]').frameLocator('iframe[name="content"]');

async function playing(): Promise<Stage> {
  const stage = await opened(inPlace, 'pavel', code, '/view/content');
  await choosePart(stage, 'Clean Hands');
  await packageIn(stage).getByText('Page 1 of 4').waitFor();
  return stage;
}

it('starts the course', async () => {
  const stage = await opened(inPlace, 'pavel', code);
  await press(stage.inside.getByRole('button', { name: 'Start', exact: true }).first());
  await stage.comesTo(/view\/content/);
});

it('of two tabs the later one works; the earlier one says so, and goes on where the other was', async () => {
  const one = await playing();
  const other = inPlace.stage(await one.page.context().newPage());
  await other.go(code, one.at());
  await packageIn(other).getByText('Page 1 of 4').waitFor();
  await one.inside.getByRole('heading', { name: 'This package is open elsewhere' }).waitFor();
  await one.inside.getByText('nothing more is saved here').waitFor();
  expect(await one.violations()).toEqual([]);

  await press(packageIn(other).getByRole('button', { name: 'Continue' }));
  await packageIn(other).getByText('Page 2 of 4').waitFor();
  await other.inside.getByText('Your place is saved', { exact: true }).waitFor();
  await press(one.inside.getByRole('button', { name: 'Continue here' }));
  await packageIn(one).getByText('Page 2 of 4').waitFor();
  await other.inside.getByRole('heading', { name: 'This package is open elsewhere' }).waitFor();
  await press(packageIn(one).getByRole('button', { name: 'Back' }));
  await packageIn(one).getByText('Page 1 of 4').waitFor();
  await one.inside.getByText('Your place is saved', { exact: true }).waitFor();
}, 120_000);

it('without a connection the work is kept, which is said, and saved once it is back', async () => {
  const stage = await playing();
  const context = stage.page.context();
  await context.setOffline(true);
  await press(packageIn(stage).getByRole('button', { name: 'Continue' }));
  await stage.inside.getByText(/Leave this page open: they are saved as soon as you are online/).waitFor();
  await context.setOffline(false);
  await stage.inside.getByText('Your place is saved', { exact: true }).waitFor();
  await stage.page.reload();
  await packageIn(stage).getByText('Page 2 of 4').waitFor();
}, 120_000);

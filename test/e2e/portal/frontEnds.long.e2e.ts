// Both front ends of `/learn`, each a real build: the cookie chooses.
import { beforeAll, expect, it } from 'vitest';
import { build } from '../../../scripts/build/build.mjs';
import { errorsOf, portal, signedIn } from '../support/harness.ts';

beforeAll(() => build(['react-learn']), 300_000);

it('the cookie new-learner-MF loads the next front end, any other value the stable one (NAV-14, STORE-7)', async () => {
  const page = await signedIn('ada', '/admin/settings');
  const errors = errorsOf(page);
  const script = () =>
    page.evaluate(
      () =>
        [...document.scripts]
          .map((one) => new URL(one.src).pathname)
          .find((path) => /learn-[\w-]+\.js$/.test(path))
          ?.split('/')[2],
    );
  const shows = async () => {
    await page.goto(`${portal}/learn/courses`);
    await page.getByRole('article').first().waitFor();
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Admin panel' })
      .waitFor();
    return script();
  };
  expect(await shows()).toBe('build');
  await page.goto(`${portal}/admin/settings`);
  await page.getByRole('button', { name: 'Use the next one' }).click();
  await page.getByText('This browser gets the next front end.').waitFor();
  expect((await page.context().cookies()).find(({ name }) => name === 'new-learner-MF')?.value).toBe('true');
  expect(await shows()).toBe('next-build');
  // It is the same portal: a course opens, the language changes.
  await page.getByRole('link', { name: 'Fire Safety on the Ward', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Fire Safety on the Ward' }).waitFor();

  await page.goto(`${portal}/admin/settings`);
  await page.getByRole('button', { name: 'Use the stable one' }).click();
  expect(await shows()).toBe('build');
  for (const value of ['false', 'TRUE', '1', '']) {
    await page.context().addCookies([{ name: 'new-learner-MF', value, url: portal }]);
    expect(await shows(), value).toBe('build');
  }
  expect(errors).toEqual([]);
});

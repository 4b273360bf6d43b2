// The whole list by the keyboard alone, with the focus always somewhere. On both databases.
import { expect, it } from 'vitest';
import { longIt } from '../../longIt.ts';
import { signedIn } from '../support/harness.ts';
import { listPage } from '../support/listPage.ts';
import { focusedName, isFocused, tabTo } from '../support/tabTo.ts';

it('search, chips, drawer and order by keyboard, and the focus comes back (LIST-1, FILTER-7)', async () => {
  const page = await signedIn('mira');
  const { keyboard } = page;
  const list = listPage(page);
  await list.holds(32);
  await list.chip('All').waitFor();

  await tabTo(page, list.search);
  await keyboard.type('Safety');
  await list.shows(['Fire Safety on the Ward', 'Laboratory Safety Essentials']);
  await expect.poll(() => isFocused(list.search)).toBe(true);
  await keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Clear search');
  await keyboard.press('Enter');
  await list.holds(32);
  await expect.poll(() => isFocused(list.search)).toBe(true);

  await tabTo(page, list.chip('Research methods'));
  await keyboard.press('Space');
  await list.holds(4);
  await expect.poll(() => isFocused(list.chip('Research methods'))).toBe(true);
  await tabTo(page, list.chip('All'), 'Shift+Tab');
  await keyboard.press('Enter');
  await list.holds(32);

  // The drawer opens with the focus in it, keeps it, and gives it back.
  await tabTo(page, list.filters, 'Shift+Tab');
  await keyboard.press('Enter');
  await list.drawer.waitFor();
  await expect.poll(() => isFocused(list.drawer.getByRole('checkbox').first())).toBe(true);
  await tabTo(page, list.value('Course progress', 'In progress'));
  await keyboard.press('Space');
  await list.drawer.getByRole('button', { name: 'Show 7 courses' }).waitFor();
  await expect.poll(() => isFocused(list.value('Course progress', 'In progress'))).toBe(true);
  await tabTo(page, list.value('Course priority', 'Mandatory'));
  await keyboard.press('Space');
  const show = list.drawer.getByRole('button', { name: 'Show 4 courses' });
  await show.waitFor();
  // All the way round without leaving it.
  for (let presses = 0; presses < 40; presses += 1) {
    await keyboard.press('Tab');
    expect(
      await list.drawer.evaluate(
        (dialog) =>
          dialog.contains((dialog.getRootNode() as ShadowRoot).activeElement) ||
          document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await tabTo(page, show);
  await keyboard.press('Enter');
  await list.drawer.waitFor({ state: 'hidden' });
  await list.holds(4);
  await expect.poll(() => isFocused(list.filters)).toBe(true);

  await keyboard.press('Space');
  await list.drawer.waitFor();
  const clear = list.drawer.getByRole('button', { name: 'Clear filters' });
  await tabTo(page, clear);
  await keyboard.press('Enter');
  await list.drawer.getByRole('button', { name: 'Show 32 courses' }).waitFor();
  expect(await focusedName(page), 'focus after the filters were cleared').not.toBeNull();
  await keyboard.press('Escape');
  await list.drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(list.filters)).toBe(true);

  await tabTo(page, list.sort);
  await keyboard.type('due');
  await list.query('?sort=due');
  await expect.poll(() => list.cards.first().innerText()).toBe('Emerging Viruses');
  await expect.poll(() => isFocused(list.sort)).toBe(true);

  // Into a course and back out of it.
  await tabTo(page, list.cards.first());
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Emerging Viruses' }).waitFor();
  await page.goBack();
  await list.holds(32);
  await list.query('?sort=due');
});

longIt(
  'what is found is told to who does not see it, and the way out of finding nothing keeps the focus (LIST-6)',
  async () => {
    const page = await signedIn('mira');
    const { keyboard } = page;
    const list = listPage(page);
    await list.holds(32);
    const told = (text: string) =>
      expect
        .poll(() => page.locator('lectern-courses [role=status], lectern-courses [aria-live]').allInnerTexts())
        .toContain(text);
    await tabTo(page, list.search);
    await keyboard.type('safety');
    await told('2 courses found');
    await keyboard.type(' dragons');
    await list.nothing.waitFor();
    await told('No courses found');
    const out = page.locator('lectern-courses .empty-state').getByRole('button', { name: 'Clear search' });
    await tabTo(page, out);
    await keyboard.press('Enter');
    await list.holds(32);
    expect(await focusedName(page), 'focus after the search was cleared in the panel').not.toBeNull();
  },
);

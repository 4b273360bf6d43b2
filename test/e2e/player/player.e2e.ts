import { expect, it } from 'vitest';
import { longIt } from '../../longIt.ts';
import { errorsOf } from '../support/harness.ts';
import { inBothMounts, inPlace, opened, type Stage } from '../support/mounts.ts';
import { press } from '../support/press.ts';

/** Presses Tab until what has focus says `text`. */
async function tabTo({ page, focused }: Stage, text: RegExp): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    if (text.test(await focused())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(text)} cannot be reached by Tab`);
}

inBothMounts((mount) => {
  it('a course is opened, started, read, completed and finished by keyboard alone, to its end page (END-4) and card', async () => {
    const page = await mount.enter('mira');
    const stage = mount.stage(page);
    const { inside, focused, violations } = stage;
    const heading = inside.locator('lectern-player h1');
    const errors = errorsOf(page);
    const card = page.locator('lectern-courses .card', { hasText: 'Fire Safety on the Ward' });
    await page.goto(`${mount.list}?keyword=fire`);
    await card.locator('.whole').waitFor();
    await tabTo(stage, /^Fire Safety on the Ward$/);
    await page.keyboard.press('Enter');
    await heading.waitFor();
    await expect.poll(() => page.title()).toMatch(/^Fire Safety on the Ward /);
    expect(await violations()).toEqual([]);
    await tabTo(stage, /^Start$/);
    await page.keyboard.press('Enter');
    await stage.comesTo(/^\/view\/content/);
    const parts: string[] = [];
    for (;;) {
      await inside.locator('.author p').first().waitFor();
      const name = await heading.innerText();
      await expect.poll(focused).toBe(name);
      parts.push(name);
      await tabTo(stage, /^Mark as complete$/);
      await page.keyboard.press('Enter');
      await expect.poll(focused).toBe('Completed');
      if (parts.length === 1) expect(await violations()).toEqual([]);
      await page.keyboard.press('Tab');
      const on = await focused();
      await page.keyboard.press('Enter');
      if (on === 'Finish the course') break;
      await expect.poll(() => heading.innerText()).not.toBe(name);
    }
    expect(parts).toHaveLength(3);
    await inside.getByRole('dialog', { name: 'Finish the course?' }).waitFor();
    await expect.poll(focused).toBe('Finish the course');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('The course has been successfully finished');
    expect(await violations()).toEqual([]);
    await tabTo(stage, /^Course details$/);
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Fire Safety on the Ward');
    await page.goto(`${mount.list}?keyword=fire`);
    await expect.poll(() => card.innerText()).toContain('Completed');
    // A frame begins without a session; what the browser says of that 401 is no fault.
    expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
  });

  longIt(
    'another person’s course is not available, in the words of the specification, and leads back (ERR-5, PERM-6)',
    async () => {
      const { page, inside } = await opened(mount, 'nils', 'nobody’s');
      await inside.getByRole('heading', { level: 1, name: 'Course is not available' }).waitFor();
      await inside
        .getByText('You do not have the necessary access rights to open or enroll in this course or program.')
        .waitFor();
      await expect.poll(() => page.title()).toMatch(/^Course is not available/);
      await press(inside.getByRole('link', { name: 'Go to My courses' }));
      await page.waitForURL(mount.list);
    },
  );

  longIt('what was announced is counted on its tab, until it was opened (OVER-1, OVER-11)', async () => {
    const { page, inside } = await opened(mount, 'mira', 'STA 210', '/view/details');
    const tab = inside
      .getByRole('navigation', { name: 'Views of this course' })
      .getByRole('link', { name: /^Notifications/ });
    const told = mount === inPlace ? '' : '\\s*\\(opens in a new tab\\)';
    await expect.poll(() => tab.innerText()).toMatch(new RegExp(`^Notifications\\s*2\\s*2 unread${told}$`));
    if (mount === inPlace) {
      await press(tab);
      await page.getByText('A worked example of the analysis plan').waitFor();
      await page.goBack();
    } else {
      // Other products do not stand in frames (FRAME-7); who is not signed in on the portal itself sees there what those say of it.
      const [chat] = await Promise.all([page.waitForEvent('popup'), press(tab)]);
      await chat.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(chat.url()).pathname).toMatch(/^\/chat\/channels\/groups\//);
      await page.reload();
    }
    await expect.poll(() => tab.innerText()).toMatch(new RegExp(`^Notifications${told}$`));
  });
});

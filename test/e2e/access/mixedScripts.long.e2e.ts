// Names of one script on pages of another: what is cut is cut at its own end.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newContext, newPage, portal, signedIn } from '../support/harness.ts';

// Longer than the five lines that a card has for it.
const twice = (name: string) => `${name} ${name}`;
const latin = twice(
  'A Very Long Title of a Course That Does Not Fit into Any Card of This List, ' +
    'However Wide It Is Drawn, nor into That of the One to Go On With',
);
const arabic = twice(
  'عنوان طويل جدا لدورة لا تتسع له أي بطاقة في هذه القائمة الطويلة مهما كان ' +
    'عرضها عند رسمها على الشاشة ولا بطاقة الدورة التي تتابع الآن في أعلى هذه الصفحة',
);
const listCalls = '**/users/me/objective-accesses/query*';

/** What stands at the left and the right end of the last line of a text: letters, or the dots of what was cut. */
async function endsOf(text: Locator): Promise<readonly [left: string, right: string]> {
  const size = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const lines = await text.evaluate((element) =>
    Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );
  const picture = (await text.screenshot()).toString('base64');
  // Pictures of `data:` are not for the page under test.
  const judge = await newPage();
  return judge.evaluate(
    async ({ picture, size, lines }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
      const { width, height } = bitmap;
      const top = Math.ceil((height / lines) * (lines - 1));
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
      canvas.drawImage(bitmap, 0, 0);
      const { data } = canvas.getImageData(0, top, width, height - top);
      // A pixel of the cover may be at the very edge.
      const inked: [x: number, y: number][] = [];
      for (let x = 2; x < width - 2; x++)
        for (let y = 0; y < height - top; y++) if (data[(y * width + x) * 4]! < 110) inked.push([x, y]);
      const columns = inked.map(([x]) => x);
      const end = (from: number, to: number) => {
        const rows = inked.filter(([x]) => x >= from && x <= to).map(([, y]) => y);
        return Math.max(...rows) - Math.min(...rows) < size * 0.25 ? 'dots' : 'letters';
      };
      const [first, last] = [Math.min(...columns), Math.max(...columns)];
      return [end(first, first + size * 0.5), end(last - size * 0.5, last)] as const;
    },
    { picture, size, lines },
  );
}

async function named(page: Page, name: string) {
  await page.route(listCalls, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { objective: { name: string } }[] };
    json.data[0]!.objective.name = name;
    await route.fulfill({ response, json });
  });
  await page.route('**/users/me/next-steps*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('Statistics for Clinical Researchers', name),
    });
  });
  await page.goto(`${portal}/learn/courses`);
  const list = page.locator('lectern-courses');
  return { card: list.locator('ul.grid > li').first().locator('.name'), hero: list.locator('.hero .name') };
}

it.each([
  ['English', 'Latin', 'en-US', latin, ['letters', 'dots']],
  ['English', 'Arabic', 'en-US', arabic, ['dots', 'letters']],
  ['Arabic', 'Latin', 'ar', latin, ['letters', 'dots']],
  ['Arabic', 'Arabic', 'ar', arabic, ['dots', 'letters']],
] as const)(
  'on an %s page a title in %s letters is cut at its own end',
  async (_page, _letters, locale, title, ends) => {
    // The sign-in is in English here.
    const storageState = await (await signedIn('mira', '/learn/forbidden')).context().storageState();
    const page = await (await newContext({ storageState, locale, viewport: { width: 1440, height: 900 } })).newPage();
    const { card, hero } = await named(page, title);
    await hero.waitFor();
    // Lists and panels above them may still come, and move what is looked at.
    for (const place of [card, hero]) await expect.poll(() => endsOf(place)).toEqual(ends);
    // One that fits stands where the page begins.
    const whole = page.locator('lectern-courses ul.grid > li').nth(4).locator('.whole');
    const distance = () =>
      whole.evaluate(
        (link, side) => {
          const lines = document.createRange();
          lines.selectNodeContents(link);
          const over = link.closest('.body')!.querySelector('.over')!;
          return Math.abs(lines.getBoundingClientRect()[side] - over.getBoundingClientRect()[side]);
        },
        locale === 'ar' ? ('right' as const) : ('left' as const),
      );
    await expect.poll(distance).toBeLessThan(1.5);
  },
);

it('what is due has all lines of its name on a phone', async () => {
  const page = await signedIn('mira', '/learn/forbidden', { viewport: { width: 390, height: 844 } });
  await page.route('**/users/me/next-steps*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Fire Safety on the Ward', latin) });
  });
  await page.goto(`${portal}/learn/courses`);
  const rows = page.locator('lectern-courses .due li');
  await rows.filter({ hasText: latin }).waitFor();
  await expect
    .poll(() =>
      rows.evaluateAll((all) =>
        all.map((row) => ({ isWhole: row.clientHeight === row.scrollHeight, isHigh: row.clientHeight > 80 })),
      ),
    )
    .toEqual([false, true, false].map((isHigh) => ({ isWhole: true, isHigh })));
});

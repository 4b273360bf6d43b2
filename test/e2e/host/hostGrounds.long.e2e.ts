import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { portal, signedIn } from '../support/harness.ts';

/** Pages of hosts, and which scheme is read on them under a light system and under a dark one. */
const grounds = [
  ['a page that says nothing', '', 'light', 'light'],
  [
    'a page that says that it is light',
    ':root { color-scheme: light } body { background: #fff; color: #222 }',
    'light',
    'light',
  ],
  [
    'a page that says that it is dark',
    ':root { color-scheme: dark } body { background: #14161a; color: #eee }',
    'dark',
    'dark',
  ],
  [
    'a page that is dark and says nothing',
    'body { background: #14161a; color: #eee } h1 { color: #fff }',
    'dark',
    'dark',
  ],
  [
    'a page that follows the system',
    ':root { color-scheme: light dark } body { background: light-dark(#fff, #14161a); color: light-dark(#222, #eee) }',
    'light',
    'dark',
  ],
  ['a page that leaves its canvas to the system', ':root { color-scheme: light dark }', 'light', 'dark'],
] as const;

it.each(grounds)(
  '%s: elements can be read there under every system, in every theme (ELEM-17)',
  async (_, css, onLight, onDark) => {
    const page = await signedIn('mira', '/learn/forbidden', { viewport: { width: 1000, height: 700 } });
    const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><style>${css}</style>
      <script type="module" src="${portal}/embed/1/lectern.js"></script>
      <main><h1>Training</h1><lectern-courses></lectern-courses></main></html>`;
    await page.route(`${portal}/host`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${portal}/host`);
    await page.locator('lectern-courses .card .whole').first().waitFor();
    for (const [system, scheme] of [
      ['light', onLight],
      ['dark', onDark],
      ['light', onLight],
    ] as const) {
      await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' });
      for (const theme of ['auto', 'light', 'dark', 'contrast']) {
        await page
          .locator('lectern-courses')
          .evaluate((element, wanted) => element.setAttribute('theme', wanted), theme);
        await page
          .locator(`lectern-courses .lectern[data-theme=${theme}]${theme === 'auto' ? `[data-scheme=${scheme}]` : ''}`)
          .waitFor();
        // The canvas of a dark page, which axe takes for white.
        const canvas =
          system === 'dark' && css.endsWith('light dark }')
            ? await page.addStyleTag({ content: 'body { background: #121212 }' })
            : null;
        expect(await axeViolations(page, ['color-contrast']), `${theme} under a ${system} system`).toEqual([]);
        await canvas?.evaluate((tag) => (tag as Element).remove());
      }
    }
  },
  120_000,
);

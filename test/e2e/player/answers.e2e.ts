// An answer is written in the player, in place and in a frame: what is typed is there after whatever happens, and is
// handed in once (DRAFT-1 to DRAFT-5, ANSWER-1 to ANSWER-3, CMD-11). What two devices, other people and a killed server
// do to it is in nothingLost.e2e.ts; a session that ends under it in a frame in hostPartner.e2e.ts.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { longIt } from '../../longIt.ts';
import { newPage, signedIn } from '../support/harness.ts';
import { inBothMounts, opened, type Stage } from '../support/mounts.ts';
import { press } from '../support/press.ts';

/** A course that mira has begun, and whose last part asks for an answer. */
const code = 'TOX 160';
const field = ({ inside }: Stage) => inside.getByRole('textbox', { name: 'Your answer' });
const says = ({ inside }: Stage, text: string) =>
  inside.locator('.standing > span').first().getByText(text, { exact: true }).waitFor();
const copies = ({ inside }: Stage) => inside.locator('.copies .notice');

inBothMounts((mount) => {
  /** Place of the part in the course, and address of the answer's call. */
  let [part, call] = ['', ''];
  /** Mira, signed in on the site; and on the portal, to ask for what the server has. */
  let mira: NonNullable<BrowserContextOptions['storageState']>;
  let portalPage: Page;

  const kept = async () =>
    (await (await portalPage.request.get(call)).json()) as {
      readonly text: string;
      readonly version: number;
      readonly handedInAt: string | null;
    };

  beforeAll(async () => {
    const stage = await opened(mount, 'mira', code, '/view/content');
    const { page, inside } = stage;
    page.on('request', (request) => {
      if (request.url().includes('/answers/')) call = request.url();
    });
    const title = inside.getByRole('heading', { level: 1 });
    for (;;) {
      const mark = inside.getByRole('button', { name: 'Mark as complete' });
      await mark.or(field(stage)).first().waitFor();
      if (await field(stage).count()) break;
      const name = await title.innerText();
      await press(mark);
      await inside
        .getByRole('group', { name: 'Previous and next part' })
        .getByRole('button', { name: 'Completed' })
        .waitFor();
      await press(inside.getByRole('link', { name: /^Next/ }));
      await title.getByText(name, { exact: true }).waitFor({ state: 'detached' });
    }
    expect(await field(stage).inputValue()).toBe('');
    part = stage.at();
    mira = await page.context().storageState();
  }, 120_000);

  /** Mira at the part, in a browser of her own. */
  async function writing(): Promise<Stage> {
    portalPage = await signedIn('mira', '/learn/forbidden');
    const stage = mount.stage(await newPage({ storageState: mira }));
    await stage.go(code, part);
    await field(stage).waitFor();
    return stage;
  }

  /** The same place in another tab. */
  async function beside({ page }: Stage): Promise<Stage> {
    const stage = mount.stage(await page.context().newPage());
    await stage.go(code, part);
    await field(stage).waitFor();
    return stage;
  }

  /** The server gets a text, once: its copies are counted. */
  async function arrives(stage: Stage, text: string, before: number): Promise<void> {
    await expect.poll(async () => (await kept()).text).toBe(text);
    await says(stage, 'Saved');
    expect(await field(stage).inputValue()).toBe(text);
    expect((await kept()).version).toBe(before + 1);
    expect(await copies(stage).count()).toBe(0);
  }

  longIt(
    'loaded again while it is typed, and in a new tab after the old one was closed (DRAFT-1, DRAFT-2)',
    async () => {
      const stage = await writing();
      const { page } = stage;
      const { version } = await kept();
      const first = 'Loaded again.';
      await field(stage).fill('');
      await field(stage).pressSequentially(first);
      await page.reload();
      await field(stage).waitFor();
      await arrives(stage, first, version);

      const second = 'Closed.';
      await field(stage).fill(second);
      await page.close({ runBeforeUnload: true });
      const next = await beside(stage);
      await arrives(next, second, version + 1);

      // The part is left before the pause is over.
      const third = 'Turned the page.';
      await field(next).fill(third);
      await press(next.inside.getByRole('link', { name: /^Previous/ }));
      await field(next).waitFor({ state: 'detached' });
      await expect.poll(async () => (await kept()).text).toBe(third);
    },
  );

  longIt(
    'the connection is cut while it is typed, and comes back; another tab shows it meanwhile (DRAFT-2, DRAFT-3, CMD-11)',
    async () => {
      const stage = await writing();
      const { page } = stage;
      const other = await beside(stage);
      const { version } = await kept();
      await page.context().setOffline(true);
      await page.bringToFront();
      const text = 'Without a connection.';
      await field(stage).fill(text);
      await says(stage, 'Saved on this device, not sent yet');
      await expect.poll(() => field(other).inputValue()).toBe(text);
      expect(await stage.violations()).toEqual([]);
      await page.context().setOffline(false);
      await arrives(stage, text, version);
      await says(other, 'Saved');
    },
  );

  it('without a connection the text stays; later it is handed in once, and can be read (ANSWER-1 to ANSWER-3, CMD-8)', async () => {
    const stage = await writing();
    const { page, inside } = stage;
    // Its dialog has a button of the same name.
    const hand = inside.getByRole('group', { name: 'Previous and next part' }).getByRole('button', { name: 'Submit' });
    await field(stage).fill('  ');
    await press(hand);
    await inside.getByText('Field is required').waitFor();
    const text = `Handed in.\n\n<b>In two paragraphs</b>`;
    await field(stage).fill(text);
    const dialog = inside.getByRole('dialog', { name: 'Submit your answer?' });
    await press(hand);
    await dialog.waitFor();
    await page.context().setOffline(true);
    await press(dialog.getByRole('button', { name: 'Submit' }));
    await dialog.getByText('Not sent yet').waitFor();
    expect(await field(stage).inputValue()).toBe(text);
    await page.context().setOffline(false);
    await press(dialog.getByRole('button', { name: 'Try again' }));
    const handedIn = inside.locator('.handed-in .written');
    await handedIn.waitFor();
    expect(await handedIn.textContent()).toBe(text);
    expect(await stage.focused()).toBe('Your answer');
    expect(await stage.violations()).toEqual([]);
    await page.reload();
    await handedIn.waitFor();
    expect(await inside.getByRole('button', { name: /^(Submit|Mark as complete)$/ }).count()).toBe(0);
    expect((await kept()).handedInAt).not.toBeNull();
  });
});

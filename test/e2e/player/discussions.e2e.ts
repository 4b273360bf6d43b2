// Two learners in two browsers talk: what one says is seen by the other without a reload, once, also after a lost connection
// (DISC-1, DISC-5, DISC-6, DISC-8); and whom a reply answers is told of it (DISC-10).
import { expect, it } from 'vitest';
import { axeViolations } from '../support/axeViolations.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { longIt } from '../../longIt.ts';
import { errorsOf, portal, signedIn } from '../support/harness.ts';
import { inBothMounts } from '../support/mounts.ts';
import { press } from '../support/press.ts';

const code = 'STA 210';
const idOf = (path: string) => uuidOf(`part:${code}:/${path}`);
const part = `${idOf('04-4-uncertainty')}/${idOf('04-4-uncertainty/04-4-4-discussion-a-result-you-doubted.html')}`;

inBothMounts((mount) => {
  it('reads what is new, replies, and the other browser shows it', async () => {
    const enter = async (person: string) => {
      const page = await mount.enter(person);
      const stage = mount.stage(page);
      await stage.go(code);
      const start = stage.inside.getByRole('button', { name: 'Start', exact: true });
      const go = stage.inside.getByRole('link', { name: /^Continue/ });
      await start.or(go).first().waitFor();
      await press((await start.count()) ? start : go.first());
      await stage.inside.locator('.part > .title').waitFor();
      await stage.go(code, `/view/content/${part}`);
      await stage.inside.getByRole('heading', { name: 'Discussion', exact: true }).waitFor();
      return { page, stage, errors: errorsOf(page) };
    };
    const mira = await enter('mira');
    const pavel = await enter('pavel');
    const said = ({ stage }: typeof mira, text: string) => stage.inside.locator('.post-text', { hasText: text });
    await mira.stage.inside.getByRole('button', { name: /new posts: go to the first/ }).waitFor();
    expect(await mira.stage.violations()).toEqual([]);

    await mira.stage.inside.getByRole('textbox', { name: 'Start a thread' }).fill('And what about dogs?');
    await press(mira.stage.inside.getByRole('button', { name: 'Post', exact: true }));
    await said(pavel, 'And what about dogs?').waitFor();

    // A reply without a connection waits, and comes once the connection is back.
    await pavel.page.context().setOffline(true);
    const thread = pavel.stage.inside.locator('.thread', { hasText: 'And what about dogs?' });
    await press(thread.getByRole('button', { name: /^Reply to Mira/ }));
    await thread.getByRole('textbox', { name: 'Your reply' }).fill('They sleep well.');
    await press(thread.locator('.post-form').getByRole('button', { name: 'Reply' }));
    await thread.getByText('Not sent yet. It is sent when there is a connection.').waitFor();
    expect(await said(mira, 'They sleep well.').count()).toBe(0);
    await pavel.page.context().setOffline(false);
    await said(mira, 'They sleep well.').waitFor();
    await thread.getByText('Not sent yet. It is sent when there is a connection.').waitFor({ state: 'detached' });
    expect(await said(pavel, 'They sleep well.').count()).toBe(1);
    expect(await pavel.stage.violations()).toEqual([]);
    expect(mira.errors).toEqual([]);
  }, 180_000);
});

longIt(
  'DISC-10: a reply is told to whom it answers, and the notice leads to that very post',
  async () => {
    /** Somebody at the discussion, on the portal's own page. */
    const enter = async (person: 'mira' | 'pavel') => {
      const page = await signedIn(person, `/learn/courses/${uuidOf(`course:${code}`)}`);
      const start = page.getByRole('button', { name: 'Start', exact: true });
      const go = page.getByRole('link', { name: /^Continue/ });
      await start.or(go).first().waitFor();
      await press((await start.count()) ? start : go.first());
      await page.locator('.part > .title').waitFor();
      await page.goto(`${portal}/learn/courses/${uuidOf(`course:${code}`)}/view/content/${part}`);
      await page.getByRole('heading', { name: 'Discussion', exact: true }).waitFor();
      return page;
    };
    const mira = await enter('mira');
    await mira.getByRole('textbox', { name: 'Start a thread' }).fill('Who has read the paper?');
    await press(mira.getByRole('button', { name: 'Post', exact: true }));
    await mira.locator('.post-text', { hasText: 'Who has read the paper?' }).waitFor();
    await mira.goto(`${portal}/learn/courses`);
    const badge = mira.locator('header lectern-notifications .news-badge');
    await badge.waitFor();
    const before = Number(await badge.textContent());

    const pavel = await enter('pavel');
    const thread = pavel.locator('.thread', { hasText: 'Who has read the paper?' });
    await press(thread.getByRole('button', { name: /^Reply to Mira/ }));
    await thread.getByRole('textbox', { name: 'Your reply' }).fill('I have, twice.');
    await press(thread.locator('.post-form').getByRole('button', { name: 'Reply' }));
    await thread.locator('.post-text', { hasText: 'I have, twice.' }).waitFor();

    // It comes without a reload, by name, and leads to the post, which has the focus.
    await expect.poll(async () => Number(await badge.textContent())).toBe(before + 1);
    await press(mira.locator('header lectern-notifications button').first());
    const window = mira.locator('header lectern-notifications dialog');
    await press(window.getByRole('button', { name: /^For you/ }));
    await window
      .getByText(/^Pavel .* replied to you in “4\.4 Discussion/)
      .first()
      .waitFor();
    expect(await axeViolations(mira)).toEqual([]);
    await press(window.getByRole('link', { name: 'Read the reply' }).first());
    await mira.waitForURL(/\?post=/);
    await mira.locator('.post-text', { hasText: 'I have, twice.' }).waitFor();
    await expect
      .poll(() =>
        mira.evaluate(() => {
          let at = document.activeElement;
          while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
          return at?.textContent ?? '';
        }),
      )
      .toContain('I have, twice.');
    // Whoever has written is not told of it.
    await pavel.goto(`${portal}/learn/courses`);
    await press(pavel.locator('header lectern-notifications button').first());
    await pavel.locator('header lectern-notifications dialog').waitFor();
    expect(await pavel.getByText(/replied to you in/).count()).toBe(0);
  },
  180_000,
);

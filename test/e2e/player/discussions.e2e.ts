// Two learners in two browsers talk: what one says is seen by the other without a reload, once, also after a lost connection
// (DISC-1, DISC-5, DISC-6, DISC-8).
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { errorsOf } from '../support/harness.ts';
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

// A part that is better on a desktop says so on a phone, on the portal's own page and in a frame (OVER-7, ELEM-18).
import { expect, it } from 'vitest';
import { choosePart, inBothMounts, opened, startOrContinue } from '../support/mounts.ts';
import { press } from '../support/press.ts';

inBothMounts((mount) => {
  it('OVER-7, ELEM-18: the notice stands in place of the content, until the learner continues', async () => {
    const stage = await opened(mount, 'mira', 'KIN 110', '', { viewport: { width: 390, height: 844 } });
    const { inside } = stage;
    await startOrContinue(stage);
    await choosePart(stage, /Twelve of forty walkers/);
    await inside.getByText('A desktop is recommended for this activity').waitFor();
    const text = inside.locator('.part .author p').first();
    expect(await text.count()).toBe(0);
    await press(inside.getByRole('button', { name: 'Continue anyway' }));
    await text.waitFor();
    expect(await inside.getByText('A desktop is recommended for this activity').count()).toBe(0);
  });

  it('OVER-7: nothing is said where there is room', async () => {
    const stage = await opened(mount, 'mira', 'KIN 110', '/view/content', { viewport: { width: 1440, height: 900 } });
    await choosePart(stage, /Twelve of forty walkers/);
    await stage.inside.locator('.part .author p').first().waitFor();
    expect(await stage.inside.locator('.for-desktop:visible').count()).toBe(0);
  });
});

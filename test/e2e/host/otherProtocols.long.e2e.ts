// Hosts that take no script of ours: one of LTI's messages, and one that knows `plugin.resize` alone (CHAN-10, CHAN-13, CHAN-14).
import { expect, it } from 'vitest';
import { newPage, partner, portal } from '../support/harness.ts';

const pages = {
  lti: `if (data.subject === 'lti.capabilities') {
      const supported_messages = [{ subject: 'lti.frameResize' }];
      source.postMessage({ subject: 'lti.capabilities.response', message_id: data.message_id, supported_messages }, origin);
    }
    if (data.subject === 'lti.frameResize') frame.style.height = data.height + 'px';`,
  plugin: `if (data.type === 'plugin.resize') frame.style.height = data.payload.height + 'px';`,
};

it.each(['lti', 'plugin'] as const)(
  'a host of %s gives its frame the height of the page, wherever that goes, and hears no word of our protocol',
  async (name) => {
    const page = await newPage();
    const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><body><script>
    globalThis.heard = [];
    addEventListener('message', ({ data, source, origin }) => {
      const frame = document.querySelector('iframe');
      if (source !== frame.contentWindow || origin !== '${portal}') return;
      heard.push(data);
      ${pages[name]}
    });
  </script><iframe title="Academy" style="width: 900px; height: 300px" src="${portal}/learn/open-catalog?lectern.host=${name}"></iframe>`;
    await page.route(`${partner}/other-host`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${partner}/other-host`);
    const frame = page.locator('iframe');
    await frame.contentFrame().locator('lectern-catalog .card .whole').first().waitFor();
    const heightOf = () => frame.evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(heightOf).toBeGreaterThan(600);
    const content = () =>
      frame
        .contentFrame()
        .locator('#learn')
        .evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(async () => Math.abs((await heightOf()) - (await content()))).toBeLessThan(6);
    const heard = await page.evaluate(
      () => (globalThis as unknown as { heard: Readonly<Record<string, unknown>>[] }).heard,
    );
    const kinds = new Set(heard.map(({ subject, type }) => subject ?? type));
    const spoken = name === 'lti' ? ['lti.capabilities', 'lti.frameResize'] : ['plugin.resize'];
    expect([...kinds].sort()).toEqual(spoken);

    const inside = frame.contentFrame();
    // Nothing is as high as a part of a frame that is as high as what stands in it (FRAME-2).
    const ofWindow = await inside.locator('#learn').evaluate((learn) => {
      const box = document.createElement('div');
      box.style.blockSize = 'calc(.78*var(--l-frame-window, 100dvh))';
      learn.append(box);
      return { box: box.getBoundingClientRect().height, screen: screen.availHeight };
    });
    expect(ofWindow.box).toBeCloseTo(0.78 * ofWindow.screen, 0);

    // To a page for learners, which loads again without the word in its address (NAV-18), and once more.
    const hears = async (act: () => Promise<unknown>) => {
      await page.evaluate(() => void ((globalThis as unknown as { heard: unknown[] }).heard.length = 0));
      await act();
      await inside.getByRole('button', { name: /^Sign in/ }).waitFor();
      await expect
        .poll(() =>
          page.evaluate(() =>
            [
              ...new Set(
                (globalThis as unknown as { heard: Readonly<Record<string, unknown>>[] }).heard.map(
                  ({ subject, type }) => subject ?? type,
                ),
              ),
            ].sort(),
          ),
        )
        .toEqual(spoken);
      await expect.poll(async () => Math.abs((await heightOf()) - (await content()))).toBeLessThan(6);
    };
    await hears(() => inside.getByRole('link', { name: 'Sign in' }).click());
    const portalFrame = page.frames().find((one) => one.url().startsWith(portal))!;
    expect(portalFrame.url()).toBe(`${portal}/learn/catalog`);
    await hears(() => portalFrame.evaluate(() => location.reload()));
  },
);

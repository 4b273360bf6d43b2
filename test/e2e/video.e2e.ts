// A film of a course, on the real server: transcript, what was seen, and the way back to the place. Vimeo is played by a page in its place.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAnewOnRetry, errorsOf, portal, signedIn } from './harness.ts';
import { policyViolations } from './policyViolations.ts';

// What was seen of a film stays seen.
beginAnewOnRetry();

const player = 'lectern-player';

/** KIN 110 at the part with this name, begun if need be. */
async function at(page: Page, part: string): Promise<void> {
  const course = await page.evaluate(async () => {
    const { data } = (await (await fetch('/api/lms/v1/users/me/objective-accesses/query?take=200')).json()) as { data: { objective: { id: string; name: string } }[] };
    return data.find(({ objective }) => objective.name === 'Kinesiology: How We Walk')!.objective.id;
  });
  await page.goto(`${portal}/learn/courses/${course}/view/details`);
  await page.locator(player).locator('.btn', { hasText: /^(Start|Continue)$/ }).first().click();
  await page.waitForURL(/\/view\/content/);
  await page.locator(player).locator('[role=treeitem]', { hasText: part }).last().click();
  await expect.poll(() => page.locator(`${player} h1`).innerText()).toBe(part);
}
const film = (page: Page) => page.locator(`${player} video`);
const under = (page: Page) => page.locator(`${player} .under`);
const played = (page: Page) => page.locator(player).getByText(/^\d+ of \d+ parts$/).first();

it('DONE-2, RESUME-1, RESUME-2, VIDEO-2, VIDEO-3: a film is watched in two sittings, and is complete when 90 % was seen', async () => {
  const page = await signedIn('mira', '/learn/courses', { viewport: { width: 1440, height: 900 } });
  const [errors, violations] = [errorsOf(page), await policyViolations(page)];
  await at(page, '2. Film: one step, slowly');
  const line = page.locator(`${player} .saidLines button`);
  await line.first().waitFor();
  expect(await line.count()).toBeGreaterThan(8);
  await expect.poll(() => played(page).innerText()).toMatch(/^0 of/);
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    video.playbackRate = 8;
  });
  await line.nth(2).click();
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(13);
  await film(page).evaluate((video: HTMLVideoElement) => video.pause());
  await expect.poll(() => under(page).innerText()).toMatch(/· \d+% seen/);
  const place = await film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

  await page.reload();
  await page.locator(player).getByRole('button', { name: 'From the beginning' }).waitFor();
  expect(await film(page).evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime])).toEqual([true, expect.closeTo(place, 0)]);
  // In another browser too: the place was sent while the page went.
  const other = await signedIn('mira', new URL(page.url()).pathname);
  await other.locator(player).getByRole('button', { name: 'From the beginning' }).waitFor();
  expect(await film(other).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeCloseTo(place, 0);
  await expect.poll(() => under(other).innerText()).toMatch(/· \d+% seen/);
  await other.context().close();
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    video.playbackRate = 8;
  });
  await page.locator(player).getByRole('button', { name: /^Continue at 0:/ }).click();
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await expect.poll(() => under(page).innerText()).toMatch(/ \d\d% seen/);
  expect(await played(page).innerText()).toMatch(/^0 of/);
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 0;
  });
  // Enough was seen without a connection: it is queued, and goes by itself when there is one again (CMD-8, CMD-11).
  await page.context().setOffline(true);
  await film(page).evaluate((video: HTMLVideoElement) => video.play());
  await page.locator(player).getByText('Seen to its end. It is sent as soon as there is a connection.').waitFor();
  expect(await played(page).innerText()).toMatch(/^0 of/);
  await page.context().setOffline(false);
  await expect.poll(() => played(page).innerText()).toMatch(/^1 of/);
  await expect.poll(() => under(page).innerText()).toBe('Complete');
  await expect.poll(() => page.locator(`${player} .turn`).innerText()).toContain('Completed');
  expect([errors, violations]).toEqual([[], []]);
});

/** A page that speaks as Vimeo's player does, and plays 95 of its 100 seconds as soon as somebody listens. */
const vimeo = `<!doctype html><script>
addEventListener('message', ({ data: { method, value }, source }) => {
  const say = (message) => source.postMessage(message, '*');
  if (method === 'ping') say({ method });
  if (method === 'getDuration') say({ method, value: 100 });
  if (method === 'addEventListener' && value === 'ended')
    for (let seconds = 0; seconds <= 95; seconds++) say({ event: 'timeupdate', data: { seconds, duration: 100 } });
});
// Who asked before there was anybody to hear is told now.
parent.postMessage({ event: 'ready' }, '*');
</script>`;

it('VIDEO-6, VIDEO-7, SRV-4: a video at Vimeo is let in by the page’s policy, in Vimeo’s own player and nowhere else', async () => {
  const page = await signedIn('mira', '/learn/courses', { viewport: { width: 1440, height: 900 } });
  const violations = await policyViolations(page);
  const asked: string[] = [];
  await page.route(/vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: vimeo });
  });
  await at(page, '5.2 A recording from elsewhere');
  await expect.poll(() => under(page).innerText()).toMatch(/Complete$/);
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/\d+\?dnt=1$/)]);
  expect(violations).toEqual([]);
});

// What is announced reaches the learner live, on cards, tab, header and in the chat (CARD-4, NAV-1, NOTE-1 to NOTE-8, NOTE-10), over HTTP.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { longIt } from '../../longIt.ts';
import { atPartner } from '../support/atPartner.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { errorsOf, partner, portal, signedIn } from '../support/harness.ts';
import { policyViolations } from '../support/policyViolations.ts';

const course = uuidOf('course:STA 210');
const channel = uuidOf('channel:STA 210');
const card = (page: Page) => page.locator(`lectern-courses .card-unread[data-chat="${channel}"] .num`);
const header = (page: Page) => page.locator('header lectern-notifications .news-button .news-badge');
const tab = (page: Page) => page.locator('lectern-player .tabs .unread');
const says = (badge: ReturnType<typeof card>) => expect.poll(() => badge.textContent());

async function announce(teacher: Page, text: string): Promise<void> {
  await teacher.goto(`${portal}/teach/announcements/${course}`);
  await teacher.getByRole('textbox', { name: 'New announcement' }).fill(text);
  await teacher.getByRole('button', { name: 'Announce', exact: true }).click();
  await teacher.getByRole('status').waitFor();
}

it('CARD-4, NAV-1, NOTE-6, NOTE-7: an announcement counts live on card, tab and header; reading it ends that in every tab', async () => {
  const list = await signedIn('mira', '/learn/courses');
  const [errors, violations] = [errorsOf(list), await policyViolations(list)];
  await says(card(list)).toBe('2');
  // Her certificate is about to expire (CERT-10).
  await says(header(list)).toBe('3');
  const player = await list.context().newPage();
  await player.goto(`${portal}/learn/courses/${course}/view/details`);
  await says(tab(player)).toBe('2');
  expect(await axeViolations(list)).toEqual([]);

  const teacher = await signedIn('leila', '/teach/announcements');
  await teacher.getByRole('link', { name: 'Statistics for Clinical Researchers' }).click();
  expect(await axeViolations(teacher)).toEqual([]);
  await announce(teacher, 'The hall is <b>closed</b> tomorrow.');
  await says(card(list)).toBe('3');
  await says(header(list)).toBe('4');
  await says(tab(player)).toBe('3');

  // The number on the card opens the window, in place.
  await list.locator(`lectern-courses .card-unread[data-chat="${channel}"]`).click();
  const window = list.locator('header lectern-notifications dialog');
  await window.getByText('The hall is <b>closed</b> tomorrow.').waitFor();
  expect(new URL(list.url()).hash).toBe(`#chat/channels/groups/${channel}`);
  expect(await axeViolations(list)).toEqual([]);
  await says(header(list)).toBe('1');
  await card(list).waitFor({ state: 'detached' });
  await tab(player).waitFor({ state: 'detached' });

  // A reload keeps the window, and closing it takes the hash away.
  await list.reload();
  await window.getByText('The hall is').waitFor();
  await list.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  expect(new URL(list.url()).hash).toBe('');

  // All are read at once, by keys alone.
  await list.locator('header lectern-notifications button').first().press('Enter');
  await window.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await header(list).waitFor({ state: 'detached' });
  expect([errors, violations]).toEqual([[], []]);
});

it('NAV-1: the header keeps a place for the chat, so that nothing beside it moves when it comes', async () => {
  const page = await signedIn('mira', `/learn/courses/${course}/view/details`);
  const tutor = page.getByRole('button', { name: 'Tutor', exact: true });
  await tutor.waitFor();
  const placeOfTutor = async () => (await tutor.boundingBox())?.x;
  const chat = page.locator('header lectern-notifications');
  expect(await chat.count()).toBe(0);
  const before = await placeOfTutor();
  await chat.getByRole('button').first().waitFor();
  expect(await placeOfTutor()).toBe(before);
});

longIt(
  'NOTE-6: without a connection what is known stays, and what was announced meanwhile counts afterwards',
  async () => {
    const page = await signedIn('mira', '/learn/courses');
    await header(page).or(page.locator('header lectern-notifications button')).first().waitFor();
    const before = Number((await header(page).count()) > 0 ? await header(page).textContent() : 0);
    await page.context().setOffline(true);
    await announce(await signedIn('leila', '/teach/announcements'), 'While you were away.');
    await page.context().setOffline(false);
    await says(header(page)).toBe(String(before + 1));
  },
);

longIt('NOTE-1, NOTE-3: the element stands on a partner’s page', async () => {
  const page = await atPartner();
  await page.goto(`${partner}/news`);
  const rows = page.locator('lectern-notifications .news-row');
  await rows.first().waitFor();
  await rows.filter({ hasText: 'Statistics for Clinical Researchers' }).click();
  await page.locator('lectern-notifications .news-item').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

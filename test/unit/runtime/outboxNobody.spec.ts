// Commands that are put before it is known who is signed in (CMD-14): nothing is lost, and nothing goes in another person's name.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Profile } from './fakeBrowser.ts';
import { isolateRuntimes, settle } from './harness.ts';
import { Academy, openTab, people, stored, type Tab } from './outboxHarness.ts';

isolateRuntimes();
let academy: Academy;
let profile: Profile;
beforeEach(() => {
  [academy, profile] = [new Academy(), new Profile()];
  academy.tells = false;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

const texts = () => academy.taken.map(({ who, part, text }) => `${who} ${part} ${text}`);
const entry = 'user:u1:outbox:answer:w1:p1';
const known = async (tab: Tab) => {
  academy.tells = true;
  await tab.runtime.port.session.user();
  await settle();
};

describe('while the server does not say who is signed in (CMD-14)', () => {
  it('what has an owner is kept for them in the browser, is seen to be unsent, and goes once they are known', async () => {
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one', { userId: 'u1' });
    await settle();
    expect([stored(profile), tab.view(), texts()]).toEqual([[entry], ['p1 one'], []]);
    expect(tab.outbox.store.getState()).toMatchObject([{ unsent: 'unauthorized', kept: true }]);
    tab.put('p1', 'two', { userId: 'u1' });
    expect(tab.view()).toEqual(['p1 two']);
    await known(tab);
    expect([texts(), stored(profile), tab.view(), tab.notices()]).toEqual([['u1 p1 two'], [], [], []]);
  });

  it('outlives its page, and is sent by the next one', async () => {
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one', { userId: 'u1' });
    tab.runtime.destroy();
    academy.tells = true;
    await openTab(academy, profile);
    await vi.advanceTimersByTimeAsync(3000);
    expect([texts(), stored(profile)]).toEqual([['u1 p1 one'], []]);
  });

  it('is neither sent nor shown where it turns out to be another person, and stays with its owner', async () => {
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one', { userId: 'u1' });
    academy.who = people.jonas;
    await known(tab);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([texts(), tab.view(), stored(profile)]).toEqual([[], [], [entry]]);
  });

  it.each([
    ['without an owner', {}],
    ['with an owner without a name', { userId: '' }],
  ])('%s it lives as long as the page, which says so, and goes once somebody is known', async (_name, of) => {
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one', of);
    tab.put('p1', 'two', of);
    tab.put('p2', 'three', of);
    await settle();
    expect([stored(profile), tab.notices()]).toEqual([[], ['This browser does not save anything on this device']]);
    await known(tab);
    expect([texts(), stored(profile)]).toEqual([['u1 p1 two', 'u1 p2 three'], []]);
  });

  it('after signing out nothing is taken', async () => {
    academy.tells = true;
    const tab = await openTab(academy, profile);
    await tab.runtime.port.session.signOut();
    tab.put('p1', 'one', { userId: 'u1' });
    await settle();
    expect([stored(profile), texts(), tab.notices()]).toEqual([[], [], []]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswerField } from '../../../src/data/player/answer/createAnswerField.ts';
import { json, Profile } from './fakeBrowser.ts';
import type { NoticesModel } from '../../../src/port/port.ts';
import { isolateRuntimes, makeRuntime, settle } from './harness.ts';
import { Academy, me, openTab, people, run, stored, type Tab } from './outboxHarness.ts';

isolateRuntimes();
let academy: Academy;
let profile: Profile;
beforeEach(() => {
  [academy, profile] = [new Academy(), new Profile()];
});

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const phase = (tab: Tab) => tab.runtime.port.session.store.getState().phase;
const fails = () => json({}, { status: 500 });
const hangs = () => new Promise<Response>(() => undefined);
const signOut = (tab: Tab) => tab.runtime.port.session.signOut();

/** A tab in which something waits that the server does not take. */
async function withWork(reply: () => Response | Promise<Response> = fails, more: Parameters<typeof openTab>[2] = {}) {
  academy.replies = { p1: [reply] };
  const tab = await openTab(academy, profile, more);
  await after(2000);
  tab.put('p1', 'one');
  await settle();
  return tab;
}

describe('signing out on purpose (SESS-11)', () => {
  it('goes at once where nothing waits', async () => {
    const tab = await openTab(academy, profile);
    signOut(tab);
    expect(phase(tab)).toBe('signed-out');
    await settle();
    expect(tab.browser.assigned).toEqual(['/oidc/logout']);
  });

  it('sends first what waits, and then goes', async () => {
    const tab = await withWork();
    tab.put('p2', 'two', { soon: 3000 });
    academy.replies = {};
    signOut(tab);
    expect(phase(tab)).toBe('active');
    await settle();
    expect(academy.taken.slice(-2).map(({ part }) => part)).toEqual(['p1', 'p2']);
    expect([phase(tab), tab.notices(), tab.browser.assigned]).toEqual(['signed-out', [], ['/oidc/logout']]);
  });

  it('asks when something is left; the answer signs out in all tabs and removes it', async () => {
    const tab = await withWork();
    const other = await openTab(academy, profile);
    await after(2000);
    signOut(tab);
    await settle();
    expect([phase(tab), tab.notices(), stored(profile)]).toEqual([
      'active',
      ['1 change is not sent yet'],
      ['user:u1:outbox:answer:w1:p1'],
    ]);
    tab.say(true);
    await settle();
    expect([phase(tab), phase(other), stored(profile), tab.browser.assigned, tab.notices()]).toEqual([
      'signed-out',
      'signed-out',
      [],
      ['/oidc/logout'],
      [],
    ]);
  });

  it('stays when the question is closed: what waits is sent later', async () => {
    const tab = await withWork();
    signOut(tab);
    await settle();
    tab.say(false);
    await after(5000);
    expect([phase(tab), stored(profile).length, tab.browser.assigned]).toEqual(['active', 1, []]);
    academy.replies = {};
    await after(60_000);
    expect(stored(profile)).toEqual([]);
    signOut(tab);
    expect(phase(tab)).toBe('signed-out');
  });

  it('tries for 5 s at most, and says so meanwhile', async () => {
    const tab = await withWork(hangs);
    signOut(tab);
    await after(600);
    expect(tab.notices()).toEqual(['Sending your last changes']);
    signOut(tab);
    await after(4300);
    expect(tab.notices()).toEqual(['Sending your last changes']);
    await after(100);
    expect([phase(tab), tab.notices()]).toEqual(['active', ['1 change is not sent yet']]);
  });

  it('asks at once without a connection, in the language of the page; once however often it is clicked', async () => {
    const tab = await withWork(fails, { options: { locale: 'ar' } });
    tab.put('p2', 'two');
    tab.browser.navigator.onLine = false;
    for (const _ of [1, 2, 3]) {
      signOut(tab);
      await settle();
    }
    expect(tab.notices()).toEqual(['تغييران لم يُرسلا بعد']);
  });

  it('asks also about what was refused and what waits for a word', async () => {
    const tab = await withWork(() => json({}, { status: 409 }));
    tab.put('p2', 'two', { needsConfirmation: true });
    signOut(tab);
    await settle();
    expect(tab.notices()).toEqual(['2 changes are not sent yet']);
  });

  it('asks also where only an earlier page left something', async () => {
    (await withWork()).runtime.destroy();
    const tab = await openTab(academy, profile);
    signOut(tab);
    await settle();
    expect(tab.notices()).toEqual(['1 change is not sent yet']);
  });

  it('in token mode, on a host’s page, forgets the token and leads nowhere', async () => {
    const getToken = vi.fn(async () => 'token');
    const tab = await withWork(fails, {
      url: 'https://partner.example/',
      options: { apiBase: 'https://portal.example', getToken },
    });
    signOut(tab);
    await settle();
    expect([phase(tab), stored(profile)]).toEqual(['active', ['lectern:portal.example:user:u1:outbox:answer:w1:p1']]);
    tab.say(true);
    expect([phase(tab), stored(profile), tab.browser.assigned]).toEqual(['signed-out', [], []]);
  });

  it('says when the code that would ask cannot be had, and can be tried again', async () => {
    (await withWork()).runtime.destroy();
    const path = '../../../src/commands/createOutbox.ts';
    vi.doMock(path, () => Promise.reject(new Error('gone')));
    let model: NoticesModel | undefined;
    const shown = () => model?.store.getState().shown ?? [];
    const mounted = () => Promise.resolve((given: NoticesModel) => ((model = given), () => undefined));
    const { runtime } = makeRuntime({ [me]: () => json(people.mira) }, { profile, pieces: { outlet: mounted } });
    await runtime.port.session.user();
    runtime.port.session.signOut();
    vi.useRealTimers();
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    expect([runtime.port.session.store.getState().phase, stored(profile).length]).toEqual(['active', 1]);
    vi.doUnmock(path);
    shown()[0]!.action!.run();
    await vi.waitFor(() => expect(shown().at(-1)?.tone).toBe('warning'));
  });

  it('removes what was typed in another tab for good', async () => {
    const [tab, other] = [await openTab(academy, profile), await openTab(academy, profile)];
    await after(2000);
    academy.replies = { p1: [fails] };
    const field = createAnswerField(other.runtime.port, other.outbox, {
      userId: 'u1',
      workflowId: run,
      activityPathId: 'p1',
      timed: false,
    });
    field.type('one');
    expect(stored(profile)).toHaveLength(1);
    signOut(tab);
    await settle();
    tab.say(true);
    await settle();
    expect([phase(other), stored(profile)]).toEqual(['signed-out', []]);
    field.end();
  });
});

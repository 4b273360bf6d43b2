// Whatever happens, in whatever order: nothing is lost, and nothing goes under another person's name (CMD-9, CMD-11, CMD-12).
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { json, Profile } from './fakeBrowser.ts';
import { isolateRuntimes, settle } from './harness.ts';
import { Academy, openTab, people, type Tab } from './outboxHarness.ts';

isolateRuntimes();

const parts = ['p1', 'p2', 'p3'] as const;
type Part = (typeof parts)[number];

const numberOf = (text: string) => Number(text.split(' ').at(-1));

/** An academy that keeps the last text of each part of each person, and how it is just now. */
class Keeping extends Academy {
  health: 'good' | 'fails' | 'lost' | 'late' = 'good';
  readonly kept = new Map<string, string>();
  readonly strays: string[] = [];
  readonly profile: Profile;
  constructor(profile: Profile) {
    super();
    this.profile = profile;
  }
  /** Who is signed in, as the pages of this browser had been told when the last step was over. */
  private known: string | undefined;
  /** A step is over, with all that needs no time. */
  rest = () => (this.known = (this.profile.local as unknown as Record<string, string>)['person']);
  override answer(part: string, init: RequestInit): Response | Promise<Response> {
    if (!this.who) return json({}, { status: 401 });
    const { text } = JSON.parse(String(init.body)) as { text: string };
    const [owner] = text.split(' ');
    if (owner !== this.who.id) {
      // In the moment between another one's sign-in and the first page that hears of it nobody here can know, nor can a
      // request be called back that is on its way in that very moment: the server refuses it, and it stays.
      if (this.known === this.who.id) this.strays.push(text);
      return json({}, { status: 404 });
    }
    if (this.health === 'fails') return json({}, { status: 500 });
    if (this.health === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    const keep = () => {
      const key = `${owner} ${part}`;
      // While a page goes nobody waits for other tabs; of what is queued the server takes nothing that is older than
      // what it has (CALL-58, CALL-60).
      if (numberOf(text) > numberOf(this.kept.get(key) ?? '0')) this.kept.set(key, text);
      return json({});
    };
    return this.health === 'late' ? new Promise((resolve) => setTimeout(() => resolve(keep()), 700)) : keep();
  }
}

type Step =
  | { readonly kind: 'put'; readonly tab: number; readonly part: Part; readonly soon: number }
  | { readonly kind: 'open' | 'leave' | 'send' | 'back' | 'cut'; readonly tab: number }
  | { readonly kind: 'health'; readonly to: Keeping['health'] }
  | { readonly kind: 'who'; readonly to: 'mira' | 'jonas' | null }
  | { readonly kind: 'time'; readonly ms: number };

const tab = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('put' as const),
      tab,
      part: fc.constantFrom(...parts),
      soon: fc.constantFrom(0, 0, 3000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('open', 'leave', 'send', 'back', 'cut' as const),
      tab,
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('health' as const),
      to: fc.constantFrom('good', 'fails', 'lost', 'late' as const),
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('who' as const),
      to: fc.constantFrom('mira', 'jonas', null),
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(0, 100, 500, 2500, 65_000) }),
  },
);

/** What lies in the browser, by owner and part. */
const stored = (profile: Profile) =>
  new Map(
    Object.entries(profile.local as unknown as Record<string, string>)
      .filter(([key]) => key.includes(':outbox:'))
      .map(([key, value]) => [
        `${key.split(':')[1]} ${key.split(':').at(-1)}`,
        (JSON.parse(value) as { body: { text: string } }).body.text,
      ]),
  );

describe('the outbox, in any order of events', () => {
  it('loses nothing, and speaks for nobody else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const profile = new Profile();
        const academy = new Keeping(profile);
        const tabs: Tab[] = [];
        const last = new Map<string, string>();
        let count = 0;
        const open = async (at: number) => {
          tabs[at]?.runtime.destroy();
          if (tabs[at]) profile.tabs.delete(tabs[at].browser.events);
          tabs[at] = await openTab(academy, profile);
        };
        const check = () => {
          const here = stored(profile);
          for (const [key, text] of last)
            if (here.get(key) !== text && academy.kept.get(key) !== text)
              throw new Error(`lost: ${text} in ${key}; here ${here.get(key)}, there ${academy.kept.get(key)}`);
          expect(academy.strays).toEqual([]);
        };
        await open(0);
        for (const one of steps) {
          const at = 'tab' in one ? one.tab % tabs.length : 0;
          const page = tabs[at]!;
          if (one.kind === 'put') {
            const owner = page.runtime.port.session.store.getState().user?.id;
            // What is put before it is known who is signed in has rules and tests of its own (CMD-14, outboxNobody.spec.ts).
            if (!owner) continue;
            const text = `${owner} ${++count}`;
            page.put(one.part, text, { soon: one.soon });
            last.set(`${owner} ${one.part}`, text);
          } else if (one.kind === 'open') await open(one.tab % (tabs.length + 1));
          else if (one.kind === 'leave') page.browser.events.dispatchEvent(new Event('pagehide'));
          else if (one.kind === 'send') void page.outbox.send();
          else if (one.kind === 'back') {
            page.browser.navigator.onLine = true;
            page.browser.events.dispatchEvent(new Event('visibilitychange'));
          } else if (one.kind === 'cut') page.browser.navigator.onLine = false;
          else if (one.kind === 'health') academy.health = one.to;
          else if (one.kind === 'time') await vi.advanceTimersByTimeAsync(one.ms);
          else if (one.kind === 'who') {
            // What was sent while the other one was signed in has arrived in that one's name.
            await vi.advanceTimersByTimeAsync(1000);
            academy.who = one.to && people[one.to];
            if (one.to) await open(Math.min(tabs.length, 2));
          }
          check();
          academy.rest();
        }
        // In the end everybody comes back, one after the other, and all is well.
        for (const made of tabs) made.runtime.destroy();
        profile.tabs.clear();
        academy.health = 'good';
        for (const who of [people.mira, people.jonas]) {
          academy.who = who;
          const made = await openTab(academy, profile);
          academy.rest();
          await vi.advanceTimersByTimeAsync(3000);
          made.runtime.destroy();
        }
        await settle();
        expect([...stored(profile)]).toEqual([]);
        expect(new Map([...academy.kept].filter(([key]) => last.has(key)))).toEqual(last);
        expect(academy.strays).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

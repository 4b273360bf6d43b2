// The field of an answer over what waits, in two tabs of one browser, beside another device: nothing that was typed is
// lost, whatever comes in between (DRAFT-1 to DRAFT-5).
import { notifyManager, QueryClient } from '@tanstack/query-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createAnswerField } from '../../../../src/data/player/answer/createAnswerField.ts';
import type { AnswerField } from '../../../../src/data/player/answer/AnswerField.ts';
import { LecternError } from '../../../../src/errors.ts';
import type { OutboxPort, RuntimePort, Settled, Waiting } from '../../../../src/port/port.ts';

const key = 'answer:w:p';
const calm = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
};

beforeAll(() => notifyManager.setScheduler((run) => run()));
afterAll(() => notifyManager.setScheduler((run) => setTimeout(run)));

/** A server with one answer, a browser with what waits in it, and as many tabs as are opened. */
function world({
  timed = false,
  read: ask = () => Promise.resolve(),
}: { readonly timed?: boolean; readonly read?: () => Promise<unknown> } = {}) {
  let now = 1000;
  let puts = 0;
  let server = { text: '', version: 0, savedAt: null as string | null, handedInAt: null };
  const wire = () => ({ ...server, savedAt: server.savedAt });
  const read = () => ({ ...server, savedAt: server.savedAt === null ? null : Date.parse(server.savedAt) });
  const entries = new Map<string, Waiting>();
  const tabs = new Set<{
    readonly show: () => void;
    readonly tell: (settled: Settled) => void;
    readonly field: AnswerField;
  }>();
  const show = () => [...tabs].forEach((tab) => tab.show());
  const save = (text: string, base: number) => {
    if (text === server.text) return true;
    if (base !== server.version) return false;
    server = { ...server, text, version: base + 1, savedAt: new Date(++now).toISOString() };
    return true;
  };
  /** Removes one. Tabs that still show it are told first, as of one that was sent (CMD-12). */
  const remove = (entry: Waiting, reply: (tab: object) => unknown, told = [...tabs]) => {
    entries.delete(entry.key);
    for (const tab of told) tab.tell({ waiting: entry, reply: reply(tab), error: null });
    show();
  };
  /** Sends one, as the outbox of a tab does. */
  const deliver = (by: object, of: string, lost = false) => {
    const entry = entries.get(of);
    if (!entry || entry.refused) return;
    const { text, base } = entry.body as { text: string; base: number };
    const good = save(text, base);
    if (lost) return;
    const refused: Waiting = { ...entry, refused: { code: 'conflict', message: 'no' } };
    if (good) remove(entry, (tab) => (tab === by ? wire() : undefined));
    else {
      entries.set(of, refused);
      show();
      for (const tab of [...tabs])
        tab.tell({ waiting: refused, reply: undefined, error: new LecternError('conflict', 'no') });
    }
  };
  const open = () => {
    const store = createStore<readonly Waiting[]>(() => [...entries.values()]);
    const listeners = new Set<(settled: Settled) => void>();
    const outbox = {
      store,
      put: (
        _call: unknown,
        { body }: { readonly body: unknown },
        of: { readonly key: string; readonly workflowId: string; readonly needsConfirmation?: boolean },
      ) => {
        // Far more than any test types: two tabs that answer each other are stopped, and found.
        if (++puts > 500) return;
        entries.set(of.key, {
          key: of.key,
          workflowId: of.workflowId,
          body,
          at: ++now,
          needsConfirmation: of.needsConfirmation ?? false,
          refused: null,
          unsent: null,
          kept: true,
        });
        show();
      },
      send: (of: string) => {
        deliver(tab, of);
        return Promise.resolve(!entries.has(of));
      },
      drop: (of: string) => {
        const entry = entries.get(of);
        const others = [...tabs].filter((one) => one !== tab);
        if (entry) remove(entry, () => undefined, entry.refused ? [] : others);
      },
      watch: (listener: (settled: Settled) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as unknown as OutboxPort;
    const port = {
      cache: new QueryClient(),
      clock: { now: () => now },
      send: () => ask().then(read),
      session: { store: createStore(() => ({ phase: 'active', user: { id: 'u' } })) },
    } as unknown as RuntimePort;
    const tab = {
      show: () => store.setState([...entries.values()], true),
      tell: (settled: Settled) => [...listeners].forEach((listener) => listener(settled)),
      field: undefined as unknown as AnswerField,
    };
    tabs.add(tab);
    tab.field = createAnswerField(port, outbox, { userId: 'u', workflowId: 'w', activityPathId: 'p', timed });
    return tab;
  };
  return {
    entries,
    puts: () => puts,
    open,
    deliver,
    server: () => server,
    save: (text: string) => save(text, server.version),
    wait: (milliseconds: number) => void (now += milliseconds),
    close: (tab: ReturnType<typeof open>) => (tab.field.end(), tabs.delete(tab)),
    of: (tab: ReturnType<typeof open>) => tab.field.getState().draft,
  };
}

describe('the field of an answer', () => {
  it('DRAFT-2: what is typed while a text is on its way is written upon it, be its reply lost or not', async () => {
    for (const lost of [true, false]) {
      const { open, deliver, server, of } = world();
      const tab = open();
      await calm();
      tab.field.type('One');
      if (lost) deliver(tab, key, true);
      tab.field.type('One two');
      deliver(tab, key);
      await calm();
      deliver(tab, key);
      await calm();
      expect([server().text, of(tab).standing, of(tab).copies]).toEqual(['One two', 'saved', []]);
    }
  });

  it.each(['refused', 'sent by another tab'])(
    'DRAFT-1: what is typed while the server’s copy is asked for again is kept, and not sent before it is known: %s',
    async (what) => {
      let answer = () => Promise.resolve<unknown>(null);
      const waits: (() => void)[] = [];
      const { open, deliver, save, server, entries, of } = world({ read: () => answer() });
      const [tab, other] = [open(), open()];
      await calm();
      tab.field.type('A');
      answer = () => new Promise((resolve) => waits.push(() => resolve(null)));
      if (what === 'refused') save('There');
      deliver(what === 'refused' ? tab : other, key);
      tab.field.type('A and more');
      expect(entries.get(key)).toMatchObject({ body: { text: 'A and more' }, needsConfirmation: true, refused: null });
      expect(of(tab)).toMatchObject({ text: 'A and more', standing: 'saving' });
      for (const go of waits) go();
      await calm();
      if (what === 'refused')
        expect(of(tab)).toMatchObject({ text: 'A and more', standing: 'choose', copies: [{ text: 'There' }] });
      else {
        deliver(tab, key);
        expect([server().text, of(tab).standing]).toEqual(['A and more', 'saved']);
      }
    },
  );

  it('DRAFT-4: a newer copy of the server that stands in the field does not bury the one that waited', async () => {
    const { open, deliver, save, of, close } = world();
    const first = open();
    await calm();
    first.field.type('Here');
    close(first);
    save('There');
    const tab = open();
    await calm();
    expect(of(tab)).toMatchObject({ text: 'There', standing: 'saved', copies: [{ text: 'Here', newer: false }] });
    tab.field.type('There, and more');
    deliver(tab, key);
    await calm();
    expect(of(tab)).toMatchObject({ text: 'There, and more', standing: 'saved', copies: [{ text: 'Here' }] });
  });

  it('DRAFT-3, DRAFT-4: what is written on in another tab is shown here too, and is no other copy', async () => {
    const { open, deliver, save, server, of } = world();
    save('Base');
    const [tab, other] = [open(), open()];
    await calm();
    for (const [by, text] of [
      [tab, 'Base one'],
      [other, 'Base one two'],
      [tab, 'Base, or one two'],
    ] as const) {
      by.field.type(text);
      for (const each of [tab, other]) expect(of(each)).toMatchObject({ text, copies: [] });
    }
    deliver(tab, key);
    await calm();
    expect(server().text).toBe('Base, or one two');
    for (const each of [tab, other]) expect(of(each)).toMatchObject({ standing: 'saved', copies: [] });
  });

  it('DRAFT-4: going back to an earlier text in another tab is followed, and the tabs do not put theirs in turn', async () => {
    const { open, wait, puts, of } = world();
    const [tab, other] = [open(), open()];
    await calm();
    tab.field.type('On');
    tab.field.type('One');
    wait(1000);
    other.field.type('On');
    expect([of(tab).text, of(other).text, puts()]).toEqual(['On', 'On', 3]);
    // So soon after a letter it comes from a tab that has not heard of it: the letter stays.
    tab.field.type('One');
    other.field.type('On');
    expect([of(tab).text, puts() < 10]).toEqual(['One', true]);
  });

  it('DRAFT-4: whatever is typed in which tab, and taken back, the tabs do not put theirs in turn', async () => {
    const step = fc.record({
      tab: fc.nat(1),
      text: fc.constantFrom('', 'A', 'AB', 'ABC', 'AC', 'B'),
      wait: fc.constantFrom(0, 1000),
      sent: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const { open, wait, deliver, server, puts, of, entries, close } = world();
        const tabs = [open(), open()];
        await calm();
        for (const { tab: at, text, wait: before, sent } of steps) {
          wait(before);
          tabs[at]!.field.type(text);
          // Where the text is saved, what waits in the other tab is shown.
          if (before && text !== server().text) expect(of(tabs[at]!).text).toBe(text);
          if (sent && !entries.get(key)?.needsConfirmation) deliver(tabs[at]!, key);
          await calm();
          expect(puts()).toBeLessThan(200);
        }
        tabs.forEach(close);
      }),
      { numRuns: 60 },
    );
  });

  it('DRAFT-4: a text that replaces this one in another tab is offered as the newer copy here, and nothing there', async () => {
    const { open, wait, of } = world();
    const [tab, other] = [open(), open()];
    await calm();
    tab.field.type('First');
    wait(1000);
    other.field.type('Second');
    expect(of(tab)).toMatchObject({ text: 'First', copies: [{ text: 'Second', newer: true }] });
    expect(of(other)).toMatchObject({ text: 'Second', copies: [] });
  });

  it('ANSWER-1: saving before handing in is the choice between two copies, and the other one stays', async () => {
    const { open, deliver, save, server, of, close } = world();
    const first = open();
    await calm();
    save('There');
    first.field.type('Here');
    deliver(first, key);
    await calm();
    close(first);
    const tab = open();
    await calm();
    expect(of(tab)).toMatchObject({ text: 'Here', standing: 'choose' });
    expect(await tab.field.save()).toBe(true);
    expect([server().text, of(tab).copies.map(({ text }) => text)]).toEqual(['Here', ['There']]);
  });

  it('DRAFT-5: in a timed part it waits for the learner’s word once it is left', async () => {
    const { open, entries, of, server } = world({ timed: true });
    const tab = open();
    await calm();
    tab.field.type('A');
    expect([entries.get(key)?.needsConfirmation, of(tab).standing]).toEqual([true, 'saving']);
    tab.field.end();
    expect(server().text).toBe('');
    const next = open();
    await calm();
    expect(of(next).standing).toBe('kept');
    expect(await next.field.save()).toBe(true);
    expect(server().text).toBe('A');
    next.field.end();
  });

  it('DRAFT-1 to DRAFT-4: in any order of events each word is in a field, the outbox or the server; sent, all tabs show it', async () => {
    type Step = { readonly what: string; readonly tab: number };
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ what: fc.constantFrom('type', 'deliver', 'lose', 'reload', 'leave', 'use'), tab: fc.nat(1) }),
      fc.record({ what: fc.constant('device'), tab: fc.constant(0) }),
    );
    const steps = (...names: string[]): Step[] =>
      names.map((name) => ({ what: name.slice(0, -1), tab: Number(name.at(-1)) }));
    // Orders that once lost a word: a copy that was chosen in the other tab, and a text that the other tab found sent.
    const found = [
      steps('type0', 'device0', 'reload0', 'use0', 'type0', 'use1'),
      steps('type0', 'device0', 'reload1', 'reload0', 'use0', 'use1', 'type0', 'type0'),
      steps('type1', 'lose0', 'reload1', 'type0'),
      // One tab put its text and the other dropped it, by an older copy of the server, in turn and without end.
      steps(
        'device0',
        'type0',
        'leave1',
        'device0',
        'reload0',
        'use0',
        'device0',
        'use1',
        'device0',
        'use1',
        'device0',
        'type1',
      ),
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { open, deliver, server, save, entries, puts, close, of } = world();
        const tabs = [open(), open()];
        await calm();
        const words: string[] = [];
        const add = (before: string) => {
          words.push(`w${words.length}`);
          return `${before} ${words.at(-1)!}`;
        };
        const everywhere = () =>
          [
            server().text,
            ...tabs.map((tab) => of(tab).text),
            ...[...entries.values()].map(({ body }) => (body as { text: string }).text),
          ]
            .join(' ')
            .split(' ');
        for (const { what, tab: at } of steps) {
          const tab = tabs[at]!;
          if (what === 'type') tab.field.type(add(of(tab).text));
          if (what === 'deliver' && !entries.get(key)?.needsConfirmation) deliver(tab, key);
          if (what === 'lose' && !entries.get(key)?.needsConfirmation) deliver(tab, key, true);
          if (what === 'device') save(add(server().text));
          if (what === 'use' && of(tab).copies[0]) tab.field.use(of(tab).copies[0]!.key);
          if (what === 'leave') tab.field.refetch();
          if (what === 'reload') {
            close(tab);
            tabs[at] = open();
          }
          await calm();
          expect(puts()).toBeLessThan(500);
          expect(words.filter((word) => !everywhere().includes(word))).toEqual([]);
        }
        for (let turn = 0; turn < 4; turn++) {
          for (const tab of tabs) {
            if (!entries.get(key)?.needsConfirmation) deliver(tab, key);
            tab.field.refetch();
            await calm();
          }
        }
        for (const tab of tabs)
          expect(
            words.filter(
              (word) => ![of(tab).text, ...of(tab).copies.map(({ text }) => text)].join(' ').split(' ').includes(word),
            ),
          ).toEqual([]);
        tabs.forEach(close);
      }),
      { numRuns: 40, examples: found.map((steps) => [steps]) },
    );
  }, 60_000);
});

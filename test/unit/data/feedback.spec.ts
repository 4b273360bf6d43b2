// Feedback on the real outbox, session and storage, in two pages of one browser (FEED-3, FEED-5 to FEED-7, STORE-20).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFeedback, type FeedbackField, type FeedbackState } from '../../../src/data/feedback/createFeedback.ts';
import { emptyDraft, type Feedback } from '../../../src/domain/feedback/feedback.ts';
import { LecternError } from '../../../src/errors.ts';
import type { RuntimePort } from '../../../src/port/port.ts';
import { json, Profile } from '../runtime/fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle } from '../runtime/harness.ts';

isolateRuntimes();
// What is fetched ahead has come before the runtime ends.
afterEach(settle);
const key = 'user:u1:feedback';
const feedback: Feedback = { grade: 4, options: ['navigation', 'other'], comment: 'Good. ' };
const none = () => new Response(null, { status: 204 });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refuses = (message: string) => json({ error: { code: 'conflict', message } }, { status: 409 });
let profile: Profile;
/** Replies to events, one after the other, the last from then on. */
let replies: (() => Response | Promise<Response>)[];
let taken: { readonly events: readonly Record<string, unknown>[] }[];
beforeEach(() => {
  [profile, replies, taken] = [new Profile(), [none], []];
});

interface Page {
  readonly field: FeedbackField;
  readonly states: FeedbackState[];
  readonly leave: () => void;
  readonly events: EventTarget;
}

async function open(outboxOf: (port: RuntimePort) => RuntimePort['outbox'] = ({ outbox }) => outbox): Promise<Page> {
  const { runtime, browser } = makeRuntime(
    {
      '/api/events': (init) => {
        taken.push(JSON.parse(String(init.body)) as (typeof taken)[number]);
        return (replies.length > 1 ? replies.shift()! : replies[0]!)();
      },
    },
    { profile },
  );
  runtime.port.lease();
  await runtime.port.session.user();
  const field = createFeedback({ ...runtime.port, outbox: outboxOf(runtime.port) }, 'u1', browser);
  const states: FeedbackState[] = [];
  const leave = field.subscribe((state) => states.push(state));
  await settle();
  return { field, states, leave, events: browser.events };
}
const sendings = ({ states }: Page) =>
  states.map(({ sending }) => sending).filter((one, at, all) => one !== all[at - 1]);
const memory = () => JSON.parse(profile.local.getItem(key) ?? 'null') as object | null;

describe('what was given', () => {
  it('FEED-3: goes as an event with the role and a session of its own; then nothing of it is left here but when it was', async () => {
    const page = await open();
    page.field.write(() => feedback);
    page.field.send(feedback);
    page.field.send(feedback);
    await settle();
    expect(taken).toHaveLength(1);
    expect(taken[0]!.events).toEqual([
      {
        name: 'product_feedback',
        at: '2026-11-21T12:00:00.000Z',
        sessionId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        role: 'Learner',
        details: { grade: 4, details: 'navigation,other', comment: 'Good.' },
      },
    ]);
    const last = { kind: 'sent', at: Date.UTC(2026, 10, 21, 12) };
    expect(page.field.getState()).toMatchObject({ last, draft: emptyDraft, sending: 'no' });
    expect(memory()).toEqual({ last });
    expect(sendings(page)).toEqual(['no', 'sending', 'no']);
  });

  it('FEED-5: waits while the server fails, and goes at the learner’s word, once and the same', async () => {
    replies = [() => json({}, { status: 503 }), none];
    const page = await open();
    page.field.write(() => feedback);
    page.field.send(feedback);
    await settle();
    expect(page.field.getState()).toMatchObject({ sending: 'unsent', draft: feedback });
    page.field.again();
    await settle();
    expect(page.field.getState()).toMatchObject({ sending: 'no', last: { kind: 'sent' }, draft: emptyDraft });
    expect(taken).toHaveLength(2);
    expect(taken[1]).toEqual(taken[0]);
  });

  it('FEED-5: outlives a reload without a connection, and is then known to have arrived', async () => {
    replies = [lost];
    const page = await open();
    page.field.write(() => feedback);
    page.field.send(feedback);
    await settle();
    page.leave();
    const reloaded = await open();
    await settle();
    expect(reloaded.field.getState()).toMatchObject({ last: { kind: 'sent' }, draft: feedback });
    replies = [none];
    await vi.advanceTimersByTimeAsync(120_000);
    expect(reloaded.field.getState()).toMatchObject({ sending: 'no', draft: emptyDraft });
    expect(memory()).toEqual({ last: { kind: 'sent', at: expect.any(Number) as number } });
  });

  it('FEED-5: the next page knows that feedback was sent on a page before', async () => {
    const page = await open();
    page.field.write(() => feedback);
    page.field.send(feedback);
    page.leave();
    await settle();
    expect(taken).toHaveLength(1);
    expect(memory()).toMatchObject({ open: true });
    const next = await open();
    expect(next.field.getState()).toMatchObject({ sending: 'no', last: { kind: 'sent' }, draft: emptyDraft });
  });

  it('FEED-5: where it is refused the form stands again with what was written, and nothing waits', async () => {
    replies = [() => refuses('Switched off.')];
    const page = await open();
    page.field.write(() => feedback);
    page.field.send(feedback);
    await settle();
    expect(page.field.getState()).toEqual({
      last: null,
      draft: feedback,
      sending: 'refused',
      refusal: 'Switched off.',
    });
    expect(Object.keys(profile.local).filter((one) => one.includes('outbox'))).toEqual([]);
    expect(memory()).toEqual({ draft: feedback });
    page.field.write(() => ({ ...feedback, comment: 'Changed.' }));
    expect(page.field.getState().sending).toBe('no');
  });

  it('FEED-5: that was refused on an earlier page is told on the next one', async () => {
    replies = [() => refuses('Not now.')];
    const page = await open();
    page.field.write(() => feedback);
    page.field.send(feedback);
    page.leave();
    await settle();
    const next = await open();
    expect(next.field.getState()).toMatchObject({ sending: 'refused', refusal: 'Not now.', draft: feedback });
  });

  it('FEED-5: is held where the code that sends it does not come, and goes once there is a connection', async () => {
    let comes = false;
    const late = await open(
      ({ outbox }) =>
        () =>
          comes ? outbox() : Promise.reject(new LecternError('network', 'no code')),
    );
    late.field.write(() => feedback);
    late.field.send(feedback);
    await settle();
    expect([late.field.getState().sending, memory()]).toEqual(['unsent', { draft: feedback }]);
    late.field.again();
    await settle();
    expect(late.field.getState().sending).toBe('unsent');
    comes = true;
    late.events.dispatchEvent(new Event('online'));
    await settle();
    expect([taken.length, memory()]).toEqual([1, { last: { kind: 'sent', at: expect.any(Number) as number } }]);
  });
});

describe('what is remembered', () => {
  it('FEED-6, STORE-20: each letter, for this person alone', async () => {
    const page = await open();
    page.field.write(() => ({ ...emptyDraft, comment: 'G' }));
    page.field.write(() => ({ ...emptyDraft, comment: 'Go' }));
    expect(memory()).toEqual({ draft: { grade: null, options: [], comment: 'Go' } });
    page.leave();
    expect((await open()).field.getState().draft.comment).toBe('Go');
  });

  it('FEED-7: not now', async () => {
    const page = await open();
    page.field.write(() => ({ ...emptyDraft, grade: 2 }));
    page.field.later();
    expect(page.field.getState()).toMatchObject({ last: { kind: 'later' }, draft: { grade: 2 } });
  });

  it('FEED-7: another tab sees at once that it was given, or put off; what it writes itself stays its own', async () => {
    const [one, other] = [await open(), await open()];
    const changed = () => other.events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    other.field.write(() => ({ ...emptyDraft, comment: 'Mine' }));
    one.field.write(() => ({ ...emptyDraft, comment: 'Another' }));
    changed();
    expect(other.field.getState().draft.comment).toBe('Mine');
    one.field.later();
    changed();
    expect(other.field.getState()).toMatchObject({ last: { kind: 'later' }, draft: { comment: 'Mine' } });
    one.field.send(feedback);
    await settle();
    changed();
    await settle();
    expect(other.field.getState()).toMatchObject({ last: { kind: 'sent' }, sending: 'no', draft: emptyDraft });
    expect(taken).toHaveLength(1);
  });

  it('nothing is written into what was removed by a sign-out', async () => {
    replies = [lost];
    const page = await open();
    page.field.send(feedback);
    await settle();
    for (const name of Object.keys(profile.local)) if (name.startsWith('user:u1:')) profile.local.removeItem(name);
    page.events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    await settle();
    expect(Object.keys(profile.local).filter((name) => name.startsWith('user:u1:'))).toEqual([]);
  });
});

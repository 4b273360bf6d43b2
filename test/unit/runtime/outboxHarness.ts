import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { saveAnswer } from '../../../src/contract/parts/answers.ts';
import type { NoticesModel, OutboxPort } from '../../../src/port/port.ts';
import { json, mira, Profile } from './fakeBrowser.ts';
import { makeRuntime, type Made } from './harness.ts';

export const run = 'w1';
export const answerPath = (part: string) => `/api/lectern/v1/users/me/objective-workflows/${run}/answers/${part}`;
export const me = '/api/platform/v1/users/me';
export const people = { mira, jonas: { ...mira, id: 'u2', first_name: 'Jonas' } };

/** A server that takes answers: whom it knows, and what it does with a part. */
export class Academy {
  /** Who is signed in; null is answered with 401. */
  who: { readonly id: string } | null = people.mira;
  /** Whether it can say who is signed in. */
  tells = true;
  /** By part: replies one after the other, the last from then on; 200 where absent. */
  replies: Record<string, (() => Response | Promise<Response>)[]> = {};
  /** What arrived and was not refused with 401. */
  readonly taken: { readonly who: string; readonly part: string; readonly text: string; readonly at: number }[] = [];
  /** Parts in the order in which they were asked for, whatever came of it. */
  readonly tries: number[] = [];

  answer(part: string, init: RequestInit): Response | Promise<Response> {
    this.tries.push(Date.now());
    if (!this.who) return json({}, { status: 401 });
    const { text } = JSON.parse(String(init.body)) as { text: string };
    const replies = this.replies[part] ?? [];
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    this.taken.push({ who: this.who.id, part, text, at: Date.now() });
    return reply ? reply() : json({ text, version: 1, savedAt: null, handedInAt: null });
  }
}

export interface Tab extends Made {
  readonly outbox: OutboxPort;
  readonly put: (
    part: string,
    text: string,
    more?: { readonly needsConfirmation?: boolean; readonly soon?: number; readonly userId?: string },
  ) => void;
  /** Part and text of all that waits. */
  readonly view: () => readonly string[];
  /** Titles of notices that stand. */
  readonly notices: () => readonly string[];
  /** Gives the answer that the last notice asks for: its action, or closing it. */
  readonly say: (yes: boolean) => void;
}

type More = NonNullable<Parameters<typeof makeRuntime>[1]>;

/** A page of a learner who is signed in. */
export async function openTab(academy: Academy, profile = new Profile(), more: More = {}): Promise<Tab> {
  const parts = ['p1', 'p2', 'p3'];
  let model: NoticesModel | undefined;
  const mounted = () => Promise.resolve((given: NoticesModel) => ((model = given), () => undefined));
  const made = makeRuntime(
    {
      [me]: () =>
        !academy.tells ? json({}, { status: 500 }) : academy.who ? json(academy.who) : json({}, { status: 401 }),
      ...Object.fromEntries(parts.map((part) => [answerPath(part), (init: RequestInit) => academy.answer(part, init)])),
      ...Object.fromEntries(
        ['en-US', 'ar'].map((tag) => [
          `/embed/1/locales/${tag}/outbox.json`,
          () => new Response(readFileSync(`locales/${tag}/outbox.json`, 'utf8')),
        ]),
      ),
    },
    { profile, pieces: { outlet: mounted }, ...more },
  );
  made.runtime.port.lease();
  made.runtime.port.session.user().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const outbox = await made.runtime.port.outbox();
  return {
    ...made,
    outbox,
    put: (part, text, rest = {}) =>
      outbox.put(
        saveAnswer,
        { params: { id: run, activityPathId: part }, body: { text, base: 0 } },
        { key: `answer:${run}:${part}`, workflowId: run, ...rest },
      ),
    notices: () => model?.store.getState().shown.map(({ title }) => title) ?? [],
    say: (yes) => {
      const last = model!.store.getState().shown.at(-1)!;
      if (yes) last.action!.run();
      model!.close(last.id);
    },
    view: () =>
      outbox.store.getState().map(({ key, body }) => `${key.split(':')[2]} ${(body as { text: string }).text}`),
  };
}

/** The stored keys of waiting commands. */
export const stored = (profile: Profile) => Object.keys(profile.local).filter((key) => key.includes('outbox:'));

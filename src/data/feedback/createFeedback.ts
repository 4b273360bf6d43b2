import { emptyDraft, type Feedback, type FeedbackDraft } from '../../domain/feedback/feedback.ts';
import type { LastAnswer } from '../../domain/feedback/quietUntil.ts';
import type { OutboxPort, RuntimePort, Settled, Store } from '../../port/port.ts';
import { createWatched } from './createWatched.ts';
import { feedbackKey, feedbackMemory, type FeedbackMemory } from './feedbackMemory.ts';
import { putFeedback } from './putFeedback.ts';

/** What is known of a learner's feedback. */
export interface FeedbackState {
  readonly last: LastAnswer | null;
  readonly draft: FeedbackDraft;
  /** `unsent`: it is not known to have arrived, and goes by itself when it can; `refused`: the server does not take it. */
  readonly sending: 'no' | 'sending' | 'unsent' | 'refused';
  /** The server's own words about its refusal; empty where it gave none. */
  readonly refusal: string;
}

/** The feedback of one person on this page: all elements share it, and other tabs change it. */
export interface FeedbackField extends Store<FeedbackState> {
  /** Something was written; it is kept at once (FEED-6), and what sends it comes: later there may be no connection. */
  readonly write: (change: (draft: FeedbackDraft) => FeedbackDraft) => void;
  /** "Not now". */
  readonly later: () => void;
  /** Keeps it until the server has answered. While it is on its way, another call does nothing. */
  readonly send: (feedback: Feedback) => void;
  /** Tries at once what waits to be sent. */
  readonly again: () => void;
}

const ofMemory = ({ last, draft }: FeedbackMemory) => ({ last, draft });

/**
 * Makes the feedback of one person (FEED-5 to FEED-7). It listens while somebody subscribes.
 * @param page tells of other tabs, and of the connection
 */
export function createFeedback(
  port: Pick<RuntimePort, 'storage' | 'session' | 'clock' | 'outbox'>,
  userId: string,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = globalThis,
): FeedbackField {
  const memory = feedbackMemory(port.storage.of(userId));
  let outbox: OutboxPort | null = null;
  // What could not be handed to the outbox, since its code had not come.
  let held: Feedback | null = null;
  let stops: readonly (() => void)[] = [];

  const user = () => [port.session.store.getState().user].find((known) => known?.id === userId);
  const waiting = () => outbox?.store.getState().find(({ key }) => key === feedbackKey);
  const look = () => {
    const entry = waiting();
    if (entry && !entry.refused) watched.set({ sending: entry.unsent === null ? 'sending' : 'unsent' });
  };
  const arrived = () => watched.set({ ...ofMemory(memory.change({ open: false, draft: emptyDraft })), sending: 'no' });
  const refused = (message: string) => {
    // What was not taken was not given: the form stands again, with all that was written.
    const { last } = memory.change({ last: null, open: false });
    watched.set({ last, sending: 'refused', refusal: message });
    outbox?.drop(feedbackKey);
  };
  const settled = ({ waiting: { key, refused: why }, error }: Settled) => {
    if (key === feedbackKey && user()) return error ? refused(why?.message ?? '') : arrived();
  };
  const listen = () => {
    if (outbox && watched.isWatched()) stops = [...stops, outbox.watch(settled), outbox.store.subscribe(look)];
  };
  /** @throws LecternError `network` where the code of the outbox does not come */
  const follow = async (): Promise<OutboxPort> => {
    const found = await port.outbox();
    if (outbox !== found) {
      outbox = found;
      listen();
    }
    return found;
  };
  /** Finds out what became of feedback that was given on an earlier page, or in another tab. */
  const resume = () => {
    follow().then(
      () => {
        if (!user() || !memory.read().open) return;
        const entry = waiting();
        if (!entry) arrived();
        else if (entry.refused) refused(entry.refused.message);
        else look();
      },
      () => watched.set({ sending: 'unsent' }),
    );
  };

  const send = (feedback: Feedback) => {
    held = null;
    watched.set({ sending: 'sending', refusal: '' });
    follow().then(
      (found) => {
        const person = user();
        if (!person) return watched.set({ sending: 'no' });
        const at = port.clock.now();
        putFeedback(found, person, feedback, at);
        watched.set({ last: memory.change({ last: { kind: 'sent', at }, open: true }).last });
        look();
      },
      () => {
        held = feedback;
        watched.set({ sending: 'unsent' });
      },
    );
  };
  const again = () => {
    if (held) send(held);
    else if (outbox) void outbox.send(feedbackKey);
    else resume();
  };

  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !key.endsWith(`user:${userId}:${feedbackKey}`)) return;
    const { last, draft, open } = memory.read();
    const { last: before, sending } = watched.getState();
    // What another tab is writing stays its own; what it has sent is written no more.
    const isSent = last?.kind === 'sent' && last.at !== before?.at;
    watched.set({ last, ...(isSent && { draft }), ...(!open && sending !== 'refused' && { sending: 'no' }) });
    if (open) resume();
  };
  const onOnline = () => {
    if (watched.getState().sending === 'unsent' && !waiting()) again();
  };
  const watched = createWatched<FeedbackState>(
    { ...ofMemory(memory.read()), sending: 'no', refusal: '' },
    {
      begin: () => {
        page.addEventListener('storage', onStorage);
        page.addEventListener('online', onOnline);
        held = null;
        const found = memory.read();
        watched.set({ ...ofMemory(found), ...(!found.open && { sending: 'no' }) });
        listen();
        if (found.open) resume();
      },
      end: () => {
        page.removeEventListener('storage', onStorage);
        page.removeEventListener('online', onOnline);
        for (const stop of stops) stop();
        stops = [];
      },
    },
  );

  return {
    ...watched,
    write: (change) => {
      follow().catch(() => undefined);
      const { draft } = memory.change({ draft: change(watched.getState().draft) });
      watched.set({ draft, ...(watched.getState().sending === 'refused' && { sending: 'no' }) });
    },
    later: () => watched.set(ofMemory(memory.change({ last: { kind: 'later', at: port.clock.now() }, open: false }))),
    send: (feedback) => {
      if (watched.getState().sending !== 'sending') send(feedback);
    },
    again,
  };
}

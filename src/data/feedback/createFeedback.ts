import { emptyDraft, type Feedback, type FeedbackDraft } from '../../domain/feedback/feedback.ts';
import type { LastAnswer } from '../../domain/feedback/quietUntil.ts';
import type { OutboxPort, RuntimePort, Settled, Store } from '../../port/port.ts';
import { createWatched } from './createWatched.ts';
import { feedbackKey, feedbackMemory, type FeedbackMemory } from './feedbackMemory.ts';
import { putFeedback } from './putFeedback.ts';

/** The state of a learner's feedback. */
export interface FeedbackState {
  readonly last: LastAnswer | null;
  readonly draft: FeedbackDraft;
  /** `unsent`: it may not have arrived, and is sent by itself when possible; `refused`: the server does not accept it. */
  readonly sending: 'no' | 'sending' | 'unsent' | 'refused';
  /** The server's own words about its refusal; empty where it gave none. */
  readonly refusal: string;
}

/** The feedback of one person on this page: all elements share it, and other tabs change it. */
export interface FeedbackField extends Store<FeedbackState> {
  /** Changes the draft, which is kept at once (FEED-6). It also loads the code that sends feedback: later there may be no connection. */
  readonly write: (change: (draft: FeedbackDraft) => FeedbackDraft) => void;
  /** "Not now". */
  readonly later: () => void;
  /** Sends feedback, and keeps it until the server has answered. While it is on its way, another call does nothing. */
  readonly send: (feedback: Feedback) => void;
  /** Tries at once to send waiting feedback. */
  readonly again: () => void;
}

/** The part of the feedback that the browser keeps. */
const ofMemory = ({ last, draft }: FeedbackMemory) => ({ last, draft });

/** The change that another tab has made. A draft of the other tab stays there; a sent one is no longer a draft in any tab. */
function changeByTab(before: FeedbackState, { last, draft, open }: FeedbackMemory): Partial<FeedbackState> {
  const isSent = last?.kind === 'sent' && last.at !== before.last?.at;
  return { last, ...(isSent && { draft }), ...(!open && before.sending !== 'refused' && { sending: 'no' }) };
}

/**
 * Makes the feedback of one person (FEED-5 to FEED-7). It listens while somebody subscribes.
 * @param page source of events about other tabs and the connection
 */
export function createFeedback(
  port: Pick<RuntimePort, 'storage' | 'session' | 'clock' | 'outbox'>,
  userId: string,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = globalThis,
): FeedbackField {
  const memory = feedbackMemory(port.storage.of(userId));
  let outbox: OutboxPort | null = null;
  let heldUntilLoaded: Feedback | null = null;
  let stops: readonly (() => void)[] = [];

  const user = () => [port.session.store.getState().user].find((known) => known?.id === userId);
  const waiting = () => outbox?.store.getState().find(({ key }) => key === feedbackKey);
  const look = () => {
    const entry = waiting();
    if (entry && !entry.refused) watched.set({ sending: entry.unsent === null ? 'sending' : 'unsent' });
  };
  const arrived = () => watched.set({ ...ofMemory(memory.change({ open: false, draft: emptyDraft })), sending: 'no' });
  const refused = (message: string) => {
    // Refused feedback was not given: the form is shown again, with everything that was written.
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
  /** @throws LecternError `network` where the code of the outbox does not arrive */
  const follow = async (): Promise<OutboxPort> => {
    const found = await port.outbox();
    if (outbox !== found) {
      outbox = found;
      listen();
    }
    return found;
  };
  /** Finds out the outcome of feedback that was given on an earlier page, or in another tab. */
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
    heldUntilLoaded = null;
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
        heldUntilLoaded = feedback;
        watched.set({ sending: 'unsent' });
      },
    );
  };
  const again = () => {
    if (heldUntilLoaded) send(heldUntilLoaded);
    else if (outbox) void outbox.send(feedbackKey);
    else resume();
  };

  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !key.endsWith(`user:${userId}:${feedbackKey}`)) return;
    const found = memory.read();
    watched.set(changeByTab(watched.getState(), found));
    if (found.open) resume();
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
        heldUntilLoaded = null;
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

import { onlineManager, QueryObserver } from '@tanstack/query-core';
import { saveAnswer } from '../../../contract/parts/answers.ts';
import type { LecternError } from '../../../errors.ts';
import type { OutboxPort, RuntimePort, Settled } from '../../../port/port.ts';
import { draftOf, moveOf, type AnswerFacts, type Typed } from './answerDraft.ts';
import type { AnswerOf, AnswerState } from './AnswerField.ts';
import { answerQuery } from './answerQuery.ts';
import { answerSending, type AnswerSending } from './answerSending.ts';
import { isTakenOn } from './isTakenOn.ts';
import type { KeptText } from './keptText.ts';
import { listenerSet } from './listenerSet.ts';
import { readSince } from './readSince.ts';
import { shownTexts, type ShownTexts } from './shownTexts.ts';
import { waitingAnswer, type WaitingAnswer } from './waitingAnswer.ts';

/** The field of an answer without the learner's actions: its data, and how it follows outbox and server. */
export interface AnswerCore extends Pick<AnswerSending, 'send' | 'sendIn'> {
  readonly waiting: WaitingAnswer;
  readonly shown: ShownTexts;
  readonly facts: () => AnswerFacts;
  readonly state: () => AnswerState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes a text as the learner's own. `update` has to follow. */
  readonly setTyped: (text: Typed) => void;
  /** Updates the outbox, computes the state again and tells the listeners. */
  readonly update: () => void;
  readonly refetch: () => void;
  /** Resolves when the server's copy is known again, if it is being fetched again. */
  readonly known: () => Promise<void>;
  readonly end: () => void;
  readonly ended: () => boolean;
}

/** Whether the learner chose another text in another tab, which put this one aside: the field then shows the chosen one too (DRAFT-4). */
function isPutAside(typed: Typed | null, waiting: WaitingAnswer): boolean {
  const { kept, aside } = waiting.texts();
  return typed !== null && kept?.text !== typed.text && aside.some(({ text }) => text === typed.text);
}

/** Follows one answer of the person who is signed in. It ends itself when another person signs in. */
export function answerCore(port: RuntimePort, outbox: OutboxPort, of: AnswerOf): AnswerCore {
  const { cache, session } = port;
  const { userId, timed } = of;
  const query = answerQuery(port, of.workflowId, of.activityPathId);
  const waiting = waitingAnswer(outbox, of);
  const shown = shownTexts();
  const { tell, subscribe } = listenerSet();
  let state: AnswerState;
  let typed: AnswerFacts['typed'] = null;
  /** The text that waited when this was last computed. */
  let waited: KeptText | null = null;
  let asked: string | null = null;
  let asking: Promise<void> | null = null;
  let updating = false;
  let over = false;

  const observer = new QueryObserver(cache, {
    ...query,
    refetchOnWindowFocus: () => !state.draft.unsent && 'always',
  });
  const copy = readSince(observer);

  const facts = (): AnswerFacts => ({
    ...waiting.texts(),
    server: observer.getCurrentResult().data,
    typed,
    shown: shown.has,
    timed,
    online: onlineManager.isOnline(),
    sending: sending.isUnderWay(),
    asked,
  });

  /** Makes the outbox hold the text of the field. */
  const settleOutbox = () => {
    const now = facts();
    const move = moveOf(now);
    copy.see(now.kept?.at);
    if (move?.kind === 'drop' && (typed || copy.isRead())) waiting.drop(waiting.key);
    if (move?.kind === 'put') {
      if (typed) typed = { ...typed, text: move.text, base: move.base };
      waiting.put(move, move.needsConfirmation);
    }
    if (now.server?.handedInAt || (typed && asked === null && typed.text === now.server?.text)) typed = null;
  };

  const update = () => {
    // A change to the outbox calls this function again.
    if (updating) return;
    updating = true;
    if (isPutAside(typed, waiting) || isTakenOn(waited, facts())) typed = null;
    settleOutbox();
    const now = facts();
    waited = now.kept;
    const { error, isFetching } = observer.getCurrentResult();
    state = { draft: draftOf(now), server: now.server, error: error as LecternError | null, busy: isFetching };
    shown.add(state.draft.text);
    // A copy that is offered is not part of this text, even if the field showed it for a moment.
    for (const copy of state.draft.copies) shown.remove(copy.text);
    updating = false;
    tell();
  };

  const askAgain = (text: string) => {
    asked = text;
    asking ??= observer.refetch().then(() => {
      asking = asked = null;
      update();
    });
  };
  const onSettled = (text: string, { reply, error }: Settled) => {
    if (!error && reply !== undefined) {
      const answer = saveAnswer.read(reply);
      // The server may have changed characters: its text counts.
      if (typed?.text === text) typed = null;
      void cache.cancelQueries({ queryKey: query.queryKey });
      cache.setQueryData(query.queryKey, answer);
    } else if (!error || error.code === 'conflict') askAgain(text);
    update();
  };

  const sending = answerSending({ timed, waiting, standing: () => state.draft.standing, update });
  const end = () => {
    over = true;
    sending.stop();
    for (const off of heard) off();
  };
  const heard = [
    observer.subscribe(update),
    waiting.subscribe(update),
    waiting.watch(onSettled),
    onlineManager.subscribe(update),
    // The text of one person is never sent in another person's name.
    session.store.subscribe(({ phase, user }) => {
      if (phase !== 'signed-out' && (user?.id ?? userId) === userId) return;
      typed = null;
      end();
      tell();
    }),
  ];
  update();

  return {
    waiting,
    shown,
    facts,
    state: () => state,
    subscribe,
    setTyped: (text) => void (typed = { ...text, at: port.clock.now() }),
    update,
    send: sending.send,
    sendIn: sending.sendIn,
    refetch: () => void observer.refetch(),
    known: async () => void (await asking),
    end,
    ended: () => over,
  };
}

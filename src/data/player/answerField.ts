import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { saveAnswer } from '../../contract/answers.ts';
import type { Answer } from '../../domain/answer.ts';
import type { LecternError } from '../../errors.ts';
import type { OutboxPort, RuntimePort, Settled } from '../../runtime/port.ts';
import { draftOf, moveOf, type AnswerFacts, type Draft, type Typed } from './answerDraft.ts';
import { answerQuery } from './answerQuery.ts';
import { keptText } from './keptText.ts';
import { textSum } from './textSum.ts';

export interface AnswerOf {
  readonly userId: string;
  readonly workflowId: string;
  readonly activityPathId: string;
  /** Nothing of the part goes out by itself later (DRAFT-5). */
  readonly timed: boolean;
}

/** What is known of an answer now. */
export interface AnswerState {
  readonly draft: Draft;
  /** Undefined until it is known. */
  readonly server: Answer | undefined;
  /** Why the server's copy is not known. */
  readonly error: LecternError | null;
  readonly busy: boolean;
}

/** The field of one answer: what is typed in it is kept at once and sent soon (DRAFT-1, DRAFT-2). */
export interface AnswerField {
  readonly getState: () => AnswerState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (text: string) => void;
  /** Puts a copy into the field; what stood there becomes a copy (DRAFT-4). */
  readonly use: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Sends what is not sent yet; where there are copies, what stands in the field is what counts. @returns whether the server has it */
  readonly save: () => Promise<boolean>;
  readonly refetch: () => void;
  /** The part is left: what waits is sent. */
  readonly leave: () => void;
  readonly end: () => void;
  /** Whether it has ended, perhaps because another person is signed in now. */
  readonly ended: () => boolean;
}

/** A pause in typing after which it is sent (DRAFT-2), in milliseconds. */
const pause = 3000;

/** Makes the field of one answer of the person who is signed in. It outlives what shows it while something is on its way. */
export function createAnswerField(port: RuntimePort, outbox: OutboxPort, { userId, workflowId, activityPathId, timed }: AnswerOf): AnswerField {
  const key = `answer:${workflowId}:${activityPathId}`;
  const { cache, session } = port;
  const params = { id: workflowId, activityPathId };
  const listeners = new Set<() => void>();
  const shown = new Set([textSum('')]);
  let typed: Typed | null = null;
  let asking: Promise<void> | null = null;
  let asked: string | null = null;
  let sending = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: AnswerState;
  const { queryKey } = answerQuery(port, workflowId, activityPathId);
  const known = (text: string) => shown.has(textSum(text));
  const remember = (text: string) => void shown.add(textSum(text));

  const waiting = () => outbox.store.getState().flatMap((one) => (one.key.startsWith(key) ? (keptText(one) ?? []) : []));
  const facts = (): AnswerFacts => {
    const all = waiting();
    return {
      server: observer.getCurrentResult().data,
      kept: all.find((one) => one.key === key) ?? null,
      aside: all.filter((one) => one.key.startsWith(`${key}#`)).toReversed(),
      typed,
      shown: known,
      timed,
      online: onlineManager.isOnline(),
      sending: sending > 0 || timer !== undefined,
      asked,
    };
  };
  const observer = new QueryObserver(cache, { ...answerQuery(port, workflowId, activityPathId), refetchOnWindowFocus: () => !state.draft.unsent && 'always' });

  const put = (text: string, base: number, byWord: boolean) => outbox.put(saveAnswer, { params, body: { text, base } }, { key, workflowId, byWord, soon: pause });
  const setAside = (text: string, base: number) => {
    if (text.trim()) outbox.put(saveAnswer, { params, body: { text, base } }, { key: `${key}#${textSum(text)}`, workflowId, byWord: true });
  };

  let turning = false;
  const turn = () => {
    // What is done here changes what waits, and is told of that.
    if (turning) return;
    turning = true;
    let now = facts();
    const move = moveOf(now);
    if (move?.kind === 'drop') outbox.drop(key);
    if (move?.kind === 'put') {
      if (typed) typed = { text: move.text, base: move.base };
      put(move.text, move.base, move.byWord);
    }
    if (now.server?.handedInAt || (typed && asked === null && typed.text === now.server?.text)) typed = null;
    now = facts();
    const { error, isFetching } = observer.getCurrentResult();
    state = { draft: draftOf(now), server: now.server, error: error as LecternError | null, busy: isFetching };
    remember(state.draft.text);
    // What is offered has not gone into what stands here, though it may have stood here for a moment.
    for (const copy of state.draft.copies) shown.delete(textSum(copy.text));
    turning = false;
    for (const listener of [...listeners]) listener();
  };

  /** What is known of the server's copy no longer holds. */
  const ask = (text: string) => {
    asked = text;
    asking ??= observer.refetch().then(() => {
      asking = asked = null;
      turn();
    });
  };
  const settle = ({ waiting: { key: of, body }, reply, error }: Settled) => {
    if (of !== key) return;
    const { text } = body as Typed;
    if (!error && reply !== undefined) {
      const answer = saveAnswer.read(reply);
      // Kept as the server keeps it, be it in other characters.
      if (typed?.text === text) typed = null;
      void cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, answer);
    } else if (!error || error.code === 'conflict') ask(text);
    turn();
  };

  const send = async () => {
    sending++;
    turn();
    await outbox.send(key);
    sending--;
    turn();
  };
  /** What waits for the learner's word goes by itself while there is a connection, and not later (DRAFT-5). */
  const soon = (milliseconds: number) => {
    clearTimeout(timer);
    timer = undefined;
    if (!timed || state.draft.standing === 'choose' || state.draft.standing === 'tooLong') return;
    timer = setTimeout(() => {
      timer = undefined;
      if (onlineManager.isOnline() && facts().kept) void send();
      else turn();
    }, milliseconds);
    turn();
  };

  let over = false;
  const end = () => {
    over = true;
    clearTimeout(timer);
    for (const off of heard) off();
  };
  const heard = [
    observer.subscribe(turn),
    outbox.store.subscribe(turn),
    outbox.watch(settle),
    onlineManager.subscribe(turn),
    // What one person typed is put in nobody else's name.
    session.store.subscribe(({ phase, user }) => {
      if (phase !== 'signed-out' && (user?.id ?? userId) === userId) return;
      typed = null;
      end();
      for (const listener of [...listeners]) listener();
    }),
  ];
  turn();

  const field: AnswerField = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (text) => {
      const { kept } = facts();
      // What another tab wrote meanwhile was not seen here (DRAFT-4).
      if (kept && !known(kept.text)) {
        setAside(kept.text, kept.base);
        remember(kept.text);
      }
      typed = { text, base: state.draft.base };
      remember(text);
      turn();
      soon(pause);
    },
    use: (of) => {
      const { draft, server } = state;
      const copy = draft.copies.find((one) => one.key === of);
      if (!copy) return;
      const { kept } = facts();
      const others = [draft, ...(kept ? [kept] : []), ...(server && draft.copies.some((one) => one.key === 'server') ? [{ text: server.text, base: server.version }] : [])];
      for (const { text, base } of others) if (text !== copy.text) setAside(text, base);
      if (of !== 'server' && of !== key) outbox.drop(of);
      for (const { text } of others) remember(text);
      typed = { text: copy.text, base: server?.version ?? draft.base };
      turn();
      soon(0);
    },
    remove: (of) => {
      const { draft, server } = state;
      const copy = draft.copies.find((one) => one.key === of);
      if (!copy) return;
      remember(copy.text);
      if (of === 'server') typed = { text: draft.text, base: server?.version ?? draft.base };
      else if (of !== key || !typed) outbox.drop(of);
      turn();
    },
    save: async () => {
      const { draft, server } = state;
      if (draft.standing === 'tooLong') return false;
      if (draft.standing === 'choose' && server) {
        setAside(server.text, server.version);
        typed = { text: draft.text, base: server.version };
        turn();
      }
      // Refused for what it was written upon, perhaps, or for something that has passed.
      const { kept } = facts();
      if (kept?.refused && kept.text === draft.text) put(kept.text, Math.max(kept.base, state.server?.version ?? 0), kept.byWord);
      if (state.draft.unsent && facts().kept) await send();
      await asking;
      return !state.draft.unsent;
    },
    refetch: () => void observer.refetch(),
    leave: () => {
      if (state.draft.unsent && state.draft.standing === 'saving') void send();
    },
    end,
    ended: () => over,
  };
  return field;
}

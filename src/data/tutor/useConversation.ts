import { useEffect, useRef, useState } from 'react';
import { asError } from '../../commands/asError.ts';
import { rateTutor } from '../../contract/tutor/tutorCalls.ts';
import type { TutorExchange } from '../../domain/tutor/tutor.ts';
import type { LecternError } from '../../errors.ts';
import { uuid } from '../../plain/uuid.ts';
import { usePort } from '../../port/context.tsx';
import { useQuery } from '../query/useQuery.ts';
import { askQuestion } from './askQuestion.ts';
import { historyQuery, standingQuery } from './tutorQueries.ts';

/** The conversation of a learner in one knowledge model. */
export interface Conversation {
  /** Null until they are known; the one that is being answered is the last. */
  readonly exchanges: readonly TutorExchange[] | null;
  /** Why the earlier questions cannot be shown. */
  readonly error: LecternError | null;
  readonly reload: () => void;
  /** Why questions of this page were not answered, by their ids. */
  readonly failures: ReadonlyMap<string, LecternError>;
  readonly answering: boolean;
  /**
   * @param replaces an earlier question that is asked again
   * @returns the id of the new question; empty where one is being answered
   */
  readonly ask: (text: string, replaces?: string) => string;
  readonly stop: () => void;
  /** @returns whether it was kept */
  readonly rate: (id: string, rating: 1 | -1 | null) => Promise<boolean>;
}

/** @param activityPathId the part that the learner has open; empty where there is none */
export function useConversation(knowledgeModelId: string, activityPathId: string): Conversation {
  const port = usePort();
  const history = historyQuery(port, knowledgeModelId, true);
  const { data, error, refetch } = useQuery(history, port.cache);
  const [live, setLive] = useState<TutorExchange | null>(null);
  const [failures, setFailures] = useState<ReadonlyMap<string, LecternError>>(new Map());
  const control = useRef<AbortController | null>(null);
  /** Ids of the questions that were replaced by another one. */
  const replaced = useRef(new Set<string>());
  // Leaving the tutor stops its answer.
  useEffect(() => () => control.current?.abort(), [knowledgeModelId]);

  const put = (change: (all: readonly TutorExchange[]) => readonly TutorExchange[]) =>
    port.cache.setQueryData(history.queryKey, (all) => change(all ?? []));

  const ask = (text: string, replaces: string | null = null) => {
    if (control.current) return '';
    const own = new AbortController();
    control.current = own;
    const id = uuid();
    let now: TutorExchange = {
      id,
      question: text,
      answer: '',
      kind: 'search',
      state: 'answering',
      citations: [],
      asked: port.clock.now(),
      rating: null,
    };
    if (replaces) {
      replaced.current.add(replaces);
      put((all) => all.filter((one) => one.id !== replaces));
    }
    setLive(now);
    const settle = (state: TutorExchange['state']) => {
      now = { ...now, state };
      // Another question may have replaced this one before the earlier questions have arrived.
      const add = () => replaced.current.has(id) || put((all) => [...all.filter((one) => one.id !== id), now]);
      const comes = port.cache.isFetching({ queryKey: history.queryKey }) > 0;
      add();
      // A list that is still on its way was read before this question, and would replace the list in the cache.
      if (comes) void port.cache.fetchQuery({ ...history, staleTime: 0 }).then(add, () => undefined);
      control.current = null;
      setLive(null);
      void port.cache.invalidateQueries({ queryKey: standingQuery(port, knowledgeModelId, activityPathId).queryKey });
    };
    askQuestion(
      port,
      { knowledgeModelId, id, text, activityPathId, replaces },
      ({ answer, kind, citations }) => {
        now = { ...now, answer, kind, citations };
        setLive(now);
      },
      own.signal,
    ).then(
      () => settle('done'),
      (cause: unknown) => {
        if (!own.signal.aborted) setFailures((before) => new Map(before).set(id, asError(cause)));
        settle(own.signal.aborted ? 'stopped' : 'failed');
      },
    );
    return id;
  };

  const rate = async (id: string, rating: 1 | -1 | null) => {
    const marked = (value: TutorExchange['rating']) =>
      put((all) => all.map((one) => (one.id === id ? { ...one, rating: value } : one)));
    const before = data?.find((one) => one.id === id)?.rating ?? null;
    marked(rating);
    try {
      await port.send(rateTutor, { params: { knowledgeModelId, messageId: id }, body: { rating } });
      return true;
    } catch {
      marked(before);
      return false;
    }
  };

  return {
    exchanges: data ? [...data.filter((one) => one.id !== live?.id), ...(live ? [live] : [])] : null,
    error: data || !error ? null : asError(error),
    reload: () => void refetch(),
    failures,
    answering: live !== null,
    ask: (text, replaces) => ask(text, replaces ?? null),
    stop: () => control.current?.abort(),
    rate,
  };
}

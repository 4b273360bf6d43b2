import { askTutor, readTutorEvent } from '../../contract/tutor/tutorCalls.ts';
import type { TutorExchange } from '../../domain/tutor/tutor.ts';
import { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';

/** A question as it is sent. */
export interface Question {
  readonly knowledgeModelId: string;
  readonly id: string;
  readonly text: string;
  /** The part that the learner has open; empty where there is none. */
  readonly activityPathId: string;
  /** The question it repeats. */
  readonly replaces: string | null;
}

/** The part of an answer that has arrived. */
export type Coming = Pick<TutorExchange, 'answer' | 'kind' | 'citations'> & {
  /** Questions that are left today; null until that is told. */
  readonly left: number | null;
};

/**
 * Asks a question, and calls `grown` as the answer grows (TUTOR-9).
 * @throws LecternError `network` where the answer broke off
 */
export async function askQuestion(
  port: RuntimePort,
  { knowledgeModelId, id, text, activityPathId, replaces }: Question,
  grown: (coming: Coming) => void,
  signal: AbortSignal,
): Promise<void> {
  let coming: Coming = { answer: '', kind: 'search', citations: [], left: null };
  let ended = false;
  const hear = ({ name, data }: { readonly name: string; readonly data: unknown }) => {
    const event = readTutorEvent(name, data);
    if (!event || ended) return;
    if (event.name === 'error')
      throw new LecternError('network', 'tutor.ask: the answer broke off', { call: 'tutor.ask' });
    if (event.name === 'done') ended = true;
    else if (event.name === 'answer') coming = { ...coming, kind: event.kind, left: event.left };
    else if (event.name === 'citations') coming = { ...coming, citations: event.citations };
    else coming = { ...coming, answer: coming.answer + event.text };
    grown(coming);
  };
  await port.send(
    askTutor,
    { params: { knowledgeModelId }, body: { id, text, activityPathId: activityPathId || null, replaces } },
    { signal, heard: hear },
  );
  if (!ended) throw new LecternError('network', 'tutor.ask: the answer broke off', { call: 'tutor.ask' });
}

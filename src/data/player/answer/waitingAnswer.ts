import { saveAnswer } from '../../../contract/parts/answers.ts';
import type { OutboxPort, Settled, WaitingOf } from '../../../port/port.ts';
import type { Typed } from './answerDraft.ts';
import type { AnswerOf } from './AnswerField.ts';
import { keptText, type KeptText } from './keptText.ts';
import { textSum } from './textSum.ts';

/** A pause in typing after which the text is sent (DRAFT-2), in milliseconds. */
export const typingPause = 3000;

/** The texts of one answer in the outbox. */
export interface WaitingAnswer {
  /** Key of the text that is to be sent. */
  readonly key: string;
  /** The text that is to be sent, and the copies that were put aside, the newest first. */
  readonly texts: () => { readonly kept: KeptText | null; readonly aside: readonly KeptText[] };
  readonly put: (text: Typed, needsConfirmation: boolean) => void;
  /** Keeps a text as a copy that only the learner can choose (DRAFT-4). A blank text is not kept. */
  readonly setAside: (text: Typed) => void;
  readonly drop: (key: string) => void;
  readonly send: () => Promise<boolean>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls the listener with each answer of the server to the text that was to be sent. */
  readonly watch: (listener: (text: string, settled: Settled) => void) => () => void;
}

/** Reads and changes the texts that the outbox keeps for one answer. */
export function waitingAnswer(outbox: OutboxPort, { userId, workflowId, activityPathId }: AnswerOf): WaitingAnswer {
  const key = `answer:${workflowId}:${activityPathId}`;
  const params = { id: workflowId, activityPathId };
  const write = ({ text, base }: Typed, of: Pick<WaitingOf, 'key' | 'needsConfirmation' | 'soon'>) =>
    outbox.put(saveAnswer, { params, body: { text, base } }, { workflowId, userId, ...of });
  return {
    key,
    texts: () => {
      const all = outbox.store.getState().flatMap((one) => (one.key.startsWith(key) ? (keptText(one) ?? []) : []));
      return {
        kept: all.find((one) => one.key === key) ?? null,
        aside: all.filter((one) => one.key.startsWith(`${key}#`)).toReversed(),
      };
    },
    put: (text, needsConfirmation) => write(text, { key, needsConfirmation, soon: typingPause }),
    setAside: (text) => {
      if (text.text.trim()) write(text, { key: `${key}#${textSum(text.text)}`, needsConfirmation: true });
    },
    drop: outbox.drop,
    send: () => outbox.send(key),
    subscribe: (listener) => outbox.store.subscribe(listener),
    watch: (listener) =>
      outbox.watch((settled) => {
        if (settled.waiting.key === key) listener((settled.waiting.body as Typed).text, settled);
      }),
  };
}

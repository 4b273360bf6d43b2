import { onlineManager } from '@tanstack/query-core';
import type { SavingState } from './answerDraft.ts';
import type { WaitingAnswer } from './waitingAnswer.ts';

/** Sends the text of an answer before the outbox does it by itself. */
export interface AnswerSending {
  readonly send: () => Promise<void>;
  /** In a part with a time limit the text is sent after a while, as long as there is a connection (DRAFT-5). */
  readonly sendIn: (milliseconds: number) => void;
  readonly isUnderWay: () => boolean;
  readonly stop: () => void;
}

/** @param update called when sending begins or ends */
export function answerSending({
  timed,
  waiting,
  standing,
  update,
}: {
  readonly timed: boolean;
  readonly waiting: WaitingAnswer;
  readonly standing: () => SavingState;
  readonly update: () => void;
}): AnswerSending {
  let underWay = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const send = async () => {
    underWay++;
    update();
    await waiting.send();
    underWay--;
    update();
  };
  return {
    send,
    sendIn: (milliseconds) => {
      clear();
      if (!timed || standing() === 'choose' || standing() === 'tooLong') return;
      timer = setTimeout(() => {
        timer = undefined;
        if (onlineManager.isOnline() && waiting.texts().kept) void send();
        else update();
      }, milliseconds);
      update();
    },
    isUnderWay: () => underWay > 0 || timer !== undefined,
    stop: () => clearTimeout(timer),
  };
}

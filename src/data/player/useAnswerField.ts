import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OutboxPort, RuntimePort } from '../../runtime/port.ts';
import { createAnswerField, type AnswerField, type AnswerOf } from './answerField.ts';

interface Held {
  readonly field: AnswerField;
  holders: number;
}

const fields = new WeakMap<OutboxPort, Map<string, Held>>();

/** Takes the field of an answer; one that was left with something on its way is come back to. @returns leaves it again */
function hold(port: RuntimePort, outbox: OutboxPort, of: AnswerOf): { readonly field: AnswerField; readonly leave: () => void } {
  const all = fields.get(outbox) ?? new Map<string, Held>();
  fields.set(outbox, all);
  const name = JSON.stringify(of);
  const held = all.get(name) ?? { field: createAnswerField(port, outbox, of), holders: 0 };
  all.set(name, held);
  held.holders++;
  const { field } = held;
  const leave = () => {
    held.holders--;
    field.leave();
    const off = field.subscribe(() => end());
    const end = () => {
      if (held.holders === 0 && field.getState().draft.unsent && !field.ended()) return;
      off();
      if (held.holders > 0 || all.get(name) !== held) return;
      all.delete(name);
      field.end();
    };
    end();
  };
  return { field, leave };
}

/** The field of an answer while it is shown; null until the code of what waits is there, `failed` where it cannot be had. @param attempt asks again when it changes */
export function useAnswerField(port: RuntimePort, { userId, workflowId, activityPathId, timed }: AnswerOf, attempt: number): AnswerField | 'failed' | null {
  const [field, setField] = useState<AnswerField | 'failed' | null>(null);
  useEffect(() => {
    let here = true;
    let end = () => {};
    setField(null);
    port.outbox().then(
      (outbox) => {
        if (!here) return;
        const held = hold(port, outbox, { userId, workflowId, activityPathId, timed });
        setField(held.field);
        end = held.leave;
      },
      () => here && setField('failed'),
    );
    return () => {
      here = false;
      end();
    };
  }, [port, userId, workflowId, activityPathId, timed, attempt]);
  return field;
}

/** What is known of an answer, as it changes. */
export const useAnswerState = (field: AnswerField) => useSyncExternalStore(field.subscribe, field.getState, field.getState);

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OutboxPort, RuntimePort } from '../../../port/port.ts';
import { createAnswerField } from './createAnswerField.ts';
import type { AnswerField, AnswerOf } from './AnswerField.ts';
import { toJson } from '../../../plain/toJson.ts';

interface Held {
  readonly field: AnswerField;
  holders: number;
}

const fields = new WeakMap<OutboxPort, Map<string, Held>>();

/** Takes the field of an answer. A field that was left while a text was on its way is taken again. @returns the field, and `leave` */
function hold(
  port: RuntimePort,
  outbox: OutboxPort,
  of: AnswerOf,
): { readonly field: AnswerField; readonly leave: () => void } {
  const all = fields.get(outbox) ?? new Map<string, Held>();
  fields.set(outbox, all);
  const name = toJson(of);
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

/**
 * The field of an answer while it is shown.
 * @param attempt a new number asks again after a failure
 * @returns null until the code of the outbox is there; `failed` where it does not arrive
 */
export function useAnswerField(
  port: RuntimePort,
  { userId, workflowId, activityPathId, timed }: AnswerOf,
  attempt: number,
): AnswerField | 'failed' | null {
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

/** The state of a field, as it changes. */
export const useAnswerState = (field: AnswerField) =>
  useSyncExternalStore(field.subscribe, field.getState, field.getState);

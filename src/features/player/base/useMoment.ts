import { useEffect, useMemo, useState } from 'react';
import type { Instant } from '../../../domain/time/instant.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import type { Clock } from '../../../port/port.ts';
import { nextTurn } from './nextTurn.ts';

/**
 * The time by which a screen is judged. It moves on when `next` arrives, so that parts that open then open without a
 * request (TREE-7), and when `fresh` changes.
 * @param nextAfter the soonest instant after the given one at which something changes, or null
 * @param onArrive called when that instant came
 */
export function useMoment(
  clock: Clock,
  nextAfter: (now: Instant) => Instant | null,
  fresh: unknown,
  onArrive?: () => void,
): Required<Moment> {
  // Not a state that is set while drawing: everything judged by this time would be judged twice, and a tree has
  // thousands of parts.
  const begun = useMemo(() => ({ now: clock.now(), fresh }), [clock, fresh]);
  const [arrived, setArrived] = useState({ begun, now: begun.now });
  const now = arrived.begun === begun ? arrived.now : begun.now;
  const doubt = clock.doubt();
  // To find that instant, each part of a tree is looked at. Drawing does not need the instant.
  useEffect(() => {
    const turn = nextTurn(nextAfter, { now, doubt });
    if (!turn) return;
    return clock.at(turn.at, () => {
      // A timer may fire a hair early; the rules must see the instant as reached.
      setArrived({ begun, now: Math.max(clock.now(), turn.at) });
      if (turn.arrives) onArrive?.();
    });
  }, [clock, begun, nextAfter, now, doubt, onArrive]);
  return useMemo(() => ({ now, doubt }), [now, doubt]);
}

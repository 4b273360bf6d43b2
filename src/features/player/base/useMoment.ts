import { useEffect, useMemo, useState } from 'react';
import type { Instant } from '../../../domain/time/instant.ts';
import type { ClientMoment } from '../../../domain/time/moment.ts';
import type { Clock } from '../../../port/port.ts';
import { nextTurn } from './nextTurn.ts';

/**
 * The time for all decisions of a screen. It advances when `next` arrives, so that parts that open then open without a
 * request (TREE-7), and when `fresh` changes.
 * @param nextAfter the soonest instant after the given one at which something changes, or null
 * @param onArrive called when that instant came
 */
export function useMoment(
  clock: Clock,
  nextAfter: (now: Instant) => Instant | null,
  fresh: unknown,
  onArrive?: () => void,
): ClientMoment {
  // Not a state that is set while drawing: then everything that depends on this time would be computed twice, and a
  // tree has thousands of parts.
  const begun = useMemo(() => ({ now: clock.now(), fresh }), [clock, fresh]);
  const [arrived, setArrived] = useState({ begun, now: begun.now });
  const now = arrived.begun === begun ? arrived.now : begun.now;
  const doubt = clock.doubt();
  // An effect, because drawing does not need this instant, and finding it means to look at each part of the tree.
  useEffect(() => {
    const turn = nextTurn(nextAfter, { now, doubt });
    if (!turn) return;
    return clock.at(turn.at, () => {
      // A timer may fire slightly early; the rules must see the instant as reached.
      setArrived({ begun, now: Math.max(clock.now(), turn.at) });
      if (turn.arrives) onArrive?.();
    });
  }, [clock, begun, nextAfter, now, doubt, onArrive]);
  return useMemo(() => ({ now, doubt, loaded: begun.now }), [now, doubt, begun]);
}

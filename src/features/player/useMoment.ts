import { useEffect, useMemo, useState } from 'react';
import type { Instant } from '../../domain/instant.ts';
import type { Moment } from '../../domain/moment.ts';
import type { Clock } from '../../runtime/port.ts';
import { nextTurn } from './nextTurn.ts';

/**
 * The time by which a screen is judged. It moves on when `next` arrives, so that what opens then opens without being asked
 * (TREE-7), and when `fresh` changes.
 * @param nextAfter the soonest instant after the given one at which something changes, or null
 * @param onArrive called when that instant came
 */
export function useMoment(clock: Clock, nextAfter: (now: Instant) => Instant | null, fresh: unknown, onArrive?: () => void): Required<Moment> {
  const [state, setState] = useState(() => ({ fresh, now: clock.now() }));
  if (state.fresh !== fresh) setState({ fresh, now: clock.now() });
  const doubt = clock.doubt();
  const turn = useMemo(() => nextTurn(nextAfter, { now: state.now, doubt }), [nextAfter, state.now, doubt]);
  const next = turn?.at ?? null;
  const arrives = turn?.arrives ?? false;
  useEffect(() => {
    if (next === null) return;
    return clock.at(next, () => {
      // A timer may fire a hair early; the rules must see the instant as reached.
      setState((last) => ({ ...last, now: Math.max(clock.now(), next) }));
      if (arrives) onArrive?.();
    });
  }, [clock, next, arrives, onArrive]);
  return useMemo(() => ({ now: state.now, doubt }), [state.now, doubt]);
}

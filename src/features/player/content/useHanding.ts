import { useEffect, useMemo, useRef } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Handing, HandInButton } from '../base/HandingContext.ts';

/** The store in which the parts of a course leave the buttons that hand in their answers. */
export function useHanding({
  objectiveId,
  userId,
  proctored,
  onDone,
}: Pick<Handing, 'objectiveId' | 'userId' | 'proctored' | 'onDone'>): Handing {
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  return useMemo(() => {
    const buttons = createStore<ReadonlyMap<string, HandInButton>>(() => new Map());
    return {
      objectiveId,
      userId,
      proctored,
      buttons,
      offer: (id, button) => {
        const next = new Map(buttons.getState());
        if (button) next.set(id, button);
        else next.delete(id);
        buttons.setState(next, true);
      },
      onDone: (path) => latest.current(path),
    };
  }, [objectiveId, userId, proctored]);
}

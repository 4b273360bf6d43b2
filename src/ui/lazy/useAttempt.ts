import { useEffect, useRef, useState } from 'react';

/** A resource that does not exist is not asked for at each drawing. */
const most = 3;

/**
 * Asks again for a resource that failed, such as a picture without a connection (LATE-3): when the connection is back, and a few times when
 * its component is drawn again, as after "Try again".
 * @param drawn the component's properties: another object for each drawing by its parent
 * @returns `attempt` as a key for the element that asks, so that another one asks again
 */
export function useAttempt(drawn: object): {
  readonly attempt: number;
  readonly failed: boolean;
  readonly fail: () => void;
} {
  const [{ attempt, failed }, setState] = useState({ attempt: 0, failed: false });
  const last = useRef(drawn);
  const redrawn = last.current !== drawn;
  useEffect(() => {
    last.current = drawn;
    if (redrawn && failed && attempt < most) setState({ attempt: attempt + 1, failed: false });
  }, [drawn, redrawn, failed, attempt]);
  useEffect(() => {
    if (!failed) return;
    const again = () => setState({ attempt: attempt + 1, failed: false });
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed, attempt]);
  return { attempt, failed, fail: () => setState({ attempt, failed: true }) };
}

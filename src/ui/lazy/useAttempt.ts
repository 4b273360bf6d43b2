import { useEffect, useRef, useState } from 'react';

/** At most so many new attempts, so that a missing resource is not requested at each drawing. */
const most = 3;

/**
 * Requests a failed resource again (LATE-3), such as a picture that failed without a connection: when the connection is back, and a few
 * times when its component is drawn again, as after "Try again".
 * @param drawn the component's properties: a new object for each drawing by its parent
 * @returns `attempt`, the key for the element that requests the resource: a new key makes it request again
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

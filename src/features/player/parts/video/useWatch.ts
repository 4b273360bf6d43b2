import { useEffect, useMemo, useRef, useState } from 'react';
import { watchVideo, type VideoWatch } from '../../../../data/player/reading/watchVideo.ts';
import { usePort } from '../../../../port/context.tsx';

export interface WatchProps {
  readonly userId: string;
  readonly workflowId: string;
  readonly activityPathId: string;
  /** Whether the part is complete according to the server. */
  readonly done: boolean;
  readonly onSeen: () => void;
  /** Called when the learner has a position from another device, and has not begun here yet (RESUME-1). */
  readonly onArrived: (from: number) => void;
}

/** Follows a video as long as it is on screen, and gives the share that was seen: 0 to 1, in steps of 0.01. */
export function useWatch({ userId, workflowId, activityPathId, done, onSeen, onArrived }: WatchProps): {
  readonly watch: VideoWatch;
  readonly share: number;
} {
  const port = usePort();
  const [share, setShare] = useState(0);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  const watch = useMemo(
    () =>
      watchVideo(port, {
        userId,
        workflowId,
        activityPathId,
        onShare: (exact) => setShare(Math.floor(exact * 100) / 100),
        onSeen: () => latest.current(),
      }),
    [port, userId, workflowId, activityPathId],
  );
  useEffect(() => watch.flush, [watch]);
  const was = useRef(done);
  useEffect(() => {
    if (was.current && !done) watch.again();
    was.current = done;
  }, [watch, done]);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  useEffect(() => {
    let here = true;
    void watch.look().then((from) => here && from !== null && arrived.current(from));
    return () => void (here = false);
  }, [watch]);
  return { watch, share };
}

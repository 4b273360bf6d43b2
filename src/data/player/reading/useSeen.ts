import { useCallback, useEffect, useRef, useState } from 'react';
import type { LecternError } from '../../../errors.ts';
import type { OutboxPort, RuntimePort, Waiting } from '../../../port/port.ts';
import { queueSeen, seenBefore, seenPath, watchSeen } from './seenParts.ts';

export interface SeenOf {
  readonly userId: string;
  readonly objectiveId: string;
  readonly workflowId: string;
  /** Called when a completion was done, and the run has been fetched again. */
  readonly onDone: (path: readonly string[]) => void;
  /** Called when the server refused a completion. */
  readonly onFail: (error: LecternError) => void;
  /** Called when a completion cannot be queued: the learner is asked to confirm it. */
  readonly onNeedsConfirmation: (path: readonly string[]) => void;
}

export interface Seen {
  /** A part was seen to its end: its completion is queued (DONE-2). */
  readonly complete: (path: readonly string[]) => void;
  /**
   * Queues completions that could not be sent, as far as their parts have runs, or the LMS starts them.
   * @returns the paths that were queued
   */
  readonly queue: (paths: readonly (readonly string[])[]) => Promise<readonly (readonly string[])[]>;
  /** The paths of the parts whose completion could not be sent yet. */
  readonly unsent: readonly (readonly string[])[];
}

/** When the code that queues is loaded: after the content. In milliseconds. */
const codeAfter = 2000;

/** Completes parts of a run that were seen to their end, and parts whose completion could not be sent (CMD-13). */
export function useSeen(port: RuntimePort, of: SeenOf): Seen {
  const { userId, objectiveId, workflowId } = of;
  const [unsent, setUnsent] = useState<readonly (readonly string[])[]>([]);
  const latest = useRef(of);
  useEffect(() => {
    latest.current = of;
  });
  const here = useRef(true);
  const end = useRef<() => void>(null);

  const open = useCallback(async (): Promise<OutboxPort> => {
    const outbox = await port.outbox();
    const watch = watchSeen(port, outbox, { objectiveId, workflowId });
    if (end.current || !here.current) return outbox;
    const show = (all: readonly Waiting[]) =>
      setUnsent((before) => {
        const paths = all
          .flatMap((one) => (one.unsent && !one.refused ? [seenPath(one, workflowId)] : []))
          .filter((path) => path !== null);
        return paths.join() === before.join() ? before : paths;
      });
    const ends = [
      outbox.store.subscribe(show),
      outbox.watch(({ waiting, error }) => {
        const path = seenPath(waiting, workflowId);
        if (!path) return;
        const tell = () => (error ? latest.current.onFail(error) : latest.current.onDone(path));
        void watch.last.then(() => here.current && tell());
      }),
    ];
    end.current = () => {
      ends.forEach((stop) => stop());
      end.current = null;
    };
    show(outbox.store.getState());
    return outbox;
  }, [port, objectiveId, workflowId]);

  useEffect(() => {
    here.current = true;
    if (seenBefore(port, userId, workflowId)) open().catch(() => undefined);
    return () => {
      here.current = false;
      end.current?.();
    };
  }, [port, userId, workflowId, open]);

  // Loaded ahead: without a connection the code could not be loaded any more.
  useEffect(() => {
    const timer = setTimeout(() => void open().catch(() => undefined), codeAfter);
    return () => clearTimeout(timer);
  }, [open]);

  const complete = useCallback(
    (path: readonly string[]) => {
      const input = { objectiveId, workflowId, path };
      open().then(
        (outbox) => queueSeen(port, outbox, input, userId) || latest.current.onNeedsConfirmation(path),
        () => latest.current.onNeedsConfirmation(path),
      );
    },
    [port, userId, objectiveId, workflowId, open],
  );
  const queue = useCallback(
    async (paths: readonly (readonly string[])[]) => {
      const [outbox, { extensions }] = await Promise.all([open(), port.host.configuration()]);
      const byWay = extensions.includes('finishByWay');
      return paths.filter((path) => queueSeen(port, outbox, { objectiveId, workflowId, path }, userId, byWay));
    },
    [port, userId, objectiveId, workflowId, open],
  );
  return { complete, queue, unsent };
}

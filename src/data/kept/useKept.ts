import { useCallback, useEffect, useState } from 'react';
import { asError } from '../../commands/asError.ts';
import type { KeepingPort, KeptCourse } from '../../port/port.ts';
import { usePort } from '../../port/context.tsx';

/** The data that this browser keeps of the person who is signed in. */
export interface KeptCourses {
  /** The latest first; null until it is known. */
  readonly courses: readonly KeptCourse[] | null;
  /** Bytes that this browser has left; null where that is not known. */
  readonly free: number | null;
  readonly own: boolean;
  readonly setOwn: (own: boolean) => void;
  /** @returns whether it is removed */
  readonly remove: (objectiveId: string) => Promise<boolean>;
}

/** The courses that are kept in this browser. It follows changes of this tab and of others (OFF-9). */
export function useKept(): KeptCourses {
  const port = usePort();
  const { keeping, host, session } = port;
  const [known, setKnown] = useState<Pick<KeptCourses, 'courses' | 'free' | 'own'>>({
    courses: null,
    free: null,
    own: false,
  });
  useEffect(() => {
    let over = false;
    const report = (cause: unknown) => host.report(asError(cause));
    let end: (() => void) | undefined;
    const read = async (kept: KeepingPort) => {
      const [courses, free, own] = await Promise.all([kept.list(), kept.free(), kept.isOwn()]);
      if (!over) setKnown({ courses, free, own });
    };
    const begin = async () => {
      await session.user().catch(() => null);
      const kept = await keeping?.();
      if (!kept || over) return;
      end = kept.watch(() => void read(kept).catch(report));
      await read(kept);
    };
    begin().catch(report);
    return () => {
      over = true;
      end?.();
    };
  }, [keeping, host, session]);
  const remove = useCallback(
    async (objectiveId: string) => {
      try {
        await (await keeping?.())?.remove(objectiveId);
        return true;
      } catch (cause) {
        host.report(asError(cause));
        return false;
      }
    },
    [keeping, host],
  );
  const setOwn = useCallback(
    (own: boolean) => {
      const show = (now: boolean) => setKnown((before) => ({ ...before, own: now }));
      show(own);
      keeping?.()
        .then((kept) => kept.setOwn(own))
        .catch((cause: unknown) => {
          host.report(asError(cause));
          show(!own);
        });
    },
    [keeping, host],
  );
  return { ...known, setOwn, remove };
}

import { useEffect, useRef, useState } from 'react';
import type { KnownHome } from '../../../data/home/useHome.ts';
import { useRevealedGrades } from '../../../data/courses/useRevealedGrades.ts';
import { useRefetchWindow } from '../../../data/query/useRefetchWindow.ts';
import type { Banner } from '../../../domain/home/banner.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import { useFormats } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { spread } from '../../../plain/spread.ts';
import { nextTurn } from './dashboardModel.ts';

/**
 * The server's time for all decisions of the dashboard. When one of its dates passes, the next steps are requested
 * again, after a random delay so that not all browsers ask at once.
 */
export function useHomeMoment({ courses, steps, refetchSteps }: KnownHome, banners: readonly Banner[]): Moment {
  const port = usePort();
  const { clock } = port;
  const within = useRefetchWindow(port);
  const { timeZone } = useFormats();
  const read = (loaded = clock.now()) => ({ now: clock.now(), doubt: clock.doubt(), loaded });
  const [moment, setMoment] = useState(() => read());
  // The server's time is known only after its first answer.
  const [known, setKnown] = useState({ courses, steps });
  if (known.courses !== courses || known.steps !== steps) {
    setKnown({ courses, steps });
    setMoment(read());
  }
  useRevealedGrades(courses?.known ?? null);
  const ask = useRef(refetchSteps);
  useEffect(() => {
    ask.current = refetchSteps;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const dates = [
      ...(courses?.known ?? []).flatMap((access) => [
        access.availabilityDate,
        access.availabilityEndDate,
        access.dueDate,
      ]),
      ...banners.flatMap(({ from, until }) => [from, until]),
    ];
    return clock.at(nextTurn(steps, dates, moment.now, timeZone), () => {
      setMoment(({ loaded }) => ({ now: clock.now(), doubt: clock.doubt(), loaded }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask.current(), spread(within));
    });
  }, [clock, courses, steps, banners, moment, timeZone, within]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return moment;
}

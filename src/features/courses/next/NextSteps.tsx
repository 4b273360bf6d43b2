import { useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { placeInList } from '../../../data/courses/placeInList.ts';
import { useNextSteps } from '../../../data/courses/useNextSteps.ts';
import { useRefetchWindow } from '../../../data/query/useRefetchWindow.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import type { NextSteps as Steps } from '../../../domain/course/nextSteps.ts';
import { useDirection, useFormats, useTexts } from '../../../i18n/context.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../port/context.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { spread } from '../../../plain/spread.ts';
import { DueSoon } from './DueSoon.tsx';
import css from './next.css';
import { nextReading, nextView } from './nextModel.ts';
import { nextSizeKey, nextSizeText } from './reservedSpace.ts';
import { ResumeCard } from './ResumeCard.tsx';

export interface NextStepsProps {
  /** Level of the two headings; the heading of the course's title is one level below. */
  readonly headingLevel: HeadingLevel;
  /** Whether the list is searched or filtered: then nothing may come between the search and its results (NEXT-8). */
  readonly aside: boolean;
  /** The space that is reserved for Continue and Due soon while they load; null if none is reserved. */
  readonly space: CSSProperties | null;
}

/** Continue where I left off, and Due soon (NEXT-1 to NEXT-10). */
export function NextSteps({ headingLevel, aside, space }: NextStepsProps) {
  useSheet(css);
  const { storage, cache } = usePort();
  const { tag } = useDirection();
  const [t, courses, formats] = [useLazyTexts('next'), useTexts('courses'), useFormats()];
  const { steps, told, refetch } = useNextSteps();
  const moment = useTurns(steps, refetch, formats.timeZone);
  const at = steps?.resume ? placeInList(cache, steps.resume.access.objective.id) : null;
  const view = useMemo(
    () => (steps && t ? nextView(steps, moment, { tag, t, courses, formats }, at) : null),
    [steps, moment, tag, t, courses, formats, at],
  );
  const place = useRef<HTMLDivElement>(null);
  const absent = view !== null && !view.resume && view.due.length === 0;
  useLayoutEffect(() => {
    if (!view || !told || aside) return;
    const space = nextSizeText({
      height: place.current?.offsetHeight ?? 0,
      go: Number(view.resume !== null),
      due: view.due.length,
    });
    if (storage.get(nextSizeKey) !== space) storage.set(nextSizeKey, space);
  }, [storage, view, told, aside]);
  if (aside || absent) return null;
  if (!view || !t) return space && <div className="next" style={space} />;
  return (
    <div className="next on" ref={place} part="next">
      {view.resume && <ResumeCard view={view.resume} t={t} headingLevel={headingLevel} />}
      {view.due.length > 0 && <DueSoon rows={view.due} t={t} headingLevel={headingLevel} />}
    </div>
  );
}

/**
 * The server's time for all decisions about the steps. When one of their dates passes, the steps are fetched again, but
 * not by all browsers at once.
 */
function useTurns(steps: Steps | null, refetch: () => void, timeZone: string | undefined): Moment {
  const port = usePort();
  const { clock } = port;
  const within = useRefetchWindow(port);
  // No access is refused here, so an uncertain clock need not decide in the learner's favour: a date has either passed
  // or not.
  const read = () => ({ now: clock.now() });
  const [moment, setMoment] = useState(read);
  const [known, setKnown] = useState(steps);
  if (known !== steps) {
    setKnown(steps);
    setMoment(read);
  }
  const ask = useRef(refetch);
  useEffect(() => {
    ask.current = refetch;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!steps) return;
    return clock.at(nextReading(steps, moment.now, timeZone), () => {
      setMoment({ now: clock.now() });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask.current(), spread(within));
    });
  }, [clock, steps, moment, timeZone, within]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return moment;
}

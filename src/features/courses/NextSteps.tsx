import { useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useNextSteps } from '../../data/courses/useNextSteps.ts';
import type { Moment } from '../../domain/moment.ts';
import type { NextSteps as Steps } from '../../domain/nextSteps.ts';
import { useDirection, useFormats, useTexts } from '../../i18n/context.tsx';
import { useLateTexts } from '../../i18n/useLateTexts.ts';
import { usePort } from '../../runtime/context.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { DueSoon } from './DueSoon.tsx';
import css from './next.css';
import { nextReading, nextView } from './nextModel.ts';
import { spaceKey } from './nextSpace.ts';
import { ResumeCard } from './ResumeCard.tsx';

export interface NextStepsProps {
  /** Level of the two headings; that of the course's title is one below. */
  readonly headingLevel: HeadingLevel;
  /** The list is searched or filtered: nothing may stand between the reader and what was found (NEXT-8). */
  readonly aside: boolean;
  /** Held for them until they are there; null where none is. */
  readonly space: CSSProperties | null;
}

/** Continue where I left off, and what is due soon (NEXT-1 to NEXT-10). */
export function NextSteps({ headingLevel, aside, space }: NextStepsProps) {
  useSheet(css);
  const { storage } = usePort();
  const { tag } = useDirection();
  const [t, courses, formats] = [useLateTexts('next'), useTexts('courses'), useFormats()];
  const { steps, told, refetch } = useNextSteps();
  const moment = useTurns(steps, refetch);
  const view = useMemo(() => (steps && t ? nextView(steps, moment, { tag, t, courses, formats }) : null), [steps, moment, tag, t, courses, formats]);
  const place = useRef<HTMLDivElement>(null);
  const absent = view !== null && !view.resume && view.due.length === 0;
  useLayoutEffect(() => {
    const height = String(place.current?.offsetHeight ?? 0);
    if (view && told && !aside && storage.get(spaceKey) !== height) storage.set(spaceKey, height);
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

/** The time by which the steps are judged, by the server's clock. Where one of them turns, the server is asked again, though not by everyone at once. */
function useTurns(steps: Steps | null, refetch: () => void): Moment {
  const { clock } = usePort();
  // Nothing is refused here, so no doubt is decided for anybody: a date has passed, or it has not.
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
    return clock.at(nextReading(steps, moment.now), () => {
      setMoment({ now: clock.now() });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask.current(), Math.random() * 60_000);
    });
  }, [clock, steps, moment]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return moment;
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { termsQuery } from '../../data/player/queries.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { usePort } from '../../runtime/context.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { below, type HeadingLevel } from '../../ui/Heading.tsx';
import { CourseButtons } from './CourseButtons.tsx';
import { CoursePage } from './CoursePage.tsx';
import { CourseSlip } from './CourseSlip.tsx';
import { DesktopNotice } from './DesktopNotice.tsx';
import { FactsBox } from './FactsBox.tsx';
import { LateChart } from './LateChart.tsx';
import { LateResults } from './LateResults.tsx';
import { hasTerm, overviewModel } from './overviewModel.ts';
import type { CoursePlace, CourseView } from './screen.ts';
import { useMoment } from './useMoment.ts';
import { useReveal } from './useReveal.ts';
import { useWords } from './useWords.ts';
import { Views } from './Views.tsx';
import { windowTurn } from './windowTurn.ts';

export interface OverviewProps {
  readonly access: ObjectiveAccess;
  readonly place: CoursePlace;
  readonly view: CourseView;
  readonly compact: boolean;
  /** The last proctoring session does not fit the run (PROCT-1). */
  readonly mismatch: boolean;
  /** When the course was last heard of. */
  readonly updatedAt: number;
  /** The reader came from the content. */
  readonly arrived: boolean;
  readonly headingLevel: HeadingLevel;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

/** The overview of a learner's course with its details, among their own and in the catalog (OVER-2). */
export function Overview({ access, place, view, compact, mismatch, updatedAt, arrived, headingLevel, emit }: OverviewProps) {
  const port = usePort();
  const moment = useMoment(port.clock, (now) => windowTurn(access, now), updatedAt);
  useReveal(port, access, updatedAt);
  const words = useWords(moment.now);
  const terms = useQuery({ ...termsQuery(port), enabled: hasTerm(access) }, port.cache);
  const term = terms.data?.find(({ id }) => id === access.termId)?.name ?? null;
  const model = overviewModel(access, { ...moment, proctoringMismatch: mismatch }, words, { place, term });
  const { t } = words;
  const results = access.aggregate.lastObjectiveRecord && { access, moment, words, headingLevel: below(headingLevel) };
  const [asked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Who comes from the content, or ends the course here, is taken to its title.
  const state = access.aggregate.lastObjectiveWorkflow?.state;
  const last = useRef<typeof state | 'elsewhere'>(arrived ? 'elsewhere' : state);
  useEffect(() => {
    const ended = last.current === 'inProgress' && state !== 'inProgress';
    if (ended || last.current === 'elsewhere') heading.current?.focus();
    last.current = state;
  }, [state]);

  return (
    <CoursePage
      course={access.objective}
      place={place}
      section={view === 'details' ? t('details') : null}
      compact={compact}
      cover={model.cover}
      slip={model.slip && <CourseSlip {...model.slip} />}
      description={model.description}
      chip={model.enrolled && <Chip>{t('enrolled')}</Chip>}
      tabs={<Views access={access} current="details" views={model.views} />}
      actions={
        <>
          {!access.objective.activity.supportMobileView && <DesktopNotice />}
          <CourseButtons access={access} model={model} asked={asked} setAsked={setAsked} emit={emit} />
        </>
      }
      facts={<FactsBox verdict={model.verdict} progress={model.progress} facts={model.facts} />}
      results={results && <LateResults {...results} />}
      chart={results && <LateChart {...results} />}
      headingLevel={headingLevel}
      headingRef={heading}
      emit={emit}
    />
  );
}

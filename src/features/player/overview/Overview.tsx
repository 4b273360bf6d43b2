import Check from 'lucide/dist/esm/icons/check.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { useQuery } from '../../../data/query/useQuery.ts';
import { useEffect, useRef, useState } from 'react';
import { usePlaceInList } from '../../../data/courses/usePlaceInList.ts';
import { termsQuery } from '../../../data/courses/termsQuery.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { asksFinish } from '../../../routes/askFinish.ts';
import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../data/settings/useConfiguration.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { CoverBadge } from '../../../ui/cover/CoverBadge.tsx';
import { below, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { useLazy } from '../../../ui/lazy/useLazy.ts';
import { CourseButtons } from './CourseButtons.tsx';
import { CoursePage } from './CoursePage.tsx';
import { DesktopNotice } from '../base/DesktopNotice.tsx';
import { FactsBox } from './FactsBox.tsx';
import { loadFailed } from '../base/lazy/loadFailed.tsx';
import { LazyResults } from '../results/LazyResults.tsx';
import { hasTerm, overviewModel, type OverviewModel } from './overviewModel.ts';
import type { CoursePlace, CourseView } from '../base/screen.ts';
import { OutlinePlace } from './outline/OutlinePlace.tsx';
import { useMoment } from '../base/useMoment.ts';
import { useReveal } from './useReveal.ts';
import { useWords } from '../base/useWords.ts';
import { Views } from '../base/views/Views.tsx';
import { windowTurn } from '../base/windowTurn.ts';
import type { PlayerEmit } from '../manifest.ts';

// If the chart cannot be loaded, the table of attempts says the same.
const AttemptsChart = lazyPart(async () => (await import('../results/AttemptsChart.tsx')).AttemptsChart);

// If this code cannot be loaded, the course is shown without its certificates.
const Certificates = lazyPart(async () => (await import('./certificates/Certificates.tsx')).Certificates);

// The same applies to the bookmarks, which not every LMS has.
const SavedSection = lazyPart(async () => (await import('../saved/SavedSection.tsx')).SavedSection);
// A course that is a tool runs on its own page (BTN-11, ROUTE-34).
const courseTool = async () => (await import('../parts/tool/CourseTool.tsx')).CourseTool;
const CourseTool = lazyPart(courseTool, {
  Failed: loadFailed('contentFailed'),
});
const KeepCourse = lazyPart(async () => (await import('./keeping/KeepCourse.tsx')).KeepCourse);
const LeaveCourse = lazyPart(async () => (await import('./leaving/LeaveCourse.tsx')).LeaveCourse);

export interface OverviewProps {
  readonly access: ObjectiveAccess;
  readonly place: CoursePlace;
  readonly view: CourseView;
  /** Query of the address; it may ask for the finish dialog (FINISH-8). */
  readonly query: string;
  readonly compact: boolean;
  /** Whether the last proctoring session does not fit the run (PROCT-1). */
  readonly mismatch: boolean;
  /** The time at which the course was last loaded. */
  readonly updatedAt: number;
  /** Whether the reader came from the content. */
  readonly arrived: boolean;
  readonly headingLevel: HeadingLevel;
  readonly emit: PlayerEmit;
}

/** The overview of a learner's course with its details, among their own and in the catalog (OVER-2). */
export function Overview({
  access,
  place,
  view,
  query,
  compact,
  mismatch,
  updatedAt,
  arrived,
  headingLevel,
  emit,
}: OverviewProps) {
  const port = usePort();
  const moment = useMoment(port.clock, (now) => windowTurn(access, now), updatedAt);
  useReveal(port, access, updatedAt);
  const words = useWords(moment.now);
  const terms = useQuery({ ...termsQuery(port), enabled: hasTerm(access) }, port.cache);
  const term = terms.data?.find(({ id }) => id === access.termId)?.name ?? null;
  const at = usePlaceInList(port, access.objective.id);
  const model = overviewModel(access, { ...moment, proctoringMismatch: mismatch }, words, { place, term, at });
  const { t } = words;
  // Loaded before the tool starts, so that its frame waits for no code (FRAMED-3).
  const isTool = access.objective.activity.type === 'lti';
  useLazy(courseTool, isTool);
  useLazyTexts('framed', isTool);
  const run = access.aggregate.lastObjectiveWorkflow;
  const plays =
    isTool &&
    // A run that is with its proctor is closed, though it is in progress (PROCT-4).
    !model.graded &&
    (run?.state === 'inProgress' || (view === 'review' && model.blockReason === null));
  const has = useConfiguration(port)?.extensions ?? [];
  const results = access.aggregate.lastObjectiveRecord && { access, moment, words, headingLevel: below(headingLevel) };
  const [asked, setAsked] = useState(
    () => asksFinish(query) && model.buttons.some(({ action }) => action === 'finish'),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // When the reader comes from the content or ends the course here, the title gets the focus.
  const state = run?.state;
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
      badge={model.badge && <CourseBadge {...model.badge} />}
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
      results={
        results && (
          <>
            <LazyResults {...results} />
            <Certificates {...results} />
          </>
        )
      }
      chart={results && <AttemptsChart {...results} />}
      outline={
        <>
          {run && has.includes('savedParts') && (
            <SavedSection access={access} words={words} headingLevel={below(headingLevel)} />
          )}
          {run && model.views.includes('content') && (
            <OutlinePlace access={access} run={run} moment={moment} words={words} headingLevel={below(headingLevel)} />
          )}
          {run && port.keeping && model.views.includes('content') && <KeepCourse access={access} run={run} />}
          {has.includes('leaveCourse') && <LeaveCourse access={access} moment={moment} mismatch={mismatch} />}
        </>
      }
      stage={
        run &&
        plays && (
          <CourseTool
            access={access}
            workflowId={run.id}
            review={view === 'review'}
            headingLevel={headingLevel}
            emit={emit}
          />
        )
      }
      headingLevel={headingLevel}
      headingRef={heading}
      emit={emit}
    />
  );
}

const badgeIcons = { done: Check, waiting: Hourglass, draft: Clock, locked: Lock };

/** The badge on the cover. */
function CourseBadge({ icon, ...rest }: NonNullable<OverviewModel['badge']>) {
  return <CoverBadge {...rest} {...(icon ? { icon: badgeIcons[icon] } : {})} />;
}

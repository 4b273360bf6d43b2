import { useEffect, useRef, useState } from 'react';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { Instant } from '../../domain/instant.ts';
import { usePort } from '../../runtime/context.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { below, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Measure } from '../../ui/Measure.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AuthorHtml } from './AuthorHtml.tsx';
import { CourseButtons } from './CourseButtons.tsx';
import { CourseSlip } from './CourseSlip.tsx';
import { Description } from './Description.tsx';
import { useLinks } from './links.ts';
import css from './overview.css';
import { overviewModel } from './overviewModel.ts';
import { useMoment } from './useMoment.ts';
import { useWords } from './useWords.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

export interface OverviewProps {
  readonly access: ObjectiveAccess;
  /** When the course was last heard of. */
  readonly updatedAt: number;
  /** The reader came from the content. */
  readonly arrived: boolean;
  readonly headingLevel: HeadingLevel;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

/** Instants at which the overview says something new. */
function nextAfter({ availabilityDate, availabilityEndDate, gradeRevealDate }: ObjectiveAccess, now: Instant): Instant | null {
  const ahead = [availabilityDate, availabilityEndDate === null ? null : availabilityEndDate + 1, gradeRevealDate].filter((at): at is Instant => at !== null && at > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** The overview of a course with its details (OVER-2). */
export function Overview({ access, updatedAt, arrived, headingLevel, emit }: OverviewProps) {
  useSheet(css);
  const { clock } = usePort();
  const links = useLinks();
  const moment = useMoment(clock, (now) => nextAfter(access, now), updatedAt);
  const words = useWords(moment.now);
  const model = overviewModel(access, moment, words);
  const { objective } = access;
  const { t } = words;
  const details = { name: 'details', objectiveId: objective.id } as const;
  const content = { name: 'content', objectiveId: objective.id, axis: [], query: '' } as const;
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
  useEffect(() => void emit('lectern-title', { sections: [objective.name] }), [emit, objective.name]);

  return (
    <div className="overview">
      <Breadcrumbs label={t('crumbs')} items={[{ text: t('myCourses'), ...links.to({ name: 'courses', query: '' }) }, { text: objective.code ?? objective.name }]} />
      {model.withContent && (
        <Tabs
          label={t('views')}
          current="details"
          tabs={[
            { id: 'details', text: t('details'), href: links.to(details).href },
            { id: 'content', text: t('content'), href: links.to(content).href },
          ]}
          onOpen={(id, event) => links.to(id === 'details' ? details : content).onClick(event)}
        />
      )}
      <div className="head">
        <Cover {...model.cover} imageUrl={objective.imageUrl} code={objective.code}>
          {model.slip && <CourseSlip {...model.slip} />}
        </Cover>
        <div className="say">
          {objective.code && <p className="code num"><bdi>{objective.code}</bdi></p>}
          <Heading level={headingLevel} className="title name" tabIndex={-1} ref={heading}><bdi>{objective.name}</bdi></Heading>
          {(objective.showcases.length > 0 || model.enrolled) && (
            <p className="chips">
              {objective.showcases.map(({ id, name }) => <Chip key={id}>{name}</Chip>)}
              {model.enrolled && <Chip>{t('enrolled')}</Chip>}
            </p>
          )}
          {model.description && <Description {...model.description} />}
          <CourseButtons access={access} model={model} asked={asked} setAsked={setAsked} emit={emit} />
        </div>
      </div>
      <aside>
        <section className="box" aria-label={t('facts')}>
          {model.verdict && <VerdictPanel verdict={model.verdict} />}
          {model.progress && (
            <div className="far">
              <Measure value={model.progress.value} label={t('progress')} text={model.progress.text} waiting={model.progress.waiting} size="tall" />
              <span className="muted num">{model.progress.text}</span>
            </div>
          )}
          <dl className="facts">
            {model.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </aside>
      {objective.about && (
        <section className="about">
          <Heading level={below(headingLevel)} className="over">{t('about')}</Heading>
          <AuthorHtml html={objective.about} headingLevel={below(headingLevel)} />
        </section>
      )}
    </div>
  );
}

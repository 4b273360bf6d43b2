import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { useEffect, useRef } from 'react';
import { useNextSteps } from '../../data/courses/useNextSteps.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { usePort } from '../../runtime/context.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSheet } from '../../ui/sheet.ts';
import css from './end.css';
import { endModel } from './endModel.ts';
import { useLinks } from './links.ts';
import { NotSent } from './NotSent.tsx';
import { useMoment } from './useMoment.ts';
import { useStart } from './useStart.ts';
import { useWords } from './useWords.ts';
import { windowTurn } from './windowTurn.ts';

export interface EndPageProps {
  readonly access: ObjectiveAccess;
  /** The reader came from the course. */
  readonly arrived: boolean;
  readonly headingLevel: HeadingLevel;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

const signs = { achieved: CircleCheck, failed: CircleAlert, grading: Hourglass, done: CircleCheck };

/** The end of a course: how it went, and where to go on (END-1 to END-4). */
export function EndPage({ access, arrived, headingLevel, emit }: EndPageProps) {
  useSheet(css);
  const port = usePort();
  const links = useLinks();
  const moment = useMoment(port.clock, (now) => windowTurn(access, now), 0);
  const words = useWords(moment.now);
  const { t } = words;
  const { steps } = useNextSteps();
  const { ending, title, text, result, actions, next } = endModel(access, moment, words, steps?.due);
  const start = useStart(access, actions.some((action) => action !== 'review'), emit);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id: objectiveId, name, code } = access.objective;
  const course = { name: 'course', objectiveId, aggregateId: null, review: false } as const;
  useEffect(() => {
    emit('lectern-ready', {});
    emit('lectern-title', { sections: [title, name] });
  }, [emit, title, name]);
  // Who comes from the course is taken to the heading; a result that comes later is only told.
  const told = useRef<string | null>(null);
  const rest = [text, result?.text].filter(Boolean).join(' ');
  useEffect(() => {
    const first = told.current === null;
    if (told.current === title || (first && !arrived)) return void (told.current = title);
    told.current = title;
    // Whoever is taken to the heading hears it by that.
    if (first) heading.current?.focus();
    const spoken = first ? rest : `${title} ${rest}`.trim();
    if (spoken) port.notices.announce(spoken);
  }, [title, rest, arrived, port]);

  return (
    <div className="ending">
      <Breadcrumbs label={t('crumbs')} items={[{ text: t('myCourses'), ...links.to({ name: 'courses', query: '' }) }, { text: code ?? name, ...links.to(course) }, { text: t('end.crumb') }]} />
      <section className="closing">
        {result?.grade ? <span className={`grade ${result.tone}`}><bdi dir="ltr">{result.grade}</bdi></span> : <span className={`mark ${ending}`}><Icon of={signs[ending]} size="lg" /></span>}
        <p className="over"><bdi>{name}</bdi></p>
        <Heading level={headingLevel} className="title name" tabIndex={-1} ref={heading}>{title}</Heading>
        {result?.text && <p className="num figure">{result.text}</p>}
        {text && <p className="muted">{text}</p>}
        {result?.lack && <p className="num lack">{result.lack}</p>}
        {start.unsent && <NotSent text={t('notSentStart')} retry={start.run} />}
        <div className="buttons">
          {actions.map((action, index) => {
            const look = index === 0 ? { look: 'filled' as const } : {};
            if (action === 'review') return <Button key={action} {...look} icon={BookOpen} {...links.to({ ...course, review: true })}>{t(action)}</Button>;
            return <Button key={action} {...look} icon={RotateCcw} flip busy={start.sending} onClick={start.run}>{t('end.again')}</Button>;
          })}
          <Button {...(actions.length === 0 ? { look: 'filled' } : {})} {...links.to({ name: 'courses', query: '' })}>{t('end.back')}</Button>
          <Button look="quiet" {...links.to(course)}>{t('end.details')}</Button>
        </div>
      </section>
      {next && (
        <p className="next">
          <span className="muted">{t('end.next')}</span>
          <a className="link" {...links.to({ name: 'redirect', objectiveId: next.step.objectiveId, query: '' })}><bdi>{next.step.courseName}</bdi></a>
          <span className="muted num">{next.due}</span>
        </p>
      )}
    </div>
  );
}

import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { useEffect, useRef } from 'react';
import { useNextSteps } from '../../../data/courses/useNextSteps.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import css, { classes } from './end.css';
import { endModel } from './endModel.ts';
import { Grade } from '../parts/grade/Grade.tsx';
import { useLinks } from '../base/links.ts';
import { NotSent } from '../base/NotSent.tsx';
import { useMoment } from '../base/useMoment.ts';
import { useStart } from '../base/useStart.ts';
import { useWords } from '../base/useWords.ts';
import { windowTurn } from '../base/windowTurn.ts';
import type { PlayerEmit } from '../manifest.ts';

export interface EndPageProps {
  readonly access: ObjectiveAccess;
  /** Whether the reader came from the course. */
  readonly arrived: boolean;
  readonly headingLevel: HeadingLevel;
  readonly emit: PlayerEmit;
}

const signs = { achieved: CircleCheck, failed: CircleAlert, grading: Hourglass, done: CircleCheck };

/** The end of a course: its result, and where to continue (END-1 to END-4). */
export function EndPage({ access, arrived, headingLevel, emit }: EndPageProps) {
  useSheet(css);
  const port = usePort();
  const links = useLinks();
  const moment = useMoment(port.clock, (now) => windowTurn(access, now), 0);
  const finish = useTexts('finish');
  const words = { ...useWords(moment.now), finish };
  const { t } = words;
  const { steps } = useNextSteps();
  const { ending, title, text, result, actions, next } = endModel(access, moment, words, steps?.due);
  const start = useStart(
    access,
    actions.some((action) => action !== 'review'),
    emit,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const { id: objectiveId, name, code } = access.objective;
  const course = { name: 'course', objectiveId, aggregateId: null, review: false } as const;
  useEffect(() => {
    emit('lectern-ready', {});
    emit('lectern-title', { sections: [title, name] });
  }, [emit, title, name]);
  // For a reader who comes from the course, the heading gets the focus. A result that arrives later is only announced.
  const told = useRef<string | null>(null);
  const rest = [text, result?.text].filter(Boolean).join(' ');
  useEffect(() => {
    const first = told.current === null;
    if (told.current === title || (first && !arrived)) return void (told.current = title);
    told.current = title;
    // The focus makes screen readers read the heading, so only the rest is announced.
    if (first) heading.current?.focus();
    const spoken = first ? rest : `${title} ${rest}`.trim();
    if (spoken) port.notices.announce(spoken);
  }, [title, rest, arrived, port]);

  return (
    <div className="ending">
      <Breadcrumbs
        label={t('crumbs')}
        items={[
          { text: t('myCourses'), ...links.to({ name: 'courses', query: '' }) },
          { text: code ?? name, ...links.to(course) },
          { text: finish('end.crumb') },
        ]}
      />
      <section className="closing">
        {result?.grade ? (
          <Grade tone={result.tone}>
            <bdi dir="ltr">{result.grade}</bdi>
          </Grade>
        ) : (
          <span className={`${classes.mark} ${ending}`}>
            <Icon of={signs[ending]} size="lg" />
          </span>
        )}
        <p className={classes.over}>
          <bdi>{name}</bdi>
        </p>
        <Heading level={headingLevel} className={`title ${classes.name}`} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        {result?.text && <p className="num figure">{result.text}</p>}
        {text && <p className="muted">{text}</p>}
        {result?.lack && <p className="num lack">{result.lack}</p>}
        {start.unsent && <NotSent text={t('notSentStart')} retry={start.run} />}
        <div className="closing-buttons">
          {actions.map((action, index) => {
            const look = index === 0 ? { look: 'filled' as const } : {};
            if (action === 'review')
              return (
                <Button key={action} {...look} icon={BookOpen} {...links.to({ ...course, review: true })}>
                  {t(action)}
                </Button>
              );
            return (
              <Button key={action} {...look} icon={RotateCcw} flip busy={start.sending} onClick={start.run}>
                {finish('end.again')}
              </Button>
            );
          })}
          <Button {...(actions.length === 0 ? { look: 'filled' } : {})} {...links.to({ name: 'courses', query: '' })}>
            {finish('end.back')}
          </Button>
          <Button look="quiet" {...links.to(course)}>
            {finish('end.details')}
          </Button>
        </div>
      </section>
      {next && (
        <p className="follows">
          <span className="muted">{finish('end.next')}</span>
          <a className="link" {...links.to({ name: 'redirect', objectiveId: next.step.objectiveId, query: '' })}>
            <bdi>{next.step.courseName}</bdi>
          </a>
          <span className="muted num">{next.due}</span>
        </p>
      )}
    </div>
  );
}

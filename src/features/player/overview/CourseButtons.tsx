import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useCallback } from 'react';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { CourseAction } from '../../../domain/course/courseActions.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { IconNode } from '../../../ui/text/Icon.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { LazyFinish } from '../finish/LazyFinish.tsx';
import { useLinks } from '../base/links.ts';
import { NotSent } from '../base/NotSent.tsx';
import type { OverviewModel } from './overviewModel.ts';
import { ShareButton } from './ShareButton.tsx';
import { useEnrolment } from './useEnrolment.ts';
import { useStart } from '../base/useStart.ts';
import type { PlayerEmit } from '../manifest.ts';

const icons: Partial<Record<CourseAction, IconNode>> = {
  start: Play,
  startAgain: RotateCcw,
  continue: BookOpen,
  review: BookOpen,
  addToMyCourses: Plus,
  enrolled: Check,
};

export interface CourseButtonsProps {
  readonly access: ObjectiveAccess;
  readonly model: OverviewModel;
  /** Whether the finish dialog is open. */
  readonly asked: boolean;
  readonly setAsked: (asked: boolean) => void;
  readonly emit: PlayerEmit;
}

/** The buttons of a course, the reason that blocks it, and the commands that were not sent yet. */
export function CourseButtons({ access, model, asked, setAsked, emit }: CourseButtonsProps) {
  const t = useTexts('player');
  const links = useLinks();
  const { id: objectiveId } = access.objective;
  const workflow = access.aggregate.lastObjectiveWorkflow;
  const content = { name: 'content', objectiveId, axis: [], query: '' } as const;
  const offers = (action: CourseAction) => model.buttons.some((button) => button.action === action);
  const enrolment = useEnrolment(access, emit);
  const start = useStart(access, offers('start') || offers('startAgain'), emit);
  const close = useCallback(() => setAsked(false), [setAsked]);

  const button = ({ action, filled }: OverviewModel['buttons'][number]) => {
    const look = {
      ...(filled ? { look: 'filled' as const } : {}),
      ...(icons[action] ? { icon: icons[action] } : {}),
      flip: action === 'startAgain',
    };
    switch (action) {
      case 'start':
      case 'startAgain':
        if (!model.choosable)
          return (
            <Button key="start" {...look} busy={start.sending} onClick={start.run}>
              {t(action)}
            </Button>
          );
        return (
          <Button key="start" {...look} busy={enrolment.busy !== null} onClick={() => enrolment.run('startTheCourse')}>
            {t(action)}
          </Button>
        );
      case 'continue':
        return (
          <Button key={action} {...look} {...links.to(content)}>
            {t(action)}
          </Button>
        );
      case 'review':
        return (
          <Button
            key={action}
            {...look}
            {...links.to({ name: 'course', objectiveId, aggregateId: null, review: true })}
          >
            {t(action)}
          </Button>
        );
      case 'finish':
        return (
          <Button key={action} {...look} aria-haspopup="dialog" onClick={() => setAsked(true)}>
            {t('finishCourse')}
          </Button>
        );
      case 'addToMyCourses':
        return (
          <Button key="enrol" {...look} busy={enrolment.busy !== null} onClick={() => enrolment.run('addToMyCourses')}>
            {t(action)}
          </Button>
        );
      case 'enrolled':
        // The same key as the button that was clicked, so that the focus stays here.
        return (
          <Button key="enrol" {...look} look="quiet" disabled>
            {t(action)}
          </Button>
        );
      case 'share':
        return <ShareButton key={action} route={{ name: 'redirect', objectiveId, query: '' }} />;
    }
  };
  return (
    <>
      {model.blockReason && (
        <Notice
          tone={model.blockReason.tone}
          icon={model.blockReason.tone === 'warning' ? TriangleAlert : Info}
          title={model.blockReason.text}
        />
      )}
      {model.stuck && (
        <Notice tone="warning" icon={TriangleAlert} title={t('failedMandatory')}>
          {t('failedMandatoryText')}
        </Notice>
      )}
      {start.unsent && <NotSent text={t('notSentStart')} retry={start.run} />}
      {enrolment.again && <NotSent text={t('notSentEnrol')} retry={enrolment.again} />}
      <div className="buttons">{model.buttons.map(button)}</div>
      {start.sending && <Spinner label={t('starting')} />}
      {enrolment.busy && <Spinner label={t(enrolment.busy === 'startTheCourse' ? 'starting' : 'enrolling')} />}
      {asked && workflow?.state === 'inProgress' && (
        <LazyFinish access={access} workflowId={workflow.id} current="" onClose={close} emit={emit} />
      )}
    </>
  );
}

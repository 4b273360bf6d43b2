import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import { useEffect, useRef, useState } from 'react';
import { forgetPending } from '../../../../commands/forgetPending.ts';
import { leaveCourse, type LeaveWords } from '../../../../data/enrolment/leaveCourse.ts';
import { leaveMemory } from '../../../../data/enrolment/leaveMemory.ts';
import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import { leaveRefusal } from '../../../../domain/course/leaveRefusal.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import type { Translate } from '../../../../i18n/locale.ts';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../../port/context.tsx';
import { useStore } from '../../../../port/useStore.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useLeave } from './useLeave.ts';
import css from './leave.css';

export interface LeaveCourseProps {
  readonly access: ObjectiveAccess;
  readonly moment: Moment;
  /** Whether the last proctoring session does not fit the run (PROCT-1). */
  readonly mismatch: boolean;
}

/** The button to leave a course, at the end of its page. Absent if the learner may not leave, or if somebody acts for them (LEAVE-1). */
export function LeaveCourse(props: LeaveCourseProps) {
  useSheet(css);
  const { access, mismatch } = props;
  const port = usePort();
  const t = useLazyTexts('leaving');
  const { user } = useStore(port.session.store);
  const refusal = leaveRefusal(access, { proctoringMismatch: mismatch });
  const { userId } = access;
  const { id: objectiveId } = access.objective;
  const isGone = refusal === 'notEnrolled';
  // A learner who is not enrolled has already left. So a command whose reply was lost is done, and must not apply when
  // the course is added again.
  useEffect(() => {
    if (!isGone) return;
    forgetPending(port, userId, leaveCourse, { objectiveId, aggregateId: '', reason: null, comment: '' });
    leaveMemory(port.storage.of(userId), objectiveId).forget();
  }, [isGone, port, userId, objectiveId]);
  if (!t || refusal !== null || user?.impersonator) return null;
  return <Leaving {...props} t={t} />;
}

function Leaving({ access, moment, t }: LeaveCourseProps & { readonly t: Translate<'leaving'> }) {
  const [player, common] = [useTexts('player'), useTexts('common')];
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState<LeaveWords>({ reason: null, comment: '' });
  const box = useRef<HTMLDivElement>(null);
  const { busy, unsent, run } = useLeave(access, t, () => setOpen(false));
  const isWaiting = unsent !== null;
  // An unsent command is shown on the page. The dialog with its button closes, so the focus moves to that notice.
  useEffect(() => {
    if (isWaiting) setOpen(false);
  }, [isWaiting]);
  useEffect(() => {
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    if (isWaiting && !open && !root?.activeElement)
      box.current?.querySelector<HTMLElement>('.notice button')?.focus({ preventScroll: true });
  }, [isWaiting, open]);
  return (
    <div className="leave" ref={box}>
      {unsent && (
        <Notice
          tone="warning"
          icon={CloudOff}
          role="status"
          title={player('notSent')}
          actions={
            <>
              <Button onClick={unsent.again}>{common('tryAgain')}</Button>
              <Button look="quiet" onClick={unsent.stay}>
                {t('stay')}
              </Button>
            </>
          }
        >
          {t('notSent')}
        </Notice>
      )}
      {!unsent && (
        <Button look="quiet" icon={LogOut} flip aria-haspopup="dialog" busy={busy} onClick={() => setOpen(true)}>
          {t('leave')}
        </Button>
      )}
      {open && (
        <LeaveDialog
          access={access}
          moment={moment}
          t={t}
          words={words}
          onWords={(change) => setWords((before) => ({ ...before, ...change }))}
          busy={busy}
          onLeave={() => run(words)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

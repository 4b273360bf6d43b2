import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useId, useRef, useState } from 'react';
import type { LeaveWords } from '../../../../data/enrolment/leaveCourse.ts';
import { sendFirst, unsentHere, type UnsentWork } from '../../../../data/enrolment/unsentWork.ts';
import { playerKeys } from '../../../../data/player/keys.ts';
import { leaveCommentLimit, leaveReasons, type LeaveReason } from '../../../../domain/course/leaveReasons.ts';
import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import type { Activity } from '../../../../domain/tree/activity.ts';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import type { Translate } from '../../../../i18n/locale.ts';
import { usePort } from '../../../../port/context.tsx';
import { useConfiguration } from '../../../../data/settings/useConfiguration.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';
import { useBeforehand } from '../../../../ui/dialog/useBeforehand.ts';
import { leaveModel, namedWork } from './leaveModel.ts';

/** Work that could not be sent, with the name of its part. */
const inPart = { answer: 'answerIn', completion: 'completionIn' } as const;

export interface LeaveDialogProps {
  readonly access: ObjectiveAccess;
  readonly moment: Moment;
  readonly t: Translate<'leaving'>;
  /** The reason and comment that were entered when the dialog was open before. */
  readonly words: LeaveWords;
  readonly onWords: (change: Partial<LeaveWords>) => void;
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/**
 * Explains the effects of leaving a course, and asks for the reason (LEAVE-2, LEAVE-3). Work that exists only on this
 * device is sent first; if that fails, the dialog names it. Who closes the dialog meanwhile stays in the course.
 */
export function LeaveDialog({ access, moment, t, words, onWords, busy, onLeave, onClose }: LeaveDialogProps) {
  const port = usePort();
  const formats = useFormats();
  const common = useTexts('common');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const catalog = useConfiguration(port)?.navigation.catalog ?? true;
  const model = leaveModel(access, moment, catalog);
  const workflowId = access.aggregate.lastObjectiveWorkflow?.id ?? '';
  const { userId } = access;
  const [unsent] = useState(() => unsentHere(port, userId, workflowId));
  const [stuck, setStuck] = useState<readonly UnsentWork[]>([]);
  const { waits, wait } = useBeforehand();
  const { reason, comment } = words;
  const tooLong = comment.length > leaveCommentLimit;
  const leave = () => {
    if (tooLong) return field.current?.focus();
    if (stuck.length > 0) return onLeave();
    wait(sendFirst(port, userId, workflowId), (left) => (left.length > 0 ? setStuck(left) : onLeave()));
  };
  const tree = port.cache.getQueryData<Activity>(playerKeys.tree(workflowId));
  const courseName = access.objective.name;
  return (
    <Dialog
      title={t('title')}
      closeLabel={common('close')}
      onClose={onClose}
      first="footer .btn"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="filled" busy={busy || waits} onClick={leave}>
            {t(stuck.length > 0 ? 'anyway' : 'leave')}
          </Button>
        </>
      }
    >
      <div className="leave-says">
        <p>{t(model.goes, { courseName })}</p>
        {model.work && <p>{t(model.work)}</p>}
        {unsent.length > 0 && stuck.length === 0 && <p>{t('unsent', { count: unsent.length })}</p>}
        {stuck.length > 0 && (
          <Notice tone="warning" icon={CircleAlert} role="alert" title={t('stuckTitle')}>
            {t('stuckText')}
            <ul className="leave-stuck">
              {namedWork(stuck, tree, moment.now).map(({ kind, part, name }) => (
                <li key={`${kind}:${part}`}>{name === null ? t(kind) : t(inPart[kind], { name })}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <fieldset className="leave-why">
        <legend>{t('why')}</legend>
        {leaveReasons.map((one: LeaveReason) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-why`}
              value={one}
              checked={reason === one}
              onChange={() => onWords({ reason: one })}
            />
            <span>{t(`reason.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="leave-comment">
        <label htmlFor={`${id}-comment`}>{t('comment')}</label>
        <textarea
          id={`${id}-comment`}
          ref={field}
          rows={3}
          value={comment}
          aria-invalid={tooLong || undefined}
          aria-describedby={`${id}-help${tooLong ? ` ${id}-fault` : ''}`}
          onChange={(event) => onWords({ comment: event.target.value })}
        />
        {tooLong && (
          <p className="leave-fault" id={`${id}-fault`} role="alert">
            {t('maxLength', { length: formats.number(leaveCommentLimit) })}
          </p>
        )}
        <p className="muted" id={`${id}-help`}>
          {t('commentHelp')}
        </p>
      </div>
    </Dialog>
  );
}

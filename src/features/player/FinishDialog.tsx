import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { asError } from '../../data/player/asError.ts';
import { commandFailureText } from '../../data/player/commandFailureText.ts';
import { completePart } from '../../data/player/completePart.ts';
import { finishCourse } from '../../data/player/finishCourse.ts';
import { treeQuery } from '../../data/player/queries.ts';
import { submitCourse } from '../../data/player/submitCourse.ts';
import { useCommand } from '../../data/player/useCommand.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { LecternError } from '../../errors.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { FinishList } from './FinishList.tsx';
import { finishModel } from './finishModel.ts';
import css from './finish.css';
import { useSheet } from '../../ui/sheet.ts';
import { isolate } from './isolate.ts';
import { useLinks } from './links.ts';
import { NotSent } from './NotSent.tsx';
import { failureText } from './screen.ts';
import { useWords } from './useWords.ts';

export interface FinishDialogProps {
  readonly access: ObjectiveAccess;
  readonly workflowId: string;
  /** Axis of the part that is read, joined by `/`. */
  readonly current: string;
  /** Axis of a module that is to be finished, in place of the course (FINISH-6). */
  readonly within?: readonly string[] | null;
  readonly onClose: () => void;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

/** Asks before a course or a module ends, or says what is left to do (FINISH-1 to FINISH-5). */
export function FinishDialog({ access, workflowId, current, within = null, onClose, emit }: FinishDialogProps) {
  useSheet(css);
  const port = usePort();
  const { clock, notices } = port;
  const now = clock.now();
  const words = useWords(now);
  const { t } = words;
  const common = useTexts('common');
  const links = useLinks();
  const { id: objectiveId } = access.objective;
  const tree = useQuery(treeQuery(port, workflowId), port.cache);
  const context = { now, doubt: clock.doubt(), course: access.aggregate.lastObjectiveWorkflow?.state ?? null };
  const model = tree.data && finishModel(tree.data, context, current, words, within);
  const input = { objectiveId, workflowId };
  const contentRoute = (axis: readonly string[]) => ({ name: 'content', objectiveId, axis, query: '' }) as const;
  const open = (axis: readonly string[]) => {
    onClose();
    links.go(contentRoute(axis));
  };
  const shared = {
    userId: access.userId,
    left: input,
    onDone: () => {
      emit('lectern-course-finished', input);
      onClose();
      links.go({ name: 'course', objectiveId, aggregateId: null, review: false, query: `ended=${encodeURIComponent(workflowId)}` });
    },
    onFail: (error: LecternError) => notices.show({ tone: 'danger', title: commandFailureText(error, common) }),
    onLost: (again: () => void) => notices.show({ tone: 'warning', title: t('notSent'), text: t('notSentFinish'), duration: null, action: { label: t('tryAgain'), run: again } }),
  };
  const finish = useCommand(port, finishCourse, shared);
  const submit = useCommand(port, submitCourse, shared);
  const module = useCommand(port, completePart, {
    ...shared,
    left: { ...input, path: within ?? [] },
    onDone: () => {
      if (within) emit('lectern-part-completed', { objectiveId, axis: within.join('/') });
      notices.announce(t('finishModuleDone'));
      onClose();
    },
    onLost: (again: () => void) => notices.show({ tone: 'warning', title: t('notSent'), text: t('notSentModule'), duration: null, action: { label: t('tryAgain'), run: again } }),
  });
  const whole = model?.how === 'submit' ? submit : finish;
  const end = within
    ? { phase: module.phaseOf({ ...input, path: within }), unsent: module.unsent.length > 0, run: () => module.run({ ...input, path: within }), verb: t('finishModule'), lost: t('notSentModule') }
    : { phase: whole.phaseOf(input), unsent: whole.unsent.length > 0, run: () => whole.run(input), verb: t('finishCourse'), lost: t('notSentFinish') };
  const { goTo } = model ?? {};

  return (
    <Dialog
      title={model ? model.title : end.verb}
      closeLabel={common('close')}
      onClose={onClose}
      footer={
        model && (
          <>
            <Button onClick={onClose}>{t('keepReading')}</Button>
            {model.canFinish && <Button look="filled" busy={end.phase === 'sending'} onClick={end.run}>{end.verb}</Button>}
            {!model.canFinish && goTo && (
              <Button look="filled" iconEnd={ArrowRight} {...links.to(contentRoute(goTo.axis))} onClick={(event) => { onClose(); links.to(contentRoute(goTo.axis)).onClick(event); }}>
                {t('goTo', { name: isolate(goTo.name) })}
              </Button>
            )}
          </>
        )
      }
    >
      {model ? (
        <>
          <p>{model.text}</p>
          {end.unsent && model.canFinish && <NotSent text={end.lost} retry={end.run} />}
          {end.phase === 'failed' && <Notice tone="danger" icon={CircleAlert} role="alert" title={t('actionFailed')} />}
          <FinishList items={model.open} contentRoute={contentRoute} onOpen={open} onStay={onClose} />
          {model.also.length > 0 && (
            <>
              <h3 className="also">{t('alsoWant')}</h3>
              <FinishList items={model.also} contentRoute={contentRoute} onOpen={open} onStay={onClose} quiet />
            </>
          )}
        </>
      ) : tree.error ? (
        <Notice tone="danger" icon={CircleAlert} role="alert" title={t('contentFailed')} actions={<Button busy={tree.isFetching} onClick={() => void tree.refetch()}>{t('tryAgain')}</Button>}>
          {t(failureText(asError(tree.error)))}
        </Notice>
      ) : (
        <Spinner label={t('checking')} />
      )}
    </Dialog>
  );
}

import { useContext, useEffect, useRef, useState } from 'react';
import type { AnswerField } from '../../../../data/player/answer/AnswerField.ts';
import { useAnswerField, useAnswerState } from '../../../../data/player/answer/useAnswerField.ts';
import { useAnnounced } from '../../../../data/settings/useAnnounced.ts';
import { useUserId } from '../../../../port/useUserId.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { HandingContext } from '../../base/HandingContext.ts';
import { quietlyFailed } from '../../base/lazy/quietlyFailed.tsx';
import { useSurveyTexts } from '../../base/lazy/useSurveyTexts.ts';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import css from './answer.css';
import { AnswerForm } from './AnswerForm.tsx';
import type { AnswerProps, AnswerViewProps, AskedProps } from './AnswerProps.ts';
import { HandedIn } from './HandedIn.tsx';

const Survey = lazyPart(async () => (await import('../survey/Survey.tsx')).Survey, {
  Failed: quietlyFailed('answerFailed'),
  useReady: useSurveyTexts,
});

/** The answer that a part asks for: to the questions of a survey, or as a written text. */
export function Answer({ kind, ...props }: AskedProps) {
  return kind === 'survey' ? <Survey {...props} /> : <AwaitHanding {...props} />;
}

/** The learner's written answer for a part, as a field or as handed in (ANSWER-1 to ANSWER-3); none where answers cannot be handed in. */
function AwaitHanding(props: AnswerProps) {
  useSheet(css);
  const handing = useContext(HandingContext);
  return handing && <AwaitUser handing={handing} files={false} {...props} />;
}

/** Waits for the learner: for an unknown one, nothing could be stored. */
function AwaitUser(props: AnswerViewProps) {
  const userId = useUserId();
  return userId ? <AwaitField userId={userId} {...props} /> : <Bones />;
}

/** Waits for the text that this browser keeps. */
function AwaitField({ userId, ...props }: AnswerViewProps & { readonly userId: string }) {
  const { handing, workflowId, activityPathId, timed } = props;
  const t = useTexts('player');
  const [attempt, setAttempt] = useState(0);
  const field = useAnswerField(
    usePort(),
    { userId, workflowId, activityPathId, timed: timed || handing.proctored },
    attempt,
  );
  if (field === 'failed')
    return <QuietFailure text={t('answerFailed')} busy={false} retry={() => setAttempt(attempt + 1)} />;
  return field ? <AwaitServer field={field} {...props} /> : <Bones />;
}

/** Waits for the server's copy, unless the learner has written something that it does not have. */
function AwaitServer({ field, ...given }: AnswerViewProps & { readonly field: AnswerField }) {
  const t = useTexts('player');
  const announced = useAnnounced('attachments').announced === true;
  const { draft, server, error, busy } = useAnswerState(field);
  const props = { ...given, files: announced && server?.takesFiles === true };
  const form = !server?.handedInAt && !server?.closed && props.open;
  const wrote = useRef(false);
  useEffect(() => {
    if (server) wrote.current = form;
  });
  if (!server && !draft.unsent)
    return error || !busy ? <QuietFailure text={t('answerFailed')} busy={busy} retry={field.refetch} /> : <Bones />;
  return form ? (
    <AnswerForm field={field} draft={draft} {...props} />
  ) : (
    <HandedIn server={server} field={field} draft={draft} current={!busy && !error} just={wrote.current} {...props} />
  );
}

/** Placeholder of the field while its text loads. */
const Bones = () => (
  <div className="answer" aria-hidden="true">
    <i className="bone" />
  </div>
);

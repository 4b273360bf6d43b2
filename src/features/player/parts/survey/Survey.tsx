import { useContext, useEffect, useMemo, useRef } from 'react';
import { asError } from '../../../../commands/asError.ts';
import { surveyDraft } from '../../../../data/player/survey/surveyDraft.ts';
import { surveyQuery } from '../../../../data/player/survey/surveyQuery.ts';
import { useQuery } from '../../../../data/query/useQuery.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { useUserId } from '../../../../port/useUserId.ts';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { HandingContext } from '../../base/HandingContext.ts';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import type { AnswerProps } from '../answer/AnswerProps.ts';
import { Submitted } from './Submitted.tsx';
import css from './survey.css';
import { SurveyForm } from './SurveyForm.tsx';
import { surveyView } from './surveyModel.ts';
import type { SurveyHere } from './SurveyProps.ts';

/** The questions of a part, or the submitted answers (SURVEY-1 to SURVEY-6). */
export function Survey(props: AnswerProps) {
  useSheet(css);
  const handing = useContext(HandingContext);
  const userId = useUserId();
  // For an unknown learner, nothing could be stored.
  if (!handing) return null;
  return userId ? <Known handing={handing} userId={userId} {...props} /> : <Bones />;
}

function Known(here: SurveyHere) {
  const { workflowId, activityPathId, open, userId } = here;
  const t = useTexts('survey');
  const port = usePort();
  const query = useQuery(surveyQuery(port, workflowId, activityPathId), port.cache);
  const draft = useMemo(
    () => surveyDraft(port, userId, { workflowId, activityPathId }),
    [port, userId, workflowId, activityPathId],
  );
  const view = surveyView({
    survey: query.data,
    code: query.error ? asError(query.error).code : null,
    waits: query.fetchStatus === 'paused',
    open,
  });
  const wrote = useRef(false);
  useEffect(() => {
    if (view.kind === 'form') wrote.current = true;
    // Answers that were submitted, here or elsewhere, are no longer a draft.
    if (view.kind === 'submitted') draft.remove();
  });
  const retry = () => void query.refetch();
  switch (view.kind) {
    case 'loading':
      return <Bones text={t('loading')} />;
    case 'notNow':
      return <p className="instead">{t('notNow')}</p>;
    case 'failed':
      return <QuietFailure text={t('failed')} busy={query.isFetching} retry={retry} />;
    case 'closed':
      return <p className="survey muted">{t('closed')}</p>;
    case 'submitted':
      return <Submitted survey={view.survey} headingLevel={here.headingLevel} just={wrote.current} />;
    case 'form':
      return (
        <>
          {view.stale && <QuietFailure text={t('stale')} busy={query.isFetching} retry={retry} />}
          <SurveyForm {...here} questions={view.survey.questions} draft={draft} onRefused={retry} />
        </>
      );
  }
}

/** Placeholders of the questions while they load. */
const Bones = ({ text }: { readonly text?: string }) => (
  <div className="survey" aria-busy="true">
    <VisuallyHidden live>{text ?? ''}</VisuallyHidden>
    <i className="bone" />
    <i className="bone" />
  </div>
);

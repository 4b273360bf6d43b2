import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { useEffect } from 'react';
import { asError } from '../../commands/asError.ts';
import { useOnline } from '../../data/query/useOnline.ts';
import { useQuery } from '../../data/query/useQuery.ts';
import { modelQuery, standingQuery } from '../../data/tutor/tutorQueries.ts';
import type { TutorOff } from '../../domain/tutor/tutor.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { below, Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { useSheet } from '../../ui/sheets/sheet.ts';
import { FailedPanel } from '../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../panels/OfflinePanel.tsx';
import { Consent } from './Consent.tsx';
import { Conversation } from './Conversation.tsx';
import type { TutorEmit } from './manifest.ts';
import { tutorView } from './model.ts';
import css from './tutor.css';

/** The element's attributes, and the properties that every element gets. */
export interface TutorProps {
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly partId: string;
  readonly headingLevel: number;
  readonly emit: TutorEmit;
}

const offTexts = { exam: 'offExam', part: 'offPart', course: 'offCourse' } as const satisfies Record<
  TutorOff['why'],
  string
>;

/** The tutor: the data that it keeps, questions and answers, or the reason why it does not answer here (TUTOR-3, TUTOR-12, TUTOR-15). */
export function Tutor({ objectiveId, aggregateId, partId, headingLevel, emit }: TutorProps) {
  useSheet(css);
  const [t, port] = [useTexts('tutor'), usePort()];
  const online = useOnline();
  const model = useQuery(modelQuery(port, objectiveId, aggregateId), port.cache);
  const standing = useQuery(standingQuery(port, model.data ?? null, partId), port.cache);
  const failed = model.error ?? standing.error;
  const view = tutorView({
    modelId: model.data,
    standing: standing.data,
    error: failed ? asError(failed) : null,
    online,
  });
  const stands = view.kind !== 'loading';
  const works = view.kind !== 'failed' && view.kind !== 'offline';
  useEffect(() => void (stands && emit('lectern-ready', works ? {} : undefined)), [stands, works, emit]);
  const failure = view.kind === 'failed' ? view.error : null;
  useEffect(() => void (failure && emit('lectern-error', failure)), [failure, emit]);
  const level = headingLevel as HeadingLevel;
  const retry = () => void (model.error ? model.refetch() : standing.refetch());
  const panel = () => {
    switch (view.kind) {
      case 'loading':
        return (
          <div className="tutor-loading" role="status" aria-label={t('loading')}>
            <i />
            <i />
          </div>
        );
      case 'absent':
        return (
          <EmptyState picture={EyeOff} tone="muted" title={t('absentTitle')} headingLevel={below(level)}>
            {t('absentText')}
          </EmptyState>
        );
      case 'offline':
        return <OfflinePanel text={t('offlineText')} headingLevel={below(level)} retry={retry} />;
      case 'failed':
        return <FailedPanel title={t('failedTitle')} error={view.error} headingLevel={below(level)} retry={retry} />;
      case 'off':
        return (
          <EmptyState role="status" picture={EyeOff} tone="muted" title={t('offTitle')} headingLevel={below(level)}>
            {t(offTexts[view.standing.off?.why ?? 'course'], { name: view.standing.off?.name ?? '' })}
          </EmptyState>
        );
      case 'consent':
        return <Consent standing={view.standing} headingLevel={below(level)} />;
      case 'open':
        return <Conversation key={view.modelId} standing={view.standing} modelId={view.modelId} partId={partId} />;
    }
  };
  const known = standing.data;
  return (
    <div className="tutor">
      <div>
        <Heading level={level} className="title" part="heading">
          {t('tutor')}
        </Heading>
        {known && <p className="muted">{known.course === null ? t('ofAll') : t('of', { course: known.course })}</p>}
      </div>
      {panel()}
    </div>
  );
}

import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Link2Off from 'lucide/dist/esm/icons/link-2-off.mjs';
import MailCheck from 'lucide/dist/esm/icons/mail-check.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useEffect } from 'react';
import { asError } from '../../../commands/asError.ts';
import { emailAnswerQuery } from '../../../data/assessment/emailAnswerQuery.ts';
import { useOnline } from '../../../data/query/useOnline.ts';
import { useQuery } from '../../../data/query/useQuery.ts';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../port/context.tsx';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import type { PlayerEmit } from '../manifest.ts';
import { FailedPanel } from '../../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../../panels/OfflinePanel.tsx';
import css, { classes } from './emailAnswer.css';
import { answerView, askedAnswer } from './emailAnswerModel.ts';
import { ReviewModule } from './ReviewModule.tsx';

export interface EmailAnswerProps {
  /** Query of the address (EMAIL-1). */
  readonly query: string;
  readonly headingLevel: HeadingLevel;
  readonly emit: PlayerEmit;
}

const pictures = { correct: CircleCheck, incorrect: TriangleAlert, received: MailCheck } as const;

/** The page of an answer that was given in an e-mail: its verdict, and a link to its module (EMAIL-1 to EMAIL-4). */
export function EmailAnswer({ query, headingLevel, emit }: EmailAnswerProps) {
  useSheet(css);
  const [t, port] = [useLazyTexts('emailAnswer'), usePort()];
  const online = useOnline();
  const asked = askedAnswer(query);
  const { data, error, isFetching, refetch } = useQuery(emailAnswerQuery(port, asked.answerId), port.cache);
  const failure = error ? asError(error) : null;
  const view = answerView(asked, data, failure, online);
  const title = t?.('title');
  const settled = view.kind !== 'loading' && t !== null;
  const told = view.kind === 'told';
  useEffect(() => void (title !== undefined && emit('lectern-title', { sections: [title] })), [title, emit]);
  useEffect(() => void (settled && emit('lectern-ready', told ? {} : undefined)), [settled, told, emit]);
  useEffect(() => void (failure && emit('lectern-error', failure)), [failure, emit]);
  if (!t) return null;
  const retrying = { headingLevel, busy: isFetching, retry: () => void refetch() };
  switch (view.kind) {
    case 'loading':
      return (
        <div className={classes['answer-wait']} role="status" aria-label={t('loading')}>
          <i />
        </div>
      );
    case 'incomplete':
      return (
        <EmptyState
          role="alert"
          tone="muted"
          picture={Link2Off}
          title={t('incompleteTitle')}
          headingLevel={headingLevel}
        >
          {t('incompleteText')}
        </EmptyState>
      );
    case 'offline':
      return <OfflinePanel text={t('offlineText')} {...retrying} />;
    case 'failed':
      return <FailedPanel title={t('failedTitle')} error={view.error} saved {...retrying} />;
    case 'told':
      return (
        <div className={classes['answer-page']}>
          <div className={`${classes['answer-verdict']} ${classes[`answer-${view.verdict}`] ?? ''}`} role="status">
            <Icon of={pictures[view.verdict]} size="lg" />
            <Heading level={headingLevel} className="title">
              {t(view.verdict)}
            </Heading>
            {view.verdict === 'received' && <p className="muted">{t('receivedText')}</p>}
          </div>
          <dl className={classes['answer-facts']}>
            {(['question', 'text', 'explanation'] as const).map(
              (name) =>
                view[name] !== null && (
                  <div key={name}>
                    <dt>{t(name)}</dt>
                    <dd>{view[name]}</dd>
                  </div>
                ),
            )}
          </dl>
          {view.module && <ReviewModule module={view.module} />}
        </div>
      );
  }
}

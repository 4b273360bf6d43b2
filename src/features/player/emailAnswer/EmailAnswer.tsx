import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import Link2Off from 'lucide/dist/esm/icons/link-2-off.mjs';
import MailCheck from 'lucide/dist/esm/icons/mail-check.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useEffect } from 'react';
import { asError } from '../../../commands/asError.ts';
import { emailAnswerQuery } from '../../../data/assessment/emailAnswerQuery.ts';
import { useOnline } from '../../../data/query/useOnline.ts';
import { useQuery } from '../../../data/query/useQuery.ts';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../../ui/empty/EmptyState.tsx';
import { Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import { failureText } from '../base/screen.ts';
import type { PlayerEmit } from '../manifest.ts';
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

/** The page of an answer that was given in an e-mail: its verdict, and the way to its module (EMAIL-1 to EMAIL-4). */
export function EmailAnswer({ query, headingLevel, emit }: EmailAnswerProps) {
  useSheet(css);
  const [t, player, port] = [useLazyTexts('emailAnswer'), useTexts('player'), usePort()];
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
  const panel = (title: string, text: string, more: Partial<EmptyStateProps>) => (
    <EmptyState title={title} headingLevel={headingLevel} role="alert" {...more}>
      {text}
    </EmptyState>
  );
  const again = (
    <Button look="filled" icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
      {player('tryAgain')}
    </Button>
  );
  switch (view.kind) {
    case 'loading':
      return (
        <div className={classes['answer-wait']} role="status" aria-label={t('loading')}>
          <i />
        </div>
      );
    case 'incomplete':
      return panel(t('incompleteTitle'), t('incompleteText'), { picture: Link2Off, tone: 'muted' });
    case 'offline':
      return panel(t('offlineTitle'), t('offlineText'), { picture: WifiOff, role: 'status', actions: again });
    case 'failed':
      return panel(t('failedTitle'), player(failureText(failure)), {
        picture: CloudAlert,
        tone: 'danger',
        actions: again,
      });
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

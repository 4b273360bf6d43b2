import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { useRef } from 'react';
import type { FeedbackField, FeedbackState } from '../../../data/feedback/createFeedback.ts';
import type { Feedback } from '../../../domain/feedback/feedback.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import type { FeedbackSize } from '../FeedbackProps.ts';
import type { FeedbackView } from '../model.ts';
import { FailedPanel } from '../../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../../panels/OfflinePanel.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackMessage } from './FeedbackMessage.tsx';
import { useFocusKept } from './useFocusKept.ts';

export interface FeedbackPanelProps {
  readonly view: FeedbackView;
  readonly state: FeedbackState;
  readonly field: FeedbackField | null;
  readonly brand: string;
  readonly headingLevel: HeadingLevel;
  readonly size: FeedbackSize;
  readonly onSend: (feedback: Feedback) => void;
  /** Requests the user again. */
  readonly onRetry: () => void;
  /** Closes the window; null outside a window. */
  readonly onClose: (() => void) | null;
}

/** The form, or the message that replaces it. */
export function FeedbackPanel(props: FeedbackPanelProps) {
  const { view } = props;
  const place = useRef<HTMLDivElement>(null);
  const listeners = useFocusKept(place, view.kind);
  return (
    <div ref={place} {...listeners}>
      <Content {...props} />
    </div>
  );
}

function Content({ view, state, field, brand, headingLevel, size, onSend, onRetry, onClose }: FeedbackPanelProps) {
  const [t, common, formats] = [useTexts('feedback'), useTexts('common'), useFormats()];
  const { clock } = usePort();
  const again = (run: () => void) => (
    <Button look="filled" icon={RefreshCw} onClick={run}>
      {common('tryAgain')}
    </Button>
  );
  const done = onClose && <Button onClick={onClose}>{common('close')}</Button>;
  const words = { headingLevel } as const;
  const day = 'until' in view ? formats.day(view.until, clock.now()) : '';
  switch (view.kind) {
    case 'loading':
      return (
        <div className="feedback-wait" role="status" aria-label={t('loading')}>
          <i />
          <i />
        </div>
      );
    case 'offline':
      return <OfflinePanel text={t('offlineText')} headingLevel={headingLevel} retry={onRetry} />;
    case 'failed':
      return (
        <FailedPanel title={t('failedTitle')} error={view.error} headingLevel={headingLevel} retry={onRetry}>
          {view.error.code === 'unauthorized' && t('signInText')}
        </FailedPanel>
      );
    case 'acting':
      return (
        <FeedbackMessage {...words} icon={UserRound} title={t('actingTitle')} actions={done}>
          {t('actingText')}
        </FeedbackMessage>
      );
    case 'unsent':
      return (
        <FeedbackMessage
          {...words}
          tone="warning"
          icon={CloudOff}
          title={t('unsentTitle')}
          actions={again(() => field?.again())}
        >
          {t('unsentText')}
        </FeedbackMessage>
      );
    case 'thanks':
      return (
        <FeedbackMessage {...words} tone="success" icon={CircleCheck} title={t('thanksTitle')} actions={done}>
          {t('thanksText', { date: day })}
        </FeedbackMessage>
      );
    case 'later':
      return (
        <FeedbackMessage {...words} icon={Clock} title={t('laterTitle')}>
          {t('laterText', { date: day })}
        </FeedbackMessage>
      );
    case 'form':
      return (
        <FeedbackForm
          view={view}
          draft={state.draft}
          refusal={state.refusal}
          brand={brand}
          headingLevel={headingLevel}
          asks={size === 'card'}
          onWrite={(change) => field?.write(change)}
          onSend={onSend}
          onLater={() => field?.later()}
        />
      );
    default:
      return null;
  }
}

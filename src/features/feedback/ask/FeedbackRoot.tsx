import MessageSquareHeart from 'lucide/dist/esm/icons/message-square-heart.mjs';
import { useEffect, useState } from 'react';
import { useFeedback } from '../../../data/feedback/useFeedback.ts';
import { useUser } from '../../../data/person/useUser.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../data/settings/useConfiguration.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import type { FeedbackProps } from '../FeedbackProps.ts';
import { feedbackView } from '../model.ts';
import css from './feedback.css';
import { FeedbackPanel } from './FeedbackPanel.tsx';
import { useSentTold } from './useSentTold.ts';

/** The form on the page, in a card, or in a window (FEED-8). */
export function FeedbackRoot({ size, periodDays, headingLevel, emit }: FeedbackProps) {
  useSheet(css);
  const [t, common, port] = [useTexts('feedback'), useTexts('common'), usePort()];
  const { user, error, retry } = useUser();
  const configuration = useConfiguration(port);
  const { field, state } = useFeedback(port, user?.id ?? null);
  const [open, setOpen] = useState(size === 'window');
  const [stood, setStood] = useState(false);
  const view = feedbackView({
    ...{ size, periodDays, configuration, user, error, state, stood },
    now: port.clock.now(),
  });
  const { kind } = view;
  const stands = kind !== 'absent' && kind !== 'loading';
  const hasContent = stands && kind !== 'failed' && kind !== 'offline';
  if (stands && !stood) setStood(true);
  const send = useSentTold(field, state, emit);

  const title = t('title');
  useEffect(() => void (size === 'full' && emit('lectern-title', { sections: [title] })), [emit, title, size]);
  useEffect(() => {
    if (error) emit('lectern-error', error);
  }, [error, emit]);
  useEffect(() => {
    if (kind !== 'loading') emit('lectern-ready', hasContent ? {} : undefined);
  }, [kind, hasContent, emit]);
  // If the user could not be requested, the request is repeated once the connection is back.
  useEffect(() => {
    if (!error) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [error, retry]);

  const close = () => setOpen(false);
  // Reported only after the window has closed. If the host removed the element before, the browser would not return the
  // focus.
  useEffect(() => void (size === 'window' && !open && emit('lectern-feedback-closed', {})), [size, open, emit]);
  const level = headingLevel as HeadingLevel;
  const isWindow = size === 'button' || size === 'window';
  if (kind === 'absent' || (kind === 'loading' && (size === 'card' || size === 'button')))
    return <i className="feedback-none" />;
  const panel = (
    <FeedbackPanel
      view={view}
      state={state}
      field={field}
      brand={configuration?.brand ?? ''}
      headingLevel={isWindow ? 3 : level}
      size={size}
      onSend={send}
      onRetry={retry}
      onClose={isWindow ? close : null}
    />
  );
  if (size === 'card')
    return (
      <section className="feedback feedback-card" part="card" aria-label={title}>
        {panel}
      </section>
    );
  if (!isWindow)
    return (
      <div className="feedback feedback-full">
        <Heading level={level} className="title page-title" part="heading">
          {title}
        </Heading>
        {panel}
      </div>
    );
  return (
    <>
      {size === 'button' && (
        <Button icon={MessageSquareHeart} aria-haspopup="dialog" part="button" onClick={() => setOpen(true)}>
          {title}
        </Button>
      )}
      {open && (
        <Dialog title={title} closeLabel={common('close')} onClose={close} first="input">
          <div className="feedback">{panel}</div>
        </Dialog>
      )}
    </>
  );
}

import Lightbulb from 'lucide/dist/esm/icons/lightbulb.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useEffect, useRef, useState } from 'react';
import type { TutorStanding } from '../../domain/tutor/tutor.ts';
import { useOnline } from '../../data/query/useOnline.ts';
import { useConversation } from '../../data/tutor/useConversation.ts';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { Composer } from './Composer.tsx';
import { ExchangeItem } from './ExchangeItem.tsx';
import { KeptTools } from './KeptTools.tsx';
import { failureKey } from './model.ts';
import { readMarkdown, spokenText } from './readMarkdown.ts';

export interface ConversationProps {
  readonly standing: TutorStanding;
  readonly modelId: string;
  readonly partId: string;
}

/**
 * Questions and answers, and the field for the next one. A screen reader hears an answer once, when it is complete
 * (TUTOR-20). Without a connection the loaded answers stay (TUTOR-23).
 */
export function Conversation({ standing, modelId, partId }: ConversationProps) {
  const [t, common] = [useTexts('tutor'), useTexts('common')];
  const talk = useConversation(modelId, partId);
  const online = useOnline();
  const { exchanges, error, answering, failures } = talk;
  const [spoken, setSpoken] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const last = exchanges?.at(-1);
  const asked = useRef('');
  const live = answering ? (last?.id ?? '') : '';
  useEffect(() => {
    if (live) return setSpoken(t('answering'));
    if (!last || last.id !== asked.current) return;
    asked.current = '';
    if (last.state === 'failed') setSpoken(t(failureKey(failures.get(last.id), last.answer !== '')));
    else if (last.state === 'stopped') setSpoken(t('stopped'));
    else if (last.answer) setSpoken(spokenText(readMarkdown(last.answer)));
    else setSpoken(t(last.kind === 'hint' ? 'hint' : 'nothing'));
  }, [live, last, failures, t]);
  const grown = `${last?.answer.length} ${last?.state}`;
  const count = exchanges?.length ?? 0;
  useEffect(() => {
    // Only the list scrolls, so the reader's place on the page stays.
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [grown, count]);
  const ask = (text: string, replaces?: string) => {
    // The answer may be complete before the question was drawn without it.
    asked.current = talk.ask(text, replaces) || asked.current;
    field.current?.focus();
  };
  const mayAsk = !answering && standing.left > 0;
  return (
    <>
      {standing.hints !== null && (
        <Notice tone="info" icon={Lightbulb} title={t('hintsTitle', { name: standing.hints })}>
          {t('hintsText')}
        </Notice>
      )}
      {!online && (
        <Notice tone="info" icon={WifiOff} role="status" title={common('offline')}>
          {t(exchanges ? 'offlineKept' : 'offlineLater')}
        </Notice>
      )}
      {error && online && (
        <Notice
          tone="warning"
          role="alert"
          title={t('historyFailed')}
          actions={<Button onClick={talk.reload}>{common('tryAgain')}</Button>}
        />
      )}
      {!exchanges && !error && online && (
        <p role="status" className="tutor-wait">
          {t('loading')}
        </p>
      )}
      {exchanges?.length === 0 && <p className="muted tutor-empty">{t('empty')}</p>}
      {exchanges && exchanges.length > 0 && (
        // A scrolling region must be reachable by keyboard.
        <ol className="tutor-list" ref={list} tabIndex={0} aria-label={t('conversation')}>
          {exchanges.map((one) => (
            <ExchangeItem
              key={one.id}
              exchange={one}
              failure={failures.get(one.id)}
              named={standing.course === null}
              onRetry={mayAsk ? () => ask(one.question, one.id) : null}
              onRate={(rating) => void talk.rate(one.id, rating)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden live>{spoken}</VisuallyHidden>
      <Composer
        standing={standing}
        answering={answering}
        online={online}
        field={field}
        onAsk={ask}
        onStop={talk.stop}
      />
      <KeptTools standing={standing} modelId={modelId} />
    </>
  );
}

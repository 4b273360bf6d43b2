import Check from 'lucide/dist/esm/icons/check.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import ThumbsDown from 'lucide/dist/esm/icons/thumbs-down.mjs';
import ThumbsUp from 'lucide/dist/esm/icons/thumbs-up.mjs';
import { useEffect, useState } from 'react';
import type { TutorExchange } from '../../domain/tutor/tutor.ts';
import type { LecternError } from '../../errors.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { routeLink } from '../../routes/routeLink.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon, type IconNode } from '../../ui/text/Icon.tsx';
import { Markdown } from './Markdown.tsx';
import { failureKey, kindKey } from './model.ts';
import { placeRoute } from './placeRoute.ts';
import { Places } from './Places.tsx';
import { readMarkdown, spokenText } from './readMarkdown.ts';

export interface ExchangeItemProps {
  readonly exchange: TutorExchange;
  readonly failure: LecternError | undefined;
  /** Whether the places include the names of their courses. */
  readonly named: boolean;
  /** Null while an answer arrives, or if no question is left. */
  readonly onRetry: (() => void) | null;
  readonly onRate: (rating: 1 | -1 | null) => void;
}

/** Copies an answer, and confirms this for four seconds. */
function CopyAnswer({ text }: { readonly text: string }) {
  const t = useTexts('tutor');
  const { notices } = usePort();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 4000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notices.announce(t('copied'));
    } catch {
      notices.show({ tone: 'danger', title: t('copyFailed') });
    }
  };
  return (
    <Button look="bare" icon={copied ? Check : Copy} iconOnly onClick={() => void copy()}>
      {t(copied ? 'copied' : 'copy')}
    </Button>
  );
}

/** The buttons that say whether an answer helped; a second click removes the rating. */
function Rate({
  rating,
  onRate,
}: {
  readonly rating: TutorExchange['rating'];
  readonly onRate: ExchangeItemProps['onRate'];
}) {
  const t = useTexts('tutor');
  const one = (value: 1 | -1, icon: IconNode, text: string) => (
    <button
      type="button"
      className={`btn bare only tutor-rate${rating === value ? ' tutor-rated' : ''}`}
      aria-pressed={rating === value}
      title={text}
      onClick={() => onRate(rating === value ? null : value)}
    >
      <Icon of={icon} />
      <span className="sr">{text}</span>
    </button>
  );
  return (
    <>
      {one(1, ThumbsUp, t('helped'))}
      {one(-1, ThumbsDown, t('helpedNot'))}
    </>
  );
}

/** One question with its answer, the answer's sources, and the actions on it (TUTOR-21). */
export function ExchangeItem({ exchange, failure, named, onRetry, onRate }: ExchangeItemProps) {
  const t = useTexts('tutor');
  const { routes } = usePort();
  const { question, answer, kind, state, citations, rating } = exchange;
  const cite = (n: number) => {
    const place = citations.find((one) => one.n === n);
    if (!place) return `[${n}]`;
    return (
      <a
        className="tutor-cite"
        aria-label={t('place', { n: String(n), title: place.title })}
        {...routeLink(placeRoute(place), routes.hrefFor)}
      >
        {n}
      </a>
    );
  };
  const ended = state === 'done';
  const ofText = kindKey(kind);
  return (
    <li className="tutor-exchange">
      <span className="sr">{t('you')} </span>
      <p className="tutor-question" dir="auto">
        {question}
      </p>
      <div className="tutor-answer">
        <span className="sr">{t('tutor')}</span>
        {(ended || answer) && <p className="tutor-kind">{t(ofText)}</p>}
        {ended && kind === 'nothing' && <p>{t('nothing')}</p>}
        {ended && kind === 'hint' && <p>{t('hint')}</p>}
        {answer && <Markdown text={answer} cite={cite} />}
        {state === 'answering' && <p className="tutor-wait">{t('answering')}</p>}
        {state === 'stopped' && <p className="muted">{t('stopped')}</p>}
        {state === 'failed' && <p className="tutor-failed">{t(failureKey(failure, answer !== ''))}</p>}
        {state !== 'answering' && <Places citations={citations} named={named} />}
        <div className="tutor-tools">
          {(state === 'failed' || state === 'stopped') && onRetry && (
            <Button look="quiet" icon={RefreshCw} onClick={onRetry}>
              {t('askAgain')}
            </Button>
          )}
          {answer && state !== 'answering' && <CopyAnswer text={spokenText(readMarkdown(answer))} />}
          {ended && <Rate rating={rating} onRate={onRate} />}
        </div>
      </div>
    </li>
  );
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { cardAt } from './cardAt.ts';
import css from './more.css';

export interface MoreProps {
  readonly next: 'none' | 'ready' | 'loading' | 'failed';
  /** The list answers an earlier request: its end stays visible, but requests nothing. */
  readonly old: boolean;
  /** Whether all cards are drawn; before that the end of the list is not yet at its final place. */
  readonly whole: boolean;
  readonly shown: number;
  readonly total: number;
  readonly online: boolean;
  readonly more: () => void;
  readonly grid: RefObject<HTMLUListElement | null>;
}

/**
 * The end of the list. It requests the next page as the reader comes near, and has a button for readers who do not
 * scroll (LIST-7).
 */
export function More({ next, old, whole, shown, total, online, more, grid }: MoreProps) {
  useSheet(css);
  const t = useTexts('courses');
  const lists = useLazyTexts('lists');
  const common = useTexts('common');
  const edge = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  const [gone, setGone] = useState(next === 'none');
  const near = useEffectEvent(more);
  useEffect(() => {
    if (next !== 'ready' || old || !whole || !edge.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
      rootMargin: '0px 0px 600px',
    });
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [next, old, whole, shown, gone]);
  // The button disappears with the last page; focus moves to the first new card.
  useLayoutEffect(() => {
    if (next !== 'none') before.current = shown;
    else if (grid.current && edge.current?.contains((edge.current.getRootNode() as ShadowRoot).activeElement))
      cardAt(grid.current, before.current)?.querySelector('a')?.focus();
    setGone(next === 'none');
  }, [next, shown, grid]);
  if (gone && next === 'none') return null;
  return (
    <div className="more" ref={edge}>
      {next === 'failed' && <p role="alert">{lists?.('moreFailed')}</p>}
      {lists && (
        <Button
          busy={next === 'loading'}
          reason={!online && next !== 'loading' && common('offline')}
          onClick={() => old || more()}
        >
          {next === 'failed' ? common('tryAgain') : lists('showMore')}
        </Button>
      )}
      <p className="muted num">{t('shown', { shown, total })}</p>
    </div>
  );
}

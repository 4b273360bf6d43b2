import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { below, Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { useSheet } from '../../ui/sheets/sheet.ts';
import { usePrinting } from '../../ui/usePrinting.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { collectedItems } from './collectedItems.ts';
import css from './ledger.css';
import { countText } from './model.ts';
import { ResultsActions } from './ResultsActions.tsx';
import { ResultsList } from './ResultsList.tsx';
import { ResultsPanel } from './ResultsPanel.tsx';
import { ResultsTools } from './ResultsTools.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import type { Collected } from './useCollected.ts';
import { useResultsChoice, type ResultsProps } from './useResultsChoice.ts';
import { useResultsList } from './useResultsList.ts';
import { Waiting } from './Waiting.tsx';

/** A learner's results over all courses (RESULT-1 to RESULT-10). */
export function MyResults(props: ResultsProps) {
  useSheet(css);
  const { headingLevel, emit } = props;
  const t = useTexts('results');
  const [choice, change] = useResultsChoice(props);
  const { list, view, items, drawn, next, more, moment, words, narrowed } = useResultsList(choice);
  const [collected, setCollected] = useState<Collected | null>(null);
  const printing = usePrinting();
  // Printing begins once the collected results are there. It does not begin in the effect itself, because printing
  // renders this component again.
  useEffect(() => {
    if (!collected) return;
    const timer = setTimeout(() => print());
    return () => clearTimeout(timer);
  }, [collected]);
  const settled = view.kind !== 'loading';
  const hasContent = view.kind === 'rows' || view.kind === 'empty';
  useEffect(() => {
    if (settled) emit('lectern-ready', hasContent ? {} : undefined);
  }, [settled, hasContent, emit]);
  const { error } = list;
  useEffect(() => void (error && emit('lectern-error', error)), [error, emit]);

  const level = headingLevel as HeadingLevel;
  const paper = printing && collected ? collectedItems(collected, words) : null;
  const count = view.kind === 'rows' ? countText(choice, items.length, list.total, words) : '';
  const spoken = view.kind === 'loading' ? t('loading') : count;
  return (
    <>
      <div className="ledger-top">
        <slot name="heading">
          <div>
            <Heading level={level} className="title page-title" part="heading">
              {t('heading')}
            </Heading>
            <p className="muted num">{count || '\u00a0'}</p>
          </div>
        </slot>
        {view.kind === 'rows' && (
          <ResultsActions choice={choice} words={words} offline={!list.online} onPrint={setCollected} />
        )}
      </div>
      {view.kind !== 'empty' && <ResultsTools choice={choice} onChange={change} />}
      <VisuallyHidden live>{!list.old && spoken}</VisuallyHidden>
      {view.kind === 'rows' && view.notice && (
        <StaleNotice offline={view.notice === 'offline'} updatedAt={list.updatedAt} retry={list.retry} />
      )}
      <ResultsPanel
        view={view}
        headingLevel={below(level)}
        retry={list.retry}
        clear={() => change({ keyword: '', outcome: 'all' })}
      />
      {view.kind === 'loading' && <Waiting />}
      {view.kind === 'rows' && (
        <ResultsList
          items={paper?.items ?? items.slice(0, drawn)}
          label={t('heading')}
          old={list.old}
          moment={moment}
          words={words}
          headingLevel={below(level)}
          printing={printing}
          collected={paper?.attempts ?? null}
          total={choice.outcome === 'all' ? list.total : items.length}
          next={paper ? 'none' : next}
          online={list.online}
          more={more}
        />
      )}
      {narrowed && view.kind === 'rows' && (
        <p className="ledger-clear">
          <button type="button" className="link" onClick={() => change({ keyword: '', outcome: 'all' })}>
            {t('clear')}
          </button>
        </p>
      )}
    </>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { useCourseList, type CourseList } from '../../data/courses/useCourseList.ts';
import { resultsSource } from '../../data/results/resultsSource.ts';
import type { ClientMoment } from '../../domain/time/moment.ts';
import { useFormats, useTexts } from '../../i18n/context.tsx';
import { needsAll, resultsItems, resultsView, type ResultsItem, type ResultsView } from './model.ts';
import type { ResultsChoice } from './resultsQuery.ts';
import type { ResultsWords } from './ResultsWords.ts';
import { useResultsMoment } from './useResultsMoment.ts';

/** Number of courses drawn at first, and added by each "Show more". */
const [first, further] = [24, 100];

/** The results that match the choice, and the part of them that is drawn. */
export interface ResultsListed {
  readonly list: CourseList;
  readonly view: ResultsView;
  /** All loaded courses that match. Only the first `drawn` of them are drawn, so that thousands stay fast. */
  readonly items: readonly ResultsItem[];
  readonly drawn: number;
  readonly next: CourseList['next'];
  readonly more: () => void;
  readonly moment: ClientMoment;
  readonly words: ResultsWords;
  readonly narrowed: boolean;
}

/** Requests the results that match the choice, page by page (RESULT-1, RESULT-5). */
export function useResultsList({ keyword, order, outcome }: ResultsChoice): ResultsListed {
  const t = useTexts('results');
  const formats = useFormats();
  const source = useMemo(() => resultsSource({ keyword, order }), [keyword, order]);
  const list = useCourseList(source);
  const moment = useResultsMoment(list.items);
  const words = useMemo(() => ({ t, formats, now: moment.now }), [t, formats, moment.now]);
  const items = useMemo(
    () => resultsItems(list.items ?? [], outcome, moment, words),
    [list.items, outcome, moment, words],
  );
  const [drawn, setDrawn] = useState({ source, outcome, count: first });
  const count = drawn.source === source && drawn.outcome === outcome ? drawn.count : first;
  const wantsAll = needsAll(outcome, list.next);
  // One page at a time; the next is requested when it has arrived.
  useEffect(() => {
    if (wantsAll) list.more();
  }, [wantsAll, list.items]); // eslint-disable-line react-hooks/exhaustive-deps
  const narrowed = keyword !== '' || outcome !== 'all';
  return {
    list,
    view: resultsView(list, items.length, narrowed),
    items,
    drawn: count,
    next: list.next === 'none' && count < items.length ? 'ready' : list.next,
    more: () => {
      setDrawn({ source, outcome, count: count + further });
      if (count + further > items.length) list.more();
    },
    moment,
    words,
    narrowed,
  };
}

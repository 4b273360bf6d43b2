import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useEffect, useMemo, useState, type CSSProperties } from 'react';
import { useListFacts } from '../../data/courses/useListFacts.ts';
import { useFormats, useTexts } from '../../i18n/context.tsx';
import { useLateTexts } from '../../i18n/useLateTexts.ts';
import { usePort } from '../../runtime/context.tsx';
import { useStore } from '../../runtime/useStore.ts';
import { Button } from '../../ui/Button.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useLateOr } from '../../ui/useLateOr.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { arrivalAsked } from './arrivalAsked.ts';
import { Chips } from './Chips.tsx';
import { wishOf } from './createListState.ts';
import { factsOf } from './factsOf.ts';
import { countChosen, sortsOf } from './listChoice.ts';
import type { ListKind } from './ListKind.ts';
import type { ListProps } from './ListProps.ts';
import type { ListState } from './ListState.ts';
import type { ListView } from './model.ts';
import { NextSteps } from './NextSteps.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Sort } from './Sort.tsx';
import css from './tools.css';
import { chipViews, filterButton, filterGroupViews } from './toolsModel.ts';

const loadDrawer = () => import('./FilterDrawer.tsx');
const loadArrival = () => import('./Arrival.tsx');

export interface ListToolsProps {
  readonly kind: ListKind;
  readonly list: ListState;
  readonly view: ListView;
  /** Courses that fit what is chosen. */
  readonly total: number;
  /** Held for Continue and Due soon (NEXT-8). */
  readonly space: CSSProperties | null;
  readonly headingLevel: HeadingLevel;
  /** Of the page's address; empty where the list does not own it. */
  readonly query: string;
  readonly emit: ListProps['emit'];
}

/** Search, filters, collections and order of a list, in the places that were kept for them (LIST-1). */
export function ListTools({ kind, list, view, total, space, headingLevel, query, emit }: ListToolsProps) {
  useSheet(css);
  const t = useLateTexts('lists');
  const courses = useTexts('courses');
  const common = useTexts('common');
  const { number } = useFormats();
  const { notices, host } = usePort();
  const { choice, narrowed, dropped } = useStore(list.store);
  const [open, setOpen] = useState(false);
  const sayUnknown = () => notices.show({ tone: 'danger', title: common('unknownError') });
  const drawer = useLateOr(loadDrawer, open, () => {
    setOpen(false);
    sayUnknown();
  });
  // What was asked for stays in the address, so that a reload goes on with it.
  const arrival = useLateOr(loadArrival, kind.name === 'enrolled' && arrivalAsked.test(query), sayUnknown);
  // Collections are counted under all that is chosen beside them.
  const beside = useMemo(() => {
    const wish = wishOf(kind, { ...choice, collection: [], sort: 'name' });
    return wish === kind.all ? null : wish;
  }, [kind, choice]);
  const facts = useListFacts(useMemo(() => factsOf(kind), [kind]), beside);
  useEffect(() => {
    if (dropped > 0 && t) notices.show({ tone: 'info', title: t('coursesFilterDrawer.filtersUnavailable') });
    // One word for each time, and none for a new language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dropped, t !== null]);
  const steps = kind.name === 'enrolled' && <NextSteps headingLevel={headingLevel} aside={narrowed} space={space} />;
  // By its key the same one, whatever stands beside it: what it has begun goes on.
  const come = arrival && <arrival.Arrival key="arrival" query={query} emit={emit} />;
  // A shelf without any course has nothing to be looked through.
  if (!t || (view.kind === 'empty' && !narrowed)) return <><i className="find" />{steps}<i className="bar" />{come}</>;

  const words = { t, uncategorized: courses('uncategorized') };
  const groups = filterGroupViews(kind.name, choice, facts, words);
  const button = filterButton(groups);
  const chosen = countChosen(choice);
  const found = narrowed && !(view.kind === 'cards' && view.old) && (view.kind === 'cards' || view.kind === 'empty');
  const search = (keyword: string) => {
    list.change({ keyword });
    // What visitors look for is nobody's.
    if (keyword && kind.name !== 'public') host.track('my_courses_search', { list: kind.name, length: keyword.length });
  };
  const toggle = (id: string) => list.change({ collection: choice.collection.includes(id) ? choice.collection.filter((one) => one !== id) : [...choice.collection, id] });
  return (
    <>
      <div className="find">
        <SearchBox label={t(kind.name === 'enrolled' ? 'search' : 'searchCatalog')} clearLabel={t('clearSearch')} keyword={choice.keyword} onSearch={search} />
        {button !== 'hidden' && (
          <Button icon={SlidersHorizontal} className={button === 'unknown' ? 'out' : ''} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)} part="filters">
            {t('filters')}
            {chosen > 0 && <span className="badge num"><span aria-hidden="true">{number(chosen)}</span><span className="sr">{t('chosen', { count: chosen })}</span></span>}
          </Button>
        )}
      </div>
      {steps}
      <div className="bar">
        <Chips label={t('group.collection')} allLabel={t('all')} {...chipViews(choice, facts, beside !== null, words)} onToggle={toggle} onAll={() => list.change({ collection: [] })} />
        <Sort value={choice.sort} names={sortsOf[kind.name]} onChange={(sort) => list.change({ sort })} />
      </div>
      {come}
      <VisuallyHidden live>{found && t('found', { count: view.kind === 'empty' ? 0 : total })}</VisuallyHidden>
      {open && drawer && (
        <drawer.FilterDrawer groups={groups} total={view.kind === 'cards' ? total : view.kind === 'empty' ? 0 : null} old={view.kind === 'cards' ? view.old : view.kind === 'loading'} choice={choice} onChange={list.change} onRetry={facts.retry} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

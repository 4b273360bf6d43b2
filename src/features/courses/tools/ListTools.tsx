import { useEffect, useMemo, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { useRevealedGrades } from '../../../data/courses/useRevealedGrades.ts';
import { useListFacts } from '../../../data/courses/useListFacts.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../port/context.tsx';
import { useStore } from '../../../port/useStore.ts';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { useLazyOr } from '../../../ui/lazy/useLazyOr.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { arrivalAsked } from '../arrival/arrivalAsked.ts';
import { Chips } from './Chips.tsx';
import { requestOf } from './createListState.ts';
import { factsOf } from './factsOf.ts';
import { FindRow } from './FindRow.tsx';
import { focusSearchThen } from './focusSearchThen.ts';
import { sortsOf } from './listChoice.ts';
import type { ListKind } from '../ListKind.ts';
import type { ListProps } from '../ListProps.ts';
import type { ListState } from './ListState.ts';
import type { ListView } from '../model.ts';
import { NextSteps } from '../next/NextSteps.tsx';
import { Sort } from './Sort.tsx';
import css from './tools.css';
import { chipViews, chosenValues, filterButton, filterGroupViews } from './toolsModel.ts';

const loadDrawer = () => import('./FilterDrawer.tsx');
const loadArrival = () => import('../arrival/Arrival.tsx');

export interface ListToolsProps {
  readonly kind: ListKind;
  readonly list: ListState;
  /** The panel or notice above the cards. */
  readonly over: ReactNode;
  readonly view: ListView;
  /** Number of courses that match the choice. */
  readonly total: number;
  /** The space that is reserved for Continue and Due soon (NEXT-8). */
  readonly space: CSSProperties | null;
  readonly headingLevel: HeadingLevel;
  /** Query of the page's address; empty if the list does not own it. */
  readonly query: string;
  readonly emit: ListProps['emit'];
}

/** Search, filters, collections and order of a list, in the space that was reserved for them (LIST-1). */
export function ListTools({ kind, list, over, view, total, space, headingLevel, query, emit }: ListToolsProps) {
  useSheet(css);
  const t = useLazyTexts('lists');
  const courses = useTexts('courses');
  const common = useTexts('common');
  const { notices } = usePort();
  const { choice, narrowed, dropped } = useStore(list.store);
  const items = view.kind === 'cards' ? view.items : null;
  useRevealedGrades(
    useMemo(() => items && items.flatMap((item) => (item.kind === 'course' ? [item.access] : [])), [items]),
  );
  const [open, setOpen] = useState(false);
  const sayUnknown = () => notices.show({ tone: 'danger', title: common('unknownError') });
  const drawer = useLazyOr(loadDrawer, open, () => {
    setOpen(false);
    sayUnknown();
  });
  // The address keeps the requested action, so that a reload continues it.
  const arrival = useLazyOr(loadArrival, kind.name === 'enrolled' && arrivalAsked.test(query), sayUnknown);
  // The numbers beside the collections take all other choices into account.
  const beside = useMemo(() => {
    const request = requestOf(kind, { ...choice, collection: [], sort: 'name' });
    return request === kind.all ? null : request;
  }, [kind, choice]);
  const facts = useListFacts(
    useMemo(() => factsOf(kind), [kind]),
    beside,
  );
  useEffect(() => {
    if (dropped > 0 && t) notices.show({ tone: 'info', title: t('coursesFilterDrawer.filtersUnavailable') });
    // One notice each time, and none when only the language changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dropped, t !== null]);
  // The keys keep these elements, with their state, when the elements around them change.
  const steps = kind.name === 'enrolled' && (
    <NextSteps key="next" headingLevel={headingLevel} aside={narrowed} space={space} />
  );
  const come = arrival && <arrival.Arrival key="arrival" query={query} emit={emit} />;
  // A list without any course is neither searched nor filtered.
  if (!t || (view.kind === 'empty' && !narrowed))
    return (
      <>
        <i className="find" />
        {over}
        {steps}
        <i className="bar" />
        {come}
      </>
    );

  const words = { t, uncategorized: courses('uncategorized') };
  const groups = filterGroupViews(kind.name, choice, facts, words, beside !== null);
  const chosen = chosenValues(groups);
  const removed = ({ id, group, label }: (typeof chosen)[number]) => ({
    id: `${group}:${id}`,
    label,
    onRemove: (event: MouseEvent<HTMLElement>) =>
      focusSearchThen(event, () => list.change({ [group]: choice[group].filter((one) => one !== id) })),
  });
  const found = narrowed && !(view.kind === 'cards' && view.old) && (view.kind === 'cards' || view.kind === 'empty');
  const fitting = view.kind === 'cards' ? total : 0;
  const toggle = (id: string) =>
    list.change({
      collection: choice.collection.includes(id)
        ? choice.collection.filter((one) => one !== id)
        : [...choice.collection, id],
    });
  return (
    <>
      <FindRow
        kind={kind}
        list={list}
        choice={choice}
        button={filterButton(groups)}
        open={open}
        onOpen={() => setOpen(true)}
        t={t}
      />
      {over}
      {steps}
      <div className="bar">
        <Chips
          label={t('group.collection')}
          allLabel={t('all')}
          chosen={chosen.map(removed)}
          chosenLabel={t('filters')}
          {...chipViews(choice, facts, beside !== null, words)}
          onToggle={toggle}
          onAll={() => list.change({ collection: [] })}
        />
        <Sort value={choice.sort} names={sortsOf[kind.name]} onChange={(sort) => list.change({ sort })} />
      </div>
      {come}
      <VisuallyHidden live>{found && t('found', { count: fitting })}</VisuallyHidden>
      {open && drawer && (
        <drawer.FilterDrawer
          groups={groups}
          total={view.kind === 'cards' || view.kind === 'empty' ? fitting : null}
          old={view.kind === 'cards' ? view.old : view.kind === 'loading'}
          choice={choice}
          onChange={list.change}
          onRetry={facts.retry}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

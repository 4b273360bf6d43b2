import { useEffect, useMemo, useRef, useState } from 'react';
import { useCourseList } from '../../data/courses/useCourseList.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { useStore } from '../../runtime/useStore.ts';
import { below, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useLate } from '../../ui/useLate.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { arrivalAsked } from './arrivalAsked.ts';
import { chosenMark } from './chosenMark.ts';
import css from './courses.css';
import { CourseGrid } from './CourseGrid.tsx';
import type { ListKind } from './ListKind.ts';
import type { ListProps } from './ListProps.ts';
import { listView, needsPanels, placeOf, spokenOf } from './model.ts';
import { keptSpace, nextSpace } from './nextSpace.ts';
import { useAfter } from './useAfter.ts';

const loadMore = () => import('./More.tsx');
const loadPanels = () => import('./Panels.tsx');
const loadTools = () => import('./toolbox.ts');
const everything = { getState: () => null, subscribe: () => () => undefined };

/** A list of courses as a shelf of cards (LIST-1 to LIST-9). */
export function CourseList({ kind, headingLevel, query, routing, emit }: ListProps & { readonly kind: ListKind }) {
  useSheet(css);
  const t = useTexts('courses');
  const lists = useTexts('lists');
  const port = usePort();
  const common = useTexts('common');
  const { session, storage, clock, notices } = port;
  const { user } = useStore(session.store);
  const isPublic = kind.name === 'public';
  // Who it is decides the heading and what was chosen before; that they are not known is said by the list itself.
  const [nobody, setNobody] = useState(isPublic);
  useEffect(() => void (isPublic || session.user().catch(() => setNobody(true))), [session, isPublic]);
  // Where nothing can have been chosen yet, the list is asked for at once, and what chooses comes after its cards.
  const [late, setLate] = useState(() => !!query || !!storage.get(chosenMark));
  const [waits] = useState(late);
  const [kept] = useState(() => (kind.name === 'enrolled' ? keptSpace(storage) : 0));
  const tools = useLate(loadTools, late);
  const lost = tools === 'failed' && kind.name === 'enrolled' && routing === 'url' && arrivalAsked.test(query);
  // What was asked for stays in the address, so that a reload goes on with it.
  useEffect(() => void (lost && notices.show({ tone: 'danger', title: common('unknownError') })), [lost]); // eslint-disable-line react-hooks/exhaustive-deps
  const box = tools && tools !== 'failed' ? tools.toolbox : null;
  const owner = isPublic || (nobody && !user) ? '' : (user?.id ?? null);
  // What the address says later is taken over by the list that there is.
  const [first] = useState(query);
  const list = useMemo(() => (box && owner !== null ? box.createList({ port, kind, owner, query: first, owns: routing === 'url', emit }) : null), [box, port, kind, owner, first, routing, emit]);
  useEffect(() => list?.start(), [list]);
  useEffect(() => list?.take(query), [list, query]);
  const chosen = useStore(list?.store ?? everything);
  const wish = chosen ? chosen.wish : waits && tools !== 'failed' ? null : kind.all;
  const source = useMemo(() => wish && kind.source(wish), [wish, kind]);
  const courses = useCourseList(source);
  const grid = useRef<HTMLUListElement>(null);
  const view = listView(courses);
  const stands = view.kind !== 'loading';
  const hasContent = view.kind === 'cards' || view.kind === 'empty';
  useEffect(() => {
    if (!stands) return;
    setLate(true);
    emit('lectern-ready', hasContent ? {} : undefined);
  }, [stands, hasContent, emit]);
  // Without a connection the code of the panels cannot be had any more, so it comes early, but after the cards.
  const early = useAfter(3000, view.kind === 'cards');
  const panels = useLate(loadPanels, early || needsPanels(view));
  const [long, setLong] = useState(false);
  if (!long && view.kind === 'cards' && view.next !== 'none') setLong(true);
  const end = useLate(loadMore, long);
  const place = placeOf(view, panels);
  const { items, total } = courses;
  // Of the same courses it is the same, whatever time it is.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const space = useMemo(() => nextSpace(kept, view, place, total, clock.now()), [kept, view.kind, place, items, total]);
  const spoken = spokenOf(view, courses.total);
  const level = headingLevel as HeadingLevel;
  const heading = t(kind.heading(user));
  const nothing = box && list && chosen?.narrowed && view.kind === 'empty';
  const count = view.kind === 'cards' ? t('count', { count: courses.total }) : '\u00a0';
  const edge = (whole: boolean) => view.kind === 'cards' && end && end !== 'failed' && <end.More next={view.next} old={view.old} whole={whole} shown={view.items.length} total={courses.total} online={courses.online} more={courses.more} grid={grid} />;
  return (
    <>
      <div className="top">
        <slot name="heading">
          <div className="head">
            <Heading level={level} className="title" part="heading">{heading}</Heading>
            <p className="muted num">{box && list ? <box.ListCount kind={kind} view={view} total={courses.total} narrowed={chosen!.narrowed} otherwise={count} /> : count}</p>
          </div>
        </slot>
        {box && list ? <box.ListTools kind={kind} list={list} view={view} total={courses.total} space={space} headingLevel={below(level)} query={routing === 'url' ? query : ''} emit={emit} /> : <><i className="find" />{!waits && tools !== 'failed' && space && <i className="next" style={space} />}<i className="bar" /></>}
      </div>
      <VisuallyHidden live>{spoken && !chosen?.narrowed && t(spoken.key, spoken.values)}</VisuallyHidden>
      {nothing && <box.NothingFound list={list} headingLevel={below(level)} />}
      {!nothing && panels && panels !== 'failed' && <panels.Panels kind={kind.name} view={view} courses={courses} headingLevel={below(level)} />}
      {place === 'sentence' && <p role="alert">{kind.name === 'enrolled' ? t('failedTitle') : lists('catalogFailedTitle')}</p>}
      {place === 'list' && <CourseGrid view={view} total={courses.total} card={kind.card} headingLevel={below(level)} listRef={grid} label={heading} end={edge} />}
    </>
  );
}

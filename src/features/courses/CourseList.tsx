import { useEffect, useMemo, useRef, useState } from 'react';
import { useCourseList } from '../../data/courses/useCourseList.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { below, Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { useLazy } from '../../ui/lazy/useLazy.ts';
import { useSheet } from '../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import css from './courses.css';
import { CourseGrid } from './grid/CourseGrid.tsx';
import { loadMore } from './grid/loadMore.ts';
import type { ListKind } from './ListKind.ts';
import type { ListProps } from './ListProps.ts';
import { announcementOf, listOrPanel, listView, needsPanels } from './model.ts';
import { readNextSize, reservedSpace } from './next/reservedSpace.ts';
import { loadPanels } from './panels/loadPanels.ts';
import { PanelsFallback } from './panels/PanelsFallback.tsx';
import { useDelayed } from './useDelayed.ts';
import { useListTools } from './useListTools.ts';

/** A list of courses as a grid of cards (LIST-1 to LIST-9). */
export function CourseList(props: ListProps & { readonly kind: ListKind }) {
  const { kind, headingLevel, query, routing, emit } = props;
  useSheet(css);
  const t = useTexts('courses');
  const { storage, clock } = usePort();
  const [user, tools, optional, narrowed, request, load] = useListTools(props);
  const [kept] = useState(() => (kind.name === 'enrolled' ? readNextSize(storage) : { height: 0, go: 0, due: 0 }));
  const courses = useCourseList(useMemo(() => request && kind.source(request), [request, kind]));
  const grid = useRef<HTMLUListElement>(null);
  const view = listView(courses);
  const settled = view.kind !== 'loading';
  const hasContent = view.kind === 'cards' || view.kind === 'empty';
  // `load` only sets a state, so it need not be a dependency.
  useEffect(() => {
    if (!settled) return;
    load(true);
    emit('lectern-ready', hasContent ? {} : undefined);
  }, [settled, hasContent, emit]); // eslint-disable-line react-hooks/exhaustive-deps
  // Without a connection the code of the panels could no longer be loaded, so it is loaded early, but after the cards.
  const early = useDelayed(3000, view.kind === 'cards');
  const panels = useLazy(loadPanels, early || needsPanels(view));
  const [long, setLong] = useState(false);
  if (!long && view.kind === 'cards' && view.next !== 'none') setLong(true);
  const end = useLazy(loadMore, long);
  const place = listOrPanel(view, panels);
  const { items, total } = courses;
  // The space depends on the courses, not on the time.
  const space = useMemo(
    () => reservedSpace(kept, view, place, total, clock.now()),
    [kept, view.kind, place, items, total], // eslint-disable-line react-hooks/exhaustive-deps
  );
  const spoken = announcementOf(view, total);
  const level = headingLevel as HeadingLevel;
  const heading = t(kind.heading(user));
  const nothing = tools && narrowed && view.kind === 'empty';
  const count = view.kind === 'cards' ? t('count', { count: total }) : '\u00a0';
  const panel = !nothing && panels && panels !== 'failed' && (
    <panels.Panels kind={kind.name} view={view} courses={courses} headingLevel={below(level)} emit={emit} />
  );
  // A warning about the list comes above Continue, because Continue fills the page on a phone.
  const isOver = tools && (view.kind === 'cards' || (view.kind === 'failed' && kind.name === 'enrolled' && !narrowed));
  const edge = (whole: boolean) =>
    view.kind === 'cards' &&
    end &&
    end !== 'failed' && (
      <end.More
        next={view.next}
        old={view.old}
        whole={whole}
        shown={view.items.length}
        total={total}
        online={courses.online}
        more={courses.more}
        grid={grid}
      />
    );
  return (
    <>
      <div className="list-top">
        <slot name="heading">
          <div className="head">
            <Heading level={level} className="title page-title" part="heading">
              {heading}
            </Heading>
            <p className="muted num">
              {tools ? (
                <tools.ListCount
                  kind={kind}
                  list={tools.list}
                  view={view}
                  total={total}
                  narrowed={narrowed}
                  otherwise={count}
                />
              ) : (
                count
              )}
            </p>
          </div>
        </slot>
        {tools ? (
          <tools.ListTools
            kind={kind}
            list={tools.list}
            over={isOver && panel}
            view={view}
            total={total}
            space={space}
            headingLevel={below(level)}
            query={(routing === 'url' && query) || ''}
            emit={emit}
          />
        ) : (
          <>
            <i className="find" />
            {optional && space && <i className="next" style={space} />}
            <i className="bar" />
          </>
        )}
      </div>
      <VisuallyHidden live>{spoken && !narrowed && t(spoken.key, spoken.values)}</VisuallyHidden>
      {nothing && <tools.NothingFound list={tools.list} headingLevel={below(level)} />}
      {!isOver && panel}
      {!nothing && panels === 'failed' && <PanelsFallback kind={kind.name} view={view} courses={courses} />}
      {place === 'list' && (
        <CourseGrid
          view={view}
          total={total}
          kind={kind}
          plain={!narrowed}
          Mark={tools && tools.CardMark}
          headingLevel={below(level)}
          listRef={grid}
          label={heading}
          end={edge}
        />
      )}
    </>
  );
}

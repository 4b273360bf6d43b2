import X from 'lucide/dist/esm/icons/x.mjs';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { pathOf, type TreeRow } from '../../../domain/tree/flattenTree.ts';
import { unitOf } from '../../../domain/tree/readingUnit.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { below, Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Tree } from '../../../ui/tree/Tree.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { ContentModel } from './contentModel.ts';
import { Drawer } from './drawer/Drawer.tsx';
import type { TocState } from './drawer/useToc.ts';
import { useTocPlace } from './drawer/useTocPlace.ts';
import { TocStanding } from './TocStanding.tsx';
import { afterText } from '../base/lazy/afterText.ts';
import { isPlain } from '../base/links.ts';
import type { FoundTree, TocSearchProps } from './search/TocSearch.tsx';
import { useSavedTools } from './useSavedTools.ts';
import { useWords } from '../base/useWords.ts';
import { Views } from '../base/views/Views.tsx';
import { usePort } from '../../../port/context.tsx';

export interface TocProps {
  readonly access: ObjectiveAccess;
  readonly model: ContentModel | undefined;
  /** Id of the part of a long read that is in view (PRESENT-7). */
  readonly section: string | null;
  readonly workflowId: string;
  /** Whether the run is over. */
  readonly reviewing: boolean;
  /** Whether it covers the page, as a dialog from the start edge. */
  readonly over: boolean;
  /** The state in which the learner left it. */
  readonly left: TocState;
  readonly headingLevel: HeadingLevel;
  readonly onClose: () => void;
  readonly onGo: (axis: readonly string[]) => void;
  /** Null if nothing can be finished. */
  readonly onFinish: (() => void) | null;
}

const tabStop = '[role=treeitem][tabindex="0"]';
/** From this number of rows on, a part is hard to find at a glance (TREE-9). */
const searchedFrom = 12;
/** Space for the search field until its code is loaded. */
const Room = () => <div className="part-search" />;
const loadSearch = () => afterText(async () => (await import('./search/TocSearch.tsx')).TocSearch);
const TocSearch = lazyPart<TocSearchProps>(loadSearch, { Waiting: Room, Failed: Room });

/** The table of contents: course, progress, due date, views, and the tree of parts (TREE-1). */
export function Toc({ over, onClose, ...rest }: TocProps) {
  const t = useTexts('player');
  const beside = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const onGone = useCallback((focused: boolean) => void (hadFocus.current = focused), []);
  // After the screen was turned, the focus returns to the same tree.
  useLayoutEffect(() => {
    if (over || !hadFocus.current) return;
    hadFocus.current = false;
    beside.current?.querySelector<HTMLElement>(tabStop)?.focus();
  }, [over]);
  if (!over) {
    return (
      <nav className="toc" aria-label={t('contents')} ref={beside}>
        <Inside {...rest} />
      </nav>
    );
  }
  return (
    <Drawer label={t('contents')} onClose={onClose} onGone={onGone}>
      <Inside
        {...rest}
        close={
          <Button look="bare" icon={X} iconOnly onClick={onClose}>
            {t('closeContents')}
          </Button>
        }
      />
    </Drawer>
  );
}

/** The whole table of contents. @param close the button that closes it, if it covers the page */
function Inside({
  access,
  model,
  section,
  workflowId,
  reviewing,
  left,
  headingLevel,
  onGo,
  onFinish,
  close,
}: Omit<TocProps, 'over' | 'onClose'> & { readonly close?: ReactNode }) {
  const { clock } = usePort();
  const words = useWords(clock.now());
  const { t } = words;
  const { name } = access.objective;
  const { expanded, toggle } = useExpanded(model, section, left);
  const [found, setFound] = useState<FoundTree | null>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const nodes = useMemo(() => (section === null ? model?.nodes : model?.nodesIn(section)), [model, section]);
  const saved = useSavedTools();
  const [asSaved, setAsSaved] = useState(false);
  const { tools } = saved ?? {};
  const isWhole = !found && !asSaved;
  useTocPlace(scroll, model, { section, left, isWhole, isOver: close !== undefined });
  const showSaved = (show: boolean) => {
    setFound(null);
    setAsSaved(show);
  };
  const ofRun = model && { rows: model.rows, course: access.objective, userId: access.userId, workflowId };
  const fold = found?.toggle ?? toggle;
  const go = (row: TreeRow) => onGo(pathOf(row).map((part) => part.id));
  const open = (partId: string, event: MouseEvent<HTMLElement>) => {
    const row = model?.rows.find((one) => one.part.id === partId);
    if (!row || !isPlain(event)) return;
    event.preventDefault();
    // The page of tiles is already open, so a click folds its row. If the contents cover the page, a click returns to
    // the page.
    if (!close && row === model?.current && !row.leaf && unitOf(row) === null) fold(partId);
    else go(row);
  };
  const list = () => {
    if (!model) return <TocSkeleton />;
    if (asSaved && tools && ofRun)
      return (
        <tools.SavedContents
          {...ofRun}
          words={words}
          headingLevel={below(headingLevel, 2)}
          hrefOf={model.hrefOf}
          onGo={onGo}
          onClose={() => {
            scroll.current?.parentElement?.querySelector<HTMLElement>('.saved-count')?.focus();
            showSaved(false);
          }}
        />
      );
    return (
      <Tree
        label={t('contentsOf', { name })}
        nodes={found?.nodes ?? nodes ?? []}
        size={found?.size ?? model.rows.length}
        expanded={found?.expanded ?? expanded}
        onToggle={fold}
        onOpen={open}
      />
    );
  };
  return (
    <>
      <div className="toc-top">
        <div className="course">
          <Heading level={below(headingLevel)} className="title">
            <bdi>{name}</bdi>
          </Heading>
          {saved && (
            <span className="saves">
              {tools && ofRun && <tools.SavedButton {...ofRun} open={asSaved} onToggle={() => showSaved(!asSaved)} />}
            </span>
          )}
          {close}
        </div>
        {model && <TocStanding access={access} model={model} words={words} />}
      </div>
      <Views access={access} current="content" />
      {model && !asSaved && model.rows.length >= searchedFrom && (
        <TocSearch
          model={model}
          words={words}
          workflowId={workflowId}
          reviewing={reviewing}
          onFound={setFound}
          onOpen={go}
        />
      )}
      <div
        className="scroll"
        ref={scroll}
        onScroll={({ currentTarget }) => isWhole && left.place.set({ top: currentTarget.scrollTop })}
      >
        {list()}
      </div>
      {onFinish && model && (
        <div className="toc-end">
          <Button aria-haspopup="dialog" onClick={onFinish}>
            {t('finishCourse')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Up to this number of rows the whole tree is unfolded; beyond it, only the path to the open part. */
const wholeUpTo = 24;

function useExpanded(model: ContentModel | undefined, section: string | null, { folds, fold }: TocState) {
  const expanded = useMemo(() => {
    const rows = model?.rows ?? [];
    const around = new Set(model?.axis ?? []);
    // All of an open long read is unfolded.
    const inRead = (row: TreeRow) => section !== null && unitOf(row) === model?.current;
    const byRule = (row: TreeRow) => rows.length <= wholeUpTo || around.has(row.part.id) || inRead(row);
    return new Set(
      rows.filter((row) => !row.leaf && (folds.get(row.part.id) ?? byRule(row))).map((row) => row.part.id),
    );
  }, [model, section, folds]);
  const toggle = (id: string) =>
    fold((all) => {
      // The latest change comes last.
      all.delete(id);
      all.set(id, !expanded.has(id));
    });
  return { expanded, toggle };
}

function TocSkeleton() {
  return (
    <div className="bones" aria-hidden="true">
      {[70, 55, 62, 80, 48, 66].map((width, index) => (
        <i key={index} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}

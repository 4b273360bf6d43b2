import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { pathOf, type TreeRow } from '../../../domain/tree/flattenTree.ts';
import { unitOf } from '../../../domain/tree/readingUnit.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { below, Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import { Tree } from '../../../ui/tree/Tree.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { ContentModel } from './contentModel.ts';
import { TocStanding } from './TocStanding.tsx';
import { afterText } from '../base/lazy/afterText.ts';
import { isolate } from '../base/isolate.ts';
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
  /** The run is over. */
  readonly reviewing: boolean;
  /** It lies over the page, as a dialog from the start edge. */
  readonly over: boolean;
  readonly headingLevel: HeadingLevel;
  readonly onClose: () => void;
  readonly onGo: (axis: readonly string[]) => void;
  /** Null if nothing can be finished. */
  readonly onFinish: (() => void) | null;
}

/** From this number of rows on, a part is hard to find at a glance (TREE-9). */
const searchedFrom = 12;
/** Space for the search field until its code is loaded. */
const Room = () => <div className="part-search" />;
const loadSearch = () => afterText(async () => (await import('./search/TocSearch.tsx')).TocSearch);
const TocSearch = lazyPart<TocSearchProps>(loadSearch, { Waiting: Room, Failed: Room });

/** The table of contents: course, progress, due date, views, and the tree of parts (TREE-1). */
export function Toc({ over, onClose, ...rest }: TocProps) {
  const t = useTexts('player');
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog closes while it is still in the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
    return () => element?.close();
  }, []);
  if (!over) {
    return (
      <nav className="toc" aria-label={t('contents')}>
        <Inside {...rest} />
      </nav>
    );
  }
  return (
    <dialog
      ref={dialog}
      className="toc"
      aria-label={t('contents')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <Inside
        {...rest}
        close={
          <Button look="bare" icon={X} iconOnly onClick={onClose}>
            {t('closeContents')}
          </Button>
        }
      />
    </dialog>
  );
}

/** All of the table of contents. @param close the button that closes it, where it lies over the page */
function Inside({
  access,
  model,
  section,
  workflowId,
  reviewing,
  headingLevel,
  onGo,
  onFinish,
  close,
}: Omit<TocProps, 'over' | 'onClose'> & { readonly close?: ReactNode }) {
  const { clock } = usePort();
  const words = useWords(clock.now());
  const { t } = words;
  const { name } = access.objective;
  const { expanded, toggle } = useExpanded(model, section);
  const [found, setFound] = useState<FoundTree | null>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const here = model?.axis.join('/');
  useEffect(() => bringIntoView(scroll.current), [here, section]);
  const nodes = useMemo(() => (section === null ? model?.nodes : model?.nodesIn(section)), [model, section]);
  const saved = useSavedTools();
  const [asSaved, setAsSaved] = useState(false);
  const { tools } = saved ?? {};
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
    // The page of tiles is already open, so a click folds its row. If the contents lie over the page, a click goes back
    // to the page.
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
        label={t('contentsOf', { name: isolate(name) })}
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
      <div className="scroll" ref={scroll}>
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

/** Scrolls the tree, and nothing around it, so that the row of the open part can be seen. */
function bringIntoView(scroll: HTMLElement | null) {
  const row = scroll?.querySelector('.row.here')?.getBoundingClientRect();
  if (!scroll || !row) return;
  const view = scroll.getBoundingClientRect();
  const faded = 32;
  if (row.top < view.top || row.bottom > view.bottom - faded) scroll.scrollTop += row.top - view.top - view.height / 3;
}

/** A short tree is unfolded whole. In a long one, only the way to the open part is unfolded. */
const wholeUpTo = 24;

function useExpanded(model: ContentModel | undefined, section: string | null) {
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const expanded = useMemo(() => {
    const rows = model?.rows ?? [];
    const around = new Set(model?.axis ?? []);
    // An open long read is unfolded whole.
    const inRead = (row: TreeRow) => section !== null && unitOf(row) === model?.current;
    const byRule = (row: TreeRow) => rows.length <= wholeUpTo || around.has(row.part.id) || inRead(row);
    return new Set(
      rows.filter((row) => !row.leaf && (touched.get(row.part.id) ?? byRule(row))).map((row) => row.part.id),
    );
  }, [model, section, touched]);
  return { expanded, toggle: (id: string) => setTouched((all) => new Map(all).set(id, !expanded.has(id))) };
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

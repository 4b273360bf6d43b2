import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { pathOf } from '../../domain/flattenTree.ts';
import { unitOf } from '../../domain/readingUnit.ts';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { below, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Measure } from '../../ui/Measure.tsx';
import { Tree } from '../../ui/Tree.tsx';
import { useLate } from '../../ui/useLate.ts';
import type { ContentModel } from './contentModel.ts';
import { dueText } from './dueText.ts';
import { isolate } from './isolate.ts';
import { isPlain } from './links.ts';
import { useWords } from './useWords.ts';
import { Views } from './Views.tsx';
import { usePort } from '../../runtime/context.tsx';

export interface TocProps {
  readonly access: ObjectiveAccess;
  readonly model: ContentModel | undefined;
  /** It lies over the page, as a dialog from the start edge. */
  readonly over: boolean;
  readonly headingLevel: HeadingLevel;
  readonly onClose: () => void;
  readonly onGo: (axis: readonly string[]) => void;
  /** Null where there is nothing to finish. */
  readonly onFinish: (() => void) | null;
}

/** The table of contents: course, progress, due date, views, and the tree of parts (TREE-1). */
export function Toc({ over, onClose, ...rest }: TocProps) {
  const t = useTexts('player');
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page, so that the browser gives focus back.
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
      <Inside {...rest} close={<Button look="bare" icon={X} iconOnly onClick={onClose}>{t('closeContents')}</Button>} />
    </dialog>
  );
}

function Inside({ access, model, headingLevel, onGo, onFinish, close }: Omit<TocProps, 'over' | 'onClose'> & { readonly close?: ReactNode }) {
  const { clock } = usePort();
  const words = useWords(clock.now());
  const { t } = words;
  const { name } = access.objective;
  const { expanded, toggle } = useExpanded(model);
  const due = dueText(access, words);
  const scroll = useRef<HTMLDivElement>(null);
  const here = model?.axis.join('/');
  useEffect(() => bringIntoView(scroll.current), [here]);
  const open = (partId: string, event: MouseEvent<HTMLElement>) => {
    const row = model?.rows.find((one) => one.part.id === partId);
    if (!row || !isPlain(event)) return;
    event.preventDefault();
    // The page of tiles is open already: what is left is to fold them, and over the page to go back to it.
    if (!close && row === model?.current && !row.leaf && unitOf(row) === null) fold(partId);
    else onGo(pathOf(row).map((part) => part.id));
  };
  const searchable = (model?.rows.length ?? 0) >= searchedFrom;
  const search = useLate(loadSearch, searchable);
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => (model && search && search !== 'failed' && wanted.trim() ? search.findParts(model, wanted, words) : null), [model, search, wanted, words]);
  // What matches is unfolded anew with each word; what is folded then is folded in what was found.
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const unfolded = useMemo(() => found && new Set([...found.expanded].filter((id) => !folded.has(id))), [found, folded]);
  const fold = (id: string) => (found ? setFolded((all) => new Set(all.has(id) ? [...all].filter((one) => one !== id) : [...all, id])) : toggle(id));
  const look = (text: string) => {
    setWanted(text);
    setFolded(new Set());
  };
  const openFirst = () => {
    const first = found?.matches[0];
    if (first) onGo(pathOf(first).map((part) => part.id));
  };
  return (
    <>
      <div className="top">
        <div className="course">
          <Heading level={below(headingLevel)} className="title"><bdi>{name}</bdi></Heading>
          {close}
        </div>
        {model && (
          <>
            <p className="line num">
              {model.measured && <span>{model.progress.text}</span>}
              {model.left && <span>{model.left}</span>}
              {due && <span className={due.over ? 'late' : ''}>{due.text}</span>}
            </p>
            {model.measured && <Measure value={model.progress.value} label={t('progress')} text={model.progress.text} segments={model.progress.segments} waiting={model.progress.waiting} size="tall" />}
          </>
        )}
      </div>
      <Views access={access} current="content" />
      {searchable && (search && search !== 'failed' ? <search.SearchField text={wanted} onText={look} found={found?.matches.length ?? null} onFirst={openFirst} /> : <div className="find" />)}
      <div className="scroll" ref={scroll}>
        {model ? <Tree label={t('contentsOf', { name: isolate(name) })} nodes={found?.nodes ?? model.nodes} size={found?.size ?? model.rows.length} expanded={unfolded ?? expanded} onToggle={fold} onOpen={open} /> : <TocSkeleton />}
      </div>
      {onFinish && model && (
        <div className="end">
          <Button aria-haspopup="dialog" onClick={onFinish}>{t('finishCourse')}</Button>
        </div>
      )}
    </>
  );
}

/** Scrolls the tree, and nothing around it, so that the part that is read can be seen. */
function bringIntoView(scroll: HTMLElement | null) {
  const row = scroll?.querySelector('.row.here')?.getBoundingClientRect();
  if (!scroll || !row) return;
  const view = scroll.getBoundingClientRect();
  const faded = 32;
  if (row.top < view.top || row.bottom > view.bottom - faded) scroll.scrollTop += row.top - view.top - view.height / 3;
}

/** From so many rows on, what is looked for is hard to see at a glance (TREE-9). */
const searchedFrom = 12;
const loadSearch = async () => {
  const [{ SearchField }, { findParts }] = await Promise.all([import('./search/SearchField.tsx'), import('./search/findParts.ts')]);
  return { SearchField, findParts };
};

/** A short tree is unfolded whole; of a long one the way to the part that is read. */
const wholeUpTo = 24;

function useExpanded(model: ContentModel | undefined) {
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const expanded = useMemo(() => {
    const rows = model?.rows ?? [];
    const around = new Set(model?.axis ?? []);
    const byRule = (id: string) => rows.length <= wholeUpTo || around.has(id);
    return new Set(rows.filter((row) => !row.leaf && (touched.get(row.part.id) ?? byRule(row.part.id))).map((row) => row.part.id));
  }, [model, touched]);
  return { expanded, toggle: (id: string) => setTouched((all) => new Map(all).set(id, !expanded.has(id))) };
}

function TocSkeleton() {
  return (
    <div className="bones" aria-hidden="true">
      {[70, 55, 62, 80, 48, 66].map((width, index) => <i key={index} style={{ inlineSize: `${width}%` }} />)}
    </div>
  );
}

import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TreeRow } from '../../../../domain/tree/flattenTree.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import type { SearchText } from './excerptOf.ts';
import css from './search.css';
import { fetchTexts, textsFrom, textsHere } from './searchTexts.ts';

export interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The number of parts that match; null while the field is empty. */
  readonly found: number | null;
  readonly workflowId: string;
  readonly rows: readonly TreeRow[];
  readonly reviewing: boolean;
  /** Receives the texts of the parts as they arrive (TREE-12). */
  readonly onTexts: (texts: ReadonlyMap<string, SearchText>) => void;
  /** Enter: opens the first match. */
  readonly onFirst: () => void;
}

/** The field that searches for parts of the course by name and text (TREE-9, TREE-12). */
export function SearchField({ text, onText, found, workflowId, rows, reviewing, onTexts, onFirst }: SearchFieldProps) {
  useSheet(css);
  const t = useTexts('player');
  const field = useRef<HTMLInputElement>(null);
  const busy = useCourseTexts(text.trim().length >= textsFrom, { workflowId, rows, reviewing, onTexts });
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <form
      role="search"
      className="part-search"
      onSubmit={(event) => {
        event.preventDefault();
        onFirst();
      }}
    >
      <Icon of={Search} size="s" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={t('searchCourse')}
        placeholder={t('searchCourse')}
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !text || event.nativeEvent.isComposing) return;
          // The table of contents stays open.
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {text && (
        <Button look="bare" icon={X} iconOnly onClick={clear}>
          {t('clearSearch')}
        </Button>
      )}
      <span className={found === 0 && !busy ? 'count unfound' : 'count'} role="status">
        {found !== null && (busy ? t('searching') : t('partsFound', { count: found }))}
      </span>
    </form>
  );
}

/** Milliseconds without typing before texts are requested. */
const rest = 300;

/** Requests the texts of a course while the learner searches in them. @returns whether requests are still running */
function useCourseTexts(
  wanted: boolean,
  { workflowId, rows, reviewing, onTexts }: Pick<SearchFieldProps, 'workflowId' | 'rows' | 'reviewing' | 'onTexts'>,
): boolean {
  const port = usePort();
  const [busy, setBusy] = useState(false);
  const tell = useEffectEvent(() => onTexts(textsHere(port, workflowId, rows)));
  const ask = useEffectEvent((signal: AbortSignal) => fetchTexts(port, workflowId, rows, reviewing, signal, tell));
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    setBusy(true);
    tell();
    const timer = setTimeout(() => void ask(left.signal).finally(() => !left.signal.aborted && setBusy(false)), rest);
    return () => {
      clearTimeout(timer);
      left.abort();
      setBusy(false);
    };
  }, [wanted]);
  return busy;
}

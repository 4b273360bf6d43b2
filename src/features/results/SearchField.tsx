import Search from 'lucide/dist/esm/icons/search.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../ui/text/Icon.tsx';
import { longestKeyword } from './resultsQuery.ts';

/** How long the search waits for the next letter, in milliseconds (CONST-16). */
const wait = 500;

export interface SearchFieldProps {
  readonly label: string;
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/**
 * The search of the results. It waits until the learner stops typing, and never searches while a word is still being
 * composed (FILTER-14).
 */
export function SearchField({ label, keyword, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  const [composing, setComposing] = useState(false);
  // A keyword that was set elsewhere replaces the text; after a search from this field the text is already there.
  if (known !== keyword) {
    setKnown(keyword);
    if (text.trim() !== keyword) setText(keyword);
  }
  const search = () => {
    if (text.trim() !== keyword) onSearch(text.trim());
  };
  const later = useEffectEvent(search);
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(later, wait);
    return () => clearTimeout(timer);
  }, [text, composing]);
  return (
    <form
      role="search"
      className="ledger-search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Icon of={Search} size="s" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestKeyword}
        aria-label={label}
        placeholder={label}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </form>
  );
}

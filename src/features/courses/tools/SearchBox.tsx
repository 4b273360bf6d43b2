import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchText } from '../../../domain/filter/courseFilters.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';

/** How long the search waits for the next letter, in milliseconds (CONST-16). */
const wait = 500;

export interface SearchBoxProps {
  readonly label: string;
  readonly clearLabel: string;
  /** The current keyword of the list. */
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** The search of a list. It waits until the reader stops typing, and never searches while a word is still being composed (FILTER-14). */
export function SearchBox({ label, clearLabel, keyword, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(keyword);
  const [composing, setComposing] = useState(false);
  const [known, setKnown] = useState(keyword);
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef<string | null>(null);
  // A keyword that was set elsewhere replaces the text. After a search from this box the text is already there, perhaps
  // with more letters.
  if (known !== keyword) {
    setKnown(keyword);
    if (asked.current !== keyword && searchText(text) !== keyword) setText(keyword);
    asked.current = null;
  }
  const search = (words: string) => {
    if (searchText(words) === keyword) return;
    asked.current = searchText(words);
    onSearch(asked.current);
  };
  const later = useEffectEvent(() => search(text));
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(later, wait);
    return () => clearTimeout(timer);
  }, [text, composing]);
  const clear = () => {
    setText('');
    search('');
    field.current?.focus();
  };
  return (
    <form
      role="search"
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <Icon of={Search} size="s" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={label}
        placeholder={label}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !text || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {text && (
        <Button look="bare" icon={X} iconOnly onClick={clear}>
          {clearLabel}
        </Button>
      )}
    </form>
  );
}

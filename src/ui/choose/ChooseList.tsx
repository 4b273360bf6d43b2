import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import { useSheet } from '../sheets/sheet.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import css, { classes } from './choose.css';

export interface ChooseListProps {
  /** Name of the field, which is its placeholder too. */
  readonly label: string;
  readonly listLabel: string;
  readonly clearLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly options: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Id of the chosen option. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Spoken when the search results change. */
  readonly found: string;
  /** Shown in place of the list if no option fits. */
  readonly nothing: ReactNode;
}

/** The number of options that Page Up and Page Down skip. */
const page = 8;

/**
 * A field that searches, over a list from which one option is chosen. The focus stays in the field; arrow keys go through the list, and
 * Enter chooses (the combobox pattern with a list that is always open).
 */
export function ChooseList(props: ChooseListProps) {
  const { label, listLabel, clearLabel, text, onText, options, chosen, onChoose, found, nothing } = props;
  useSheet(css);
  const own = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const index = options.findIndex(({ id }) => id === at);
  const active = index < 0 ? null : at;

  /** Scrolls an option into view within the list, without scrolling anything else. */
  const reveal = (id: string | null, middle: boolean) => {
    const box = list.current;
    const option = box?.children[options.findIndex((one) => one.id === id)] as HTMLElement | undefined;
    if (!box || !option) return;
    const [top, end] = [option.offsetTop, option.offsetTop + option.offsetHeight];
    if (middle) box.scrollTop = top - (box.clientHeight - option.offsetHeight) / 2;
    else if (top < box.scrollTop) box.scrollTop = top;
    else if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight;
  };
  // Scrolls to the chosen option at first, and after each search.
  useLayoutEffect(() => reveal(chosen, true), [text, chosen]); // eslint-disable-line react-hooks/exhaustive-deps

  const go = (to: number) => {
    const next = options[Math.max(0, Math.min(options.length - 1, to))]?.id ?? null;
    setAt(next);
    reveal(next, false);
  };
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const from = index < 0 ? options.findIndex(({ id }) => id === chosen) : index;
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => go(from + 1),
      ArrowUp: () => go(from < 0 ? options.length - 1 : from - 1),
      PageDown: () => go(from + page),
      PageUp: () => go(from - page),
      Enter: () => active !== null && onChoose(active),
      Escape: text ? clear : undefined,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const idOf = (id: string) => `${own}-${id.replace(/[^\w]/g, '_')}`;
  return (
    <div className={classes['choose']}>
      <div className={classes['choose-field']}>
        <Icon of={Search} size="s" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${own}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : idOf(active)}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onInput={(event) => {
            onText(event.currentTarget.value);
            setAt(null);
          }}
          onKeyDown={onKeyDown}
        />
        {text && (
          <Button look="bare" icon={X} iconOnly onClick={clear}>
            {clearLabel}
          </Button>
        )}
      </div>
      <VisuallyHidden live>{text && found}</VisuallyHidden>
      {options.length > 0 ? (
        <ul className={classes['choose-list']} role="listbox" id={`${own}-list`} aria-label={listLabel} ref={list}>
          {options.map(({ id, content }) => (
            <li
              key={id}
              id={idOf(id)}
              role="option"
              aria-selected={id === chosen}
              className={id === active ? classes['choose-at'] : undefined}
              // The focus stays in the field, so that the keyboard of a telephone stays open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setAt(id);
                onChoose(id);
              }}
            >
              {content}
            </li>
          ))}
        </ul>
      ) : (
        <div className={classes['choose-none']}>{nothing}</div>
      )}
    </div>
  );
}

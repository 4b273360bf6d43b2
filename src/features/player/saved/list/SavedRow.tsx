import BookmarkMinus from 'lucide/dist/esm/icons/bookmark-minus.mjs';
import { useLayoutEffect, useRef, type MouseEventHandler } from 'react';
import type { Translate } from '../../../../i18n/locale.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Mark } from '../../../../ui/tree/Mark.tsx';
import type { SavedView } from './savedView.ts';

export interface SavedRowProps {
  readonly view: SavedView;
  readonly removed: boolean;
  readonly texts: Translate<'bookmarks'>;
  readonly link: { readonly href: string; readonly onClick?: MouseEventHandler<HTMLElement> };
  readonly onRemove: () => void;
  readonly onUndo: () => void;
}

/**
 * One saved part: a link, its place in the course, its state, and a button to remove it. A removed part keeps its
 * place, with a button to undo this; the focus moves from one button to the other (SAVED-3).
 */
export function SavedRow({ view, removed, texts, link, onRemove, onUndo }: SavedRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(removed);
  useLayoutEffect(() => {
    if (before.current === removed) return;
    before.current = removed;
    // The button with the focus was removed.
    if (!(row.current?.getRootNode() as ShadowRoot | undefined)?.activeElement)
      row.current?.querySelector<HTMLElement>('button')?.focus();
  }, [removed]);
  const { name, above, icon, kind, mark, reason } = view;
  if (removed)
    return (
      <li className="saved-row removed" ref={row}>
        <p className="saved-what muted">
          {texts('removed')} · <bdi>{name}</bdi>
        </p>
        <Button look="quiet" onClick={onUndo}>
          <span aria-hidden="true">{texts('undo')}</span>
          <span className="sr">{texts('undoNamed', { name })}</span>
        </Button>
      </li>
    );
  return (
    <li className={reason ? 'saved-row dim' : 'saved-row'} ref={row}>
      <span className="saved-kind">
        <Icon of={icon} size="s" />
        <span className="sr">{kind}</span>
      </span>
      <div className="saved-what">
        <a className="saved-name" {...link}>
          <bdi>{name}</bdi>
        </a>
        {above && (
          <p className="saved-sub">
            <bdi>{above}</bdi>
          </p>
        )}
        {reason && <p className="saved-sub reason">{reason}</p>}
      </div>
      {mark && <Mark {...mark} />}
      <Button look="bare" icon={BookmarkMinus} iconOnly onClick={onRemove}>
        {texts('remove', { name })}
      </Button>
    </li>
  );
}

import { useId } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import type { Route } from '../../../routes/route.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { FinishItem } from './finishModel.ts';
import { isPlain, useLinks } from '../base/links.ts';

export interface FinishListProps {
  readonly items: readonly FinishItem[];
  /** A text that applies to all items and is said once. */
  readonly text?: string | null;
  readonly contentRoute: (axis: readonly string[]) => Route;
  readonly onOpen: (axis: readonly string[]) => void;
  readonly onStay: () => void;
  /** Without lines between the items, for optional parts. */
  readonly quiet?: boolean;
}

/** Parts by name, each with its own text and a link. A text that all of them share is shown above them (FINISH-9). */
export function FinishList({ items, text = null, contentRoute, onOpen, onStay, quiet }: FinishListProps) {
  const [t, player] = [useTexts('finish'), useTexts('player')];
  const links = useLinks();
  const id = useId();
  const list = (
    <ul
      className={`todo${quiet ? ' quiet' : ''}${text === null ? '' : ' alike'}`}
      {...(text === null ? {} : { 'aria-labelledby': id })}
    >
      {items.map((item) => (
        <li key={item.axis.join('/')}>
          <Icon of={item.icon} />
          <span>
            {quiet ? (
              <bdi>{item.name}</bdi>
            ) : (
              <b>
                <bdi>{item.name}</bdi>
              </b>
            )}
            {item.text && <span className="muted">{item.here ? `${t('youAreHere')} · ${item.text}` : item.text}</span>}
          </span>
          {item.here ? (
            <button type="button" className="link" onClick={onStay}>
              {t('stay')}
              <VisuallyHidden> {item.name}</VisuallyHidden>
            </button>
          ) : (
            <a
              className="link"
              href={links.to(contentRoute(item.axis)).href}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                onOpen(item.axis);
              }}
            >
              {player('open')}
              <VisuallyHidden> {item.name}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
  return text === null ? (
    list
  ) : (
    <>
      <p className="for-all" id={id}>
        {text}
      </p>
      {list}
    </>
  );
}

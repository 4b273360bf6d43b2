import { useTexts } from '../../i18n/context.tsx';
import type { Route } from '../../routes/route.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { FinishItem } from './finishModel.ts';
import { isPlain, useLinks } from './links.ts';

export interface FinishListProps {
  readonly items: readonly FinishItem[];
  readonly contentRoute: (axis: readonly string[]) => Route;
  readonly onOpen: (axis: readonly string[]) => void;
  readonly onStay: () => void;
  /** Without lines between, for what is only offered. */
  readonly quiet?: boolean;
}

/** Parts by name, each with what is to be said of it and a link. */
export function FinishList({ items, contentRoute, onOpen, onStay, quiet }: FinishListProps) {
  const t = useTexts('player');
  const links = useLinks();
  return (
    <ul className={quiet ? 'todo quiet' : 'todo'}>
      {items.map((item) => (
        <li key={item.axis.join('/')}>
          <Icon of={item.icon} />
          <span>
            {quiet ? <bdi>{item.name}</bdi> : <b><bdi>{item.name}</bdi></b>}
            {item.text && <span className="muted">{item.here ? `${t('youAreHere')} · ${item.text}` : item.text}</span>}
          </span>
          {item.here ? (
            <button type="button" className="link" onClick={onStay}>{t('stay')}<VisuallyHidden> {item.name}</VisuallyHidden></button>
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
              {t('open')}
              <VisuallyHidden> {item.name}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

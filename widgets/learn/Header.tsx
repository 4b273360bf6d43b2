import Menu from 'lucide/dist/esm/icons/menu.mjs';
import type { ReactNode, Ref } from 'react';
import type { Route } from '../../src/routes/route.ts';
import { Button } from '../../src/ui/button/Button.tsx';
import type { Tag } from '../index.ts';
import { Brand } from './Brand.tsx';
import { Link } from './Link.tsx';
import { useShell } from './portal.tsx';
import type { Address } from './useAddress.ts';
import { UserMenu } from './menu/UserMenu.tsx';
import { VisitorMenu } from './menu/VisitorMenu.tsx';
import { classes } from './learn.css';

export interface HeaderProps {
  readonly brand: string;
  readonly go: Address['go'];
  /** The target of the academy's name. */
  readonly home: Route;
  readonly isPublic: boolean;
  /** Whether the header has the chat (NAV-1). A place is kept for one that comes later, so that nothing beside it moves. */
  readonly chat: 'none' | 'awaited' | 'shown';
  /** The tenant's fragment in place of our chat; null for our chat. */
  readonly hub: ReactNode;
  /** Whether the tenant's learners can give feedback (FEED-1). */
  readonly feedback: boolean;
  /** Whether the LMS keeps bookmarks. */
  readonly bookmarks: boolean;
  /** Whether the tenant has a catalog. */
  readonly catalog: boolean;
  readonly route: Route | null;
  /** Null if there is no side bar. */
  readonly menu: { readonly open: boolean; readonly toggle: () => void; readonly button: Ref<HTMLElement> } | null;
  /** The navigation, if there is no side bar. */
  readonly children?: ReactNode;
}

const Chat = 'lectern-notifications' satisfies Tag;

/** Bar at the top of every page: menu on narrow screens, the academy's name, actions, the user's menu. */
export function Header({ brand, go, home, isPublic, chat, hub, route, menu, children, ...has }: HeaderProps) {
  const { t } = useShell();
  return (
    <header className="header">
      {menu && (
        <span className="narrow">
          <Button
            look="bare"
            icon={Menu}
            iconOnly
            aria-expanded={menu.open}
            aria-controls="navigation"
            onClick={menu.toggle}
            ref={menu.button}
          >
            {t('menu')}
          </Button>
        </span>
      )}
      <Link to={home} go={go} className="brand">
        <Brand />
        <span className="title" dir="auto">
          {brand || t('portal')}
        </span>
        {brand && <span className={classes.sub}>{t('portal')}</span>}
      </Link>
      {children}
      {chat === 'awaited' && !hub && <span className={classes['chat-place']} />}
      {chat === 'shown' && (hub ?? <Chat size="button" hash />)}
      {isPublic ? (
        <VisitorMenu route={route} catalog={has.catalog} />
      ) : (
        <UserMenu go={go} feedback={has.feedback} bookmarks={has.bookmarks} />
      )}
    </header>
  );
}

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import { useRef } from 'react';
import { initials } from '../../src/domain/initials.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { Languages } from './Languages.tsx';
import { personName } from './personName.ts';
import { usePortal, useShell, useValue } from './portal.tsx';

/** Who is signed in, the languages, and the way out. */
export function UserMenu() {
  const { t } = useShell();
  const { session } = usePortal();
  const { user } = useValue(session.store);
  const menu = useRef<HTMLDivElement>(null);
  if (!user) return null;
  const name = personName(user);
  return (
    <div className="user">
      <button type="button" className="me" popoverTarget="user-menu" aria-label={t('account', { name })}>
        {/* Drawn by the sheet: what is seen as text has to be part of the button's name. */}
        <span className="avatar" data-initials={initials(user.firstName, user.lastName)} />
        <span className="name">{name}</span>
        <Icon of={ChevronDown} size="s" />
      </button>
      <div popover="auto" id="user-menu" className="menu" ref={menu}>
        <p className="who">
          <b>{name}</b>
          <span className="muted">{user.email}</span>
        </p>
        <Languages onChoose={() => menu.current?.hidePopover()} />
        <ul>
          <li>
            <button
              type="button"
              onClick={() => {
                // It may have to ask first, which the menu must not cover (SESS-11).
                menu.current?.hidePopover();
                session.signOut();
              }}
            >
              <Icon of={LogOut} size="s" flip />
              <span>{t('signOut')}</span>
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

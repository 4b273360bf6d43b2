import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useCallback, useRef, useState } from 'react';
import { initials } from '../../../src/domain/person/initials.ts';
import { Icon } from '../../../src/ui/text/Icon.tsx';
import { closeOnLeave } from './closeOnLeave.ts';
import { FeedbackWindow } from './FeedbackWindow.tsx';
import type { Address } from '../useAddress.ts';
import { MenuOfUser } from './MenuOfUser.tsx';
import { personName } from './personName.ts';
import { usePortal, useShell, useValue } from '../portal.tsx';
import { classes } from '../learn.css';

export interface UserMenuProps {
  readonly go: Address['go'];
  /** Whether the tenant's learners can give feedback. */
  readonly feedback: boolean;
  /** Whether the LMS keeps bookmarks. */
  readonly bookmarks: boolean;
}

/** The name of the signed-in person, and their menu (NAV-1). */
export function UserMenu({ go, feedback, bookmarks }: UserMenuProps) {
  const { t } = useShell();
  const { session } = usePortal();
  const { user } = useValue(session.store);
  const menu = useRef<HTMLDivElement>(null);
  // The menu's content is drawn when it is first opened, because drawing the names of all languages takes time.
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState(false);
  const close = useCallback(() => setAsked(false), []);
  const hide = useCallback(() => menu.current?.hidePopover(), []);
  if (!user) return null;
  const name = personName(user);
  return (
    <div className="user">
      <button type="button" className="me" popoverTarget="user-menu" aria-label={t('account', { name })}>
        {/* The style sheet draws the initials: text in the button would have to be part of its name. */}
        <span className="avatar" data-initials={initials(user.firstName, user.lastName)} />
        <span className={classes.name}>{name}</span>
        <Icon of={ChevronDown} size="s" />
      </button>
      <div
        popover="auto"
        id="user-menu"
        className="menu"
        ref={menu}
        onBeforeToggle={() => setOpened(true)}
        onBlur={closeOnLeave}
      >
        {opened && (
          <MenuOfUser
            user={user}
            go={go}
            feedback={feedback}
            bookmarks={bookmarks}
            close={hide}
            giveFeedback={() => setAsked(true)}
          />
        )}
      </div>
      {asked && <FeedbackWindow onClose={close} />}
    </div>
  );
}

import BookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import ChartLine from 'lucide/dist/esm/icons/chart-line.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import MessageSquareHeart from 'lucide/dist/esm/icons/message-square-heart.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { useCallback, useRef, useState } from 'react';
import { initials } from '../../../src/domain/person/initials.ts';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { Link } from '../Link.tsx';
import { closeOnLeave } from './closeOnLeave.ts';
import { FeedbackWindow } from './FeedbackWindow.tsx';
import type { Address } from '../useAddress.ts';
import { Languages } from './Languages.tsx';
import { personName } from './personName.ts';
import { usePortal, useShell, useValue } from '../portal.tsx';
import { Themes } from '../theme/Themes.tsx';
import { classes } from '../learn.css';

export interface UserMenuProps {
  readonly go: Address['go'];
  /** Whether the tenant's learners can give feedback. */
  readonly feedback: boolean;
  /** Whether the LMS keeps bookmarks. */
  readonly bookmarks: boolean;
}

/**
 * Who is signed in, their profile, their results (RESULT-1) and bookmarks (SAVED-8), the languages, the themes, feedback (FEED-10), and the
 * way out (NAV-1).
 */
export function UserMenu({ go, feedback, bookmarks }: UserMenuProps) {
  const { t } = useShell();
  const { session } = usePortal();
  const { user } = useValue(session.store);
  const menu = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const close = useCallback(() => setAsked(false), []);
  if (!user) return null;
  const name = personName(user);
  return (
    <div className="user">
      <button type="button" className="me" popoverTarget="user-menu" aria-label={t('account', { name })}>
        {/* Drawn by the sheet: what is seen as text has to be part of the button's name. */}
        <span className="avatar" data-initials={initials(user.firstName, user.lastName)} />
        <span className={classes.name}>{name}</span>
        <Icon of={ChevronDown} size="s" />
      </button>
      <div popover="auto" id="user-menu" className="menu" ref={menu} onBlur={closeOnLeave}>
        <p className="who">
          <b>{name}</b>
          <span className="muted">{user.email}</span>
        </p>
        <ul>
          <li>
            <Link to={{ name: 'profile' }} go={go} onClick={() => menu.current?.hidePopover()}>
              <Icon of={UserRound} size="s" />
              <span>{t('profile')}</span>
            </Link>
          </li>
          {mayLearn(user) && (
            <li>
              <Link to={{ name: 'results', query: '' }} go={go} onClick={() => menu.current?.hidePopover()}>
                <Icon of={ChartLine} size="s" />
                <span>{t('results')}</span>
              </Link>
            </li>
          )}
          {mayLearn(user) && bookmarks && (
            <li>
              <Link to={{ name: 'bookmarks' }} go={go} onClick={() => menu.current?.hidePopover()}>
                <Icon of={BookmarkIcon} size="s" />
                <span>{t('bookmarks')}</span>
              </Link>
            </li>
          )}
        </ul>
        <Languages onChoose={() => menu.current?.hidePopover()} />
        <Themes />
        <ul>
          {feedback && mayLearn(user) && (
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  menu.current?.hidePopover();
                  setAsked(true);
                }}
              >
                <Icon of={MessageSquareHeart} size="s" />
                <span>{t('giveFeedback')}</span>
              </button>
            </li>
          )}
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
      {asked && <FeedbackWindow onClose={close} />}
    </div>
  );
}

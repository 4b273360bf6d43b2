import BookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import ChartLine from 'lucide/dist/esm/icons/chart-line.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import MessageSquareHeart from 'lucide/dist/esm/icons/message-square-heart.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import type { User } from '../../../src/domain/person/user.ts';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import { Icon } from '../../../src/ui/text/Icon.tsx';
import { Link } from '../Link.tsx';
import { Languages } from './Languages.tsx';
import { personName } from './personName.ts';
import { usePortal, useShell } from '../portal.tsx';
import { Themes } from '../theme/Themes.tsx';
import type { Address } from '../useAddress.ts';

interface MenuOfUserProps {
  readonly user: User;
  readonly go: Address['go'];
  /** Whether the tenant's learners can give feedback. */
  readonly feedback: boolean;
  /** Whether the LMS keeps bookmarks. */
  readonly bookmarks: boolean;
  readonly close: () => void;
  readonly giveFeedback: () => void;
}

/**
 * The content of a person's menu: profile, results (RESULT-1), bookmarks (SAVED-8), languages, themes, feedback (FEED-10), and signing out
 * (NAV-1).
 */
export function MenuOfUser({ user, go, feedback, bookmarks, close, giveFeedback }: MenuOfUserProps) {
  const { t } = useShell();
  const { session } = usePortal();
  return (
    <>
      <p className="who">
        <b>{personName(user)}</b>
        <span className="muted">{user.email}</span>
      </p>
      <ul>
        <li>
          <Link to={{ name: 'profile' }} go={go} onClick={close}>
            <Icon of={UserRound} size="s" />
            <span>{t('profile')}</span>
          </Link>
        </li>
        {mayLearn(user) && (
          <li>
            <Link to={{ name: 'results', query: '' }} go={go} onClick={close}>
              <Icon of={ChartLine} size="s" />
              <span>{t('results')}</span>
            </Link>
          </li>
        )}
        {mayLearn(user) && bookmarks && (
          <li>
            <Link to={{ name: 'bookmarks' }} go={go} onClick={close}>
              <Icon of={BookmarkIcon} size="s" />
              <span>{t('bookmarks')}</span>
            </Link>
          </li>
        )}
      </ul>
      <Languages onChoose={close} />
      <Themes />
      <ul>
        {feedback && mayLearn(user) && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                close();
                giveFeedback();
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
              // Signing out may open a dialog first, which the menu must not cover (SESS-11).
              close();
              session.signOut();
            }}
          >
            <Icon of={LogOut} size="s" flip />
            <span>{t('signOut')}</span>
          </button>
        </li>
      </ul>
    </>
  );
}

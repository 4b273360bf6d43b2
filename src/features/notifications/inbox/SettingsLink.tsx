import Settings from 'lucide/dist/esm/icons/settings.mjs';
import { wantTab } from '../../../data/person/wantedTab.ts';
import { useAnnounced } from '../../../data/settings/useAnnounced.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { routeLink } from '../../../routes/routeLink.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { classes } from './news.css';

/** A link to the notification settings in the learner's profile; nothing if the LMS has no such settings (NOTE-17). */
export function SettingsLink() {
  const [t, port] = [useTexts('notifications'), usePort()];
  if (!useAnnounced('notificationPreferences').announced) return null;
  return (
    <p>
      <a
        className={`link ${classes['news-settings'] ?? ''}`}
        {...routeLink({ name: 'profile' }, port.routes.hrefFor)}
        onClick={() => wantTab(port, 'notifications')}
      >
        <Icon of={Settings} /> {t('settings')}
      </a>
    </p>
  );
}

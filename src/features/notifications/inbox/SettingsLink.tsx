import Settings from 'lucide/dist/esm/icons/settings.mjs';
import { wantTab } from '../../../data/person/wantedTab.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../port/useConfiguration.ts';
import { routeLink } from '../../../routes/routeLink.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { classes } from './news.css';

/** The way to where a learner says how they are told, in their profile; nothing where the LMS has no such settings (NOTE-17). */
export function SettingsLink() {
  const [t, port] = [useTexts('notifications'), usePort()];
  if (!useConfiguration(port)?.extensions.includes('notificationPreferences')) return null;
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

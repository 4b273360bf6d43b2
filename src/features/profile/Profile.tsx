import { useEffect, useState } from 'react';
import { useUser } from '../../data/person/useUser.ts';
import { tabOpened, wantedTab } from '../../data/person/wantedTab.ts';
import { useQuery } from '../../data/query/useQuery.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { useConfiguration } from '../../data/settings/useConfiguration.ts';
import { below, Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { useSheet } from '../../ui/sheets/sheet.ts';
import { TabList } from '../../ui/tabs/TabList.tsx';
import type { ProfileEmit } from './manifest.ts';
import { LazyKeptTab } from './kept/LazyKeptTab.tsx';
import { LazyNoticesTab } from './notices/LazyNoticesTab.tsx';
import { PersonalInfo } from './PersonalInfo.tsx';
import css, { classes } from './profile.css';
import type { ProfileTab } from './ProfileTab.ts';
import { LazyZoneTab } from './zone/LazyZoneTab.tsx';
import { offlineSettings } from '../../domain/offline/offlineSettings.ts';
import { useLazyTexts } from '../../i18n/useLazyTexts.ts';
import { FailedPanel } from '../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../panels/OfflinePanel.tsx';

/** The element's attributes, and the properties that every element gets. */
export interface ProfileProps {
  readonly tab: ProfileTab;
  readonly headingLevel: number;
  readonly emit: ProfileEmit;
}

/**
 * The profile: personal info, the preferred time zone (PROF-1), notifications if the LMS has settings for them
 * (NOTE-17), and kept courses if this browser keeps them (OFF-9).
 */
export function Profile({ tab: first, headingLevel, emit }: ProfileProps) {
  useSheet(css);
  const t = useTexts('profile');
  const { user, error, retry } = useUser();
  const [tab, setTab] = useState(first);
  const [given, setGiven] = useState(first);
  // The host has set another tab.
  if (given !== first) {
    setGiven(first);
    setTab(first);
  }
  const port = usePort();
  // A link elsewhere on the page requests a tab.
  const wanted = useQuery(wantedTab, port.cache).data === 'notifications';
  useEffect(() => {
    if (!wanted) return;
    setTab('notifications');
    tabOpened(port);
  }, [wanted, port]);
  const configuration = useConfiguration(port);
  const notifies = configuration?.extensions.includes('notificationPreferences') === true;
  const keeps = port.keeping !== undefined && offlineSettings(configuration) !== null;
  const offline = useLazyTexts('offline', keeps);
  const isAbsent = (tab === 'notifications' && !notifies) || (tab === 'offline' && !keeps);
  const open = configuration && isAbsent ? 'personal' : tab;
  const title = t('title');
  const isKnown = user !== null;
  useEffect(() => void emit('lectern-title', { sections: [title] }), [emit, title]);
  useEffect(() => {
    if (error) emit('lectern-error', error);
    if (isKnown || error) emit('lectern-ready', isKnown ? {} : undefined);
  }, [isKnown, error, emit]);
  // If the user could not be requested, the request is repeated once the connection is back.
  useEffect(() => {
    if (!error) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [error, retry]);
  const level = headingLevel as HeadingLevel;
  const panel = () => {
    if (error?.code === 'offline')
      return <OfflinePanel text={t('offlineText')} headingLevel={below(level)} retry={retry} />;
    if (error)
      return (
        <FailedPanel title={t('failedTitle')} error={error} headingLevel={below(level)} retry={retry}>
          {error.code === 'unauthorized' && t('signInText')}
        </FailedPanel>
      );
    if (!user || (open === 'notifications' && !notifies) || (open === 'offline' && !offline))
      return (
        <div className={classes['profile-wait']} role="status" aria-label={t('loading')}>
          <i />
          <i />
          <i />
        </div>
      );
    return (
      <TabList
        label={t('tabs')}
        tabs={[
          { id: 'personal', text: t('personal') },
          { id: 'timezone', text: t('zone') },
          ...(notifies ? [{ id: 'notifications' as const, text: t('notices') }] : []),
          ...(offline ? [{ id: 'offline' as const, text: offline('tab') }] : []),
        ]}
        current={open}
        onOpen={setTab}
      >
        {open === 'personal' && <PersonalInfo user={user} />}
        {open === 'timezone' && <LazyZoneTab user={user} headingLevel={below(level)} emit={emit} />}
        {open === 'notifications' && <LazyNoticesTab headingLevel={below(level)} emit={emit} />}
        {open === 'offline' && <LazyKeptTab headingLevel={below(level)} />}
      </TabList>
    );
  };
  return (
    <div className={classes['profile']}>
      <Heading level={level} className="title page-title" part="heading">
        {title}
      </Heading>
      {panel()}
    </div>
  );
}

import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useEffect, useState } from 'react';
import { useUser } from '../../data/person/useUser.ts';
import { tabOpened, wantedTab } from '../../data/person/wantedTab.ts';
import { useQuery } from '../../data/query/useQuery.ts';
import type { LecternError } from '../../errors.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { useConfiguration } from '../../port/useConfiguration.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { below, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { useSheet } from '../../ui/sheet.ts';
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

/** Attributes by their names, and the properties that every element gets. */
export interface ProfileProps {
  readonly tab: ProfileTab;
  readonly headingLevel: number;
  readonly emit: ProfileEmit;
}

/** The text under "could not be loaded". */
function failureKey({ code }: LecternError) {
  if (code === 'offline') return 'offlineText' as const;
  return code === 'unauthorized' ? ('signInText' as const) : ('failedText' as const);
}

/**
 * The profile: personal info, the preferred time zone (PROF-1), notifications where the LMS has settings of them (NOTE-17), and kept
 * courses where this browser keeps them (OFF-9).
 */
export function Profile({ tab: first, headingLevel, emit }: ProfileProps) {
  useSheet(css);
  const [t, common] = [useTexts('profile'), useTexts('common')];
  const { user, error, retry } = useUser();
  const [tab, setTab] = useState(first);
  const [given, setGiven] = useState(first);
  // The host opens another tab.
  if (given !== first) {
    setGiven(first);
    setTab(first);
  }
  const port = usePort();
  // A link elsewhere on the page asks for a tab.
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
  // As long as somebody is asked for without a connection, it comes back by itself.
  useEffect(() => {
    if (!error) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [error, retry]);
  const level = headingLevel as HeadingLevel;
  const panel = () => {
    if (error)
      return (
        <EmptyState
          role="alert"
          tone="danger"
          picture={CloudAlert}
          title={t('failedTitle')}
          headingLevel={below(level)}
          actions={
            <Button look="filled" icon={RefreshCw} onClick={retry}>
              {common('tryAgain')}
            </Button>
          }
        >
          {t(failureKey(error))}
        </EmptyState>
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

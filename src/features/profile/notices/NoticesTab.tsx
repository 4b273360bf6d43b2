import { useEffect } from 'react';
import { usePreferences } from '../../../data/notifications/usePreferences.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../data/settings/useConfiguration.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import type { ProfileEmit } from '../manifest.ts';
import { classes as profile } from '../profile.css';
import { FailedPanel } from '../../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../../panels/OfflinePanel.tsx';
import { PreferenceFields } from './PreferenceFields.tsx';
import css, { classes } from './preferences.css';
import { preferencesView } from './preferencesModel.ts';

export interface NoticesTabProps {
  readonly headingLevel: HeadingLevel;
  readonly emit: ProfileEmit;
}

/** The notification settings of each kind. Every change is saved at once (NOTE-16). */
export function NoticesTab({ headingLevel, emit }: NoticesTabProps) {
  useSheet(css);
  const [t, common, port] = [useTexts('profile'), useTexts('common'), usePort()];
  const known = usePreferences();
  const configuration = useConfiguration(port);
  const { data, error, outcomes, choose, retry } = known;
  useEffect(() => void (error && emit('lectern-error', error)), [error, emit]);
  const view = preferencesView(known);
  switch (view.kind) {
    case 'loading':
      return (
        <div className={profile['profile-wait']} role="status" aria-label={t('noticesLoading')}>
          <i />
          <i />
          <i />
        </div>
      );
    case 'offline':
      return <OfflinePanel text={t('noticesOfflineText')} headingLevel={headingLevel} retry={retry} />;
    case 'failed':
      return <FailedPanel title={t('noticesFailed')} error={view.error} headingLevel={headingLevel} retry={retry} />;
    case 'shown':
      return (
        <div className={classes['prefer']}>
          {view.notice === 'offline' && (
            <Notice tone="info" role="status" title={common('offline')}>
              {t('noticesOfflineNow')}
            </Notice>
          )}
          {view.notice === 'stale' && (
            <Notice
              tone="warning"
              role="status"
              title={t('noticesStale')}
              actions={<Button onClick={retry}>{common('tryAgain')}</Button>}
            >
              {t('noticesStaleText')}
            </Notice>
          )}
          <p className="muted">
            {t('noticesLead')} {data?.mail ? t('noticesDigests') : t('noticesNoMail')}
          </p>
          <div className={classes['prefer-kinds']}>
            {data?.preferences.map((preference) => (
              <PreferenceFields
                key={preference.kind}
                preference={preference}
                outcome={outcomes[preference.kind]}
                portal={configuration?.extensions.includes('notifications') !== false}
                mail={data.mail}
                onChoose={(chosen) => void choose(chosen)}
              />
            ))}
          </div>
        </div>
      );
  }
}

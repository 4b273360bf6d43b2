import Check from 'lucide/dist/esm/icons/check.mjs';
import { useId } from 'react';
import type { Outcome } from '../../../data/notifications/usePreferences.ts';
import { mailWays, type MailWay, type Preference } from '../../../domain/notifications/preferences.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { classes as profile } from '../profile.css';
import { classes } from './preferences.css';
import { outcomeKey } from './preferencesModel.ts';

export interface PreferenceFieldsProps {
  readonly preference: Preference;
  readonly outcome: Outcome | undefined;
  /** The available ways: without a chat there are no notices in the portal, and not every LMS sends mail. */
  readonly portal: boolean;
  readonly mail: boolean;
  readonly onChoose: (preference: Preference) => void;
}

/** The settings of one kind, and the result of the last change (NOTE-16). */
export function PreferenceFields({ preference, outcome, portal, mail, onChoose }: PreferenceFieldsProps) {
  const [t, id] = [useTexts('profile'), useId()];
  const { kind } = preference;
  const said = outcomeKey(outcome);
  const failed = outcome?.kind === 'failed';
  return (
    <fieldset className={classes['prefer-kind']} aria-describedby={`${id}help`}>
      <legend>{t(`notice.${kind}`)}</legend>
      <p className="muted" id={`${id}help`}>
        {t(`notice.${kind}Text`)}
      </p>
      <div className={classes['prefer-ways']}>
        {portal && (
          <label className={classes['prefer-portal']}>
            <input
              type="checkbox"
              checked={preference.portal}
              onChange={({ currentTarget }) => onChoose({ ...preference, portal: currentTarget.checked })}
            />
            {t('noticePortal')}
          </label>
        )}
        {mail && (
          <div className={classes['prefer-mail']}>
            <label htmlFor={`${id}mail`}>{t('noticeMail')}</label>
            <select
              id={`${id}mail`}
              className={profile['profile-select']}
              value={preference.mail}
              onChange={({ currentTarget }) => onChoose({ ...preference, mail: currentTarget.value as MailWay })}
            >
              {mailWays.map((way) => (
                <option key={way} value={way}>
                  {t(`way.${way}`)}
                </option>
              ))}
            </select>
          </div>
        )}
        {outcome?.kind === 'saving' && <span className="muted">{t('noticeSaving')}</span>}
        <span role="status" className={classes['prefer-saved']}>
          {said && !failed && (
            <>
              <Icon of={Check} size="s" /> {t(said)}
            </>
          )}
        </span>
      </div>
      {said && failed && (
        <p role="alert" className={classes['prefer-failed']}>
          {t(said)}
        </p>
      )}
    </fieldset>
  );
}

import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { unitsQuery } from '../../data/person/unitsQuery.ts';
import { useQuery } from '../../data/query/useQuery.ts';
import type { User } from '../../domain/person/user.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import { useConfiguration } from '../../data/settings/useConfiguration.ts';
import { Button } from '../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { LanguageRow } from './LanguageRow.tsx';
import { policyAddress } from './policyAddress.ts';
import { Row } from './Row.tsx';
import { unitsView } from './unitsView.ts';
import { classes } from './profile.css';

/** The units of a person: the primary one, then the others (PROF-1). */
function Units({ userId }: { readonly userId: string }) {
  const [t, common, port] = [useTexts('profile'), useTexts('common'), usePort()];
  const { data, isError, isFetching, refetch } = useQuery(unitsQuery(port, userId), port.cache);
  const { primary, others } = unitsView(data ?? []);
  if (!data)
    return (
      <Row name={t('primaryUnit')}>
        {isError ? (
          <span role="alert" className={classes['profile-failed']}>
            {t('unitsFailed')}
            <Button look="quiet" icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
              {common('tryAgain')}
            </Button>
          </span>
        ) : (
          <i className={classes['profile-line']} />
        )}
      </Row>
    );
  return (
    <>
      <Row name={t('primaryUnit')}>{primary === null ? t('noUnit') : <bdi>{primary}</bdi>}</Row>
      {others.length > 0 && (
        <Row name={t('otherUnits')}>
          <ul>
            {others.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Row>
      )}
    </>
  );
}

/** The known facts about the person, their language, and the privacy policy if one is configured (PROF-1). */
export function PersonalInfo({ user }: { readonly user: User }) {
  const t = useTexts('profile');
  const port = usePort();
  const policy = policyAddress(useConfiguration(port)?.privacyPolicyUrl ?? null, port.host.apiBase);
  const name = [user.firstName, user.middleName, user.lastName].filter(Boolean).join(' ');
  return (
    <dl className={classes['profile-facts']}>
      <Row name={t('name')}>{name ? <bdi>{name}</bdi> : t('noName')}</Row>
      <Row name={t('email')}>{user.email ? <bdi>{user.email}</bdi> : t('noEmail')}</Row>
      <Units userId={user.id} />
      <LanguageRow />
      {policy !== null && (
        <Row name={t('privacyText')}>
          <a className="link" href={policy} target="_blank" rel="noopener noreferrer">
            {t('privacy')}
            <VisuallyHidden> {t('newTab')}</VisuallyHidden>
          </a>
        </Row>
      )}
    </dl>
  );
}

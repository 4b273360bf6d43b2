import { useStore } from '../../../../port/useStore.ts';
import { offlineSettings } from '../../../../domain/offline/offlineSettings.ts';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../../port/context.tsx';
import { useConfiguration } from '../../../../data/settings/useConfiguration.ts';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { KeepPlace } from './KeepPlace.tsx';
import type { KeepPlaceProps } from './KeepPlaceProps.ts';
import css from './keep.css';

/**
 * The controls on a course's page to keep it for reading without a connection (OFF-6). Absent if the tenant does not
 * allow it, if the page has no worker, and if an administrator acts for the learner.
 */
export function KeepCourse(props: Pick<KeepPlaceProps, 'access' | 'run'>) {
  useSheet(css);
  const port = usePort();
  const t = useLazyTexts('offline');
  const { user } = useStore(port.session.store);
  const limits = offlineSettings(useConfiguration(port));
  if (!t || !limits || !port.keeping || !user || user.impersonator) return null;
  return <KeepPlace {...props} days={limits.days} t={t} />;
}

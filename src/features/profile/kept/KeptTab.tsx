import CloudDownload from 'lucide/dist/esm/icons/cloud-download.mjs';
import Trash2 from 'lucide/dist/esm/icons/trash.mjs';
import { useId, useRef } from 'react';
import { useKept } from '../../../data/kept/useKept.ts';
import { offlineSettings } from '../../../domain/offline/offlineSettings.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import type { Translate } from '../../../i18n/locale.ts';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../port/context.tsx';
import { useConfiguration } from '../../../data/settings/useConfiguration.ts';
import { routeLink } from '../../../routes/routeLink.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckField } from '../../../ui/check/CheckField.tsx';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { sizeText } from '../../../web/sizeText.ts';
import { TabWaiting } from '../TabWaiting.tsx';
import css, { classes } from './kept.css';

export interface KeptTabProps {
  readonly headingLevel: HeadingLevel;
}

/** The courses that this browser keeps, with their size and the time of their last update (OFF-9). */
export function KeptTab(props: KeptTabProps) {
  useSheet(css);
  const t = useLazyTexts('offline');
  return t && <KeptCourses {...props} t={t} />;
}

function KeptCourses({ headingLevel, t }: KeptTabProps & { readonly t: Translate<'offline'> }) {
  const port = usePort();
  const { clock, routes, notices } = port;
  const [formats, id] = [useFormats(), useId()];
  const loading = useTexts('profile')('loading');
  const { courses, free, own, setOwn, remove } = useKept();
  const days = offlineSettings(useConfiguration(port))?.days ?? 0;
  const place = useRef<HTMLDivElement>(null);
  if (!courses) return <TabWaiting label={loading} />;
  const away = async (objectiveId: string) => {
    if (!(await remove(objectiveId))) return;
    notices.announce(t('deleted'));
    // Its button was removed with it.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes['kept-courses']} ref={place} tabIndex={-1}>
      {courses.length === 0 ? (
        <EmptyState picture={CloudDownload} title={t('none')} headingLevel={headingLevel}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          <ul>
            {courses.map(({ objectiveId, name, at, bytes, whole }) => (
              <li key={objectiveId}>
                <p>
                  <a {...routeLink({ name: 'content', objectiveId, axis: [], query: '' }, routes.hrefFor)}>
                    <bdi id={`${id}-name-${objectiveId}`}>{name}</bdi>
                  </a>
                  <span className={`${classes['kept-facts']} muted num`}>
                    <span>{formats.moment(at, clock.now())}</span>
                    <span>{sizeText(bytes, formats.dateTag)}</span>
                  </span>
                  {!whole && <span className={classes['kept-partly']}>{t('partly')}</span>}
                </p>
                <Button
                  look="quiet"
                  icon={Trash2}
                  aria-describedby={`${id}-name-${objectiveId}`}
                  onClick={() => void away(objectiveId)}
                >
                  {t('delete')}
                </Button>
              </li>
            ))}
          </ul>
          {free !== null && <p className="muted num">{t('free', { size: sizeText(free, formats.dateTag) })}</p>}
        </>
      )}
      <CheckField label={t('own')} help={t('ownHelp', { count: days })} checked={own} onChange={setOwn} />
      <p className="muted">{t('signOut')}</p>
    </div>
  );
}

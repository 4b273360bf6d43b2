import { useTexts } from '../../../i18n/context.tsx';
import type { Instant } from '../../../domain/time/instant.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { zoneLabel, type ZoneView } from './zoneModel.ts';

export interface ZoneNoticesProps extends ZoneView {
  readonly now: Instant;
  readonly busy: boolean;
  /** Saves a time zone by its IANA name. */
  readonly onUse: (iana: string) => void;
}

/** The notices above the zone: none is saved, it no longer exists, or the browser or the host has another one (PROF-5, PROF-6). */
export function ZoneNotices({ standing, hint, fromHost, now, busy, onUse }: ZoneNoticesProps) {
  const t = useTexts('profile');
  const use = hint !== null && (
    <Button busy={busy} onClick={() => onUse(hint)}>
      {t('browserUse', { zone: zoneLabel(hint, now) })}
    </Button>
  );
  const own = () => {
    switch (standing.kind) {
      case 'gone':
        return (
          <Notice tone="warning" title={t('gone', { name: standing.name })} actions={use}>
            {t('goneText')}
          </Notice>
        );
      case 'none':
        return <Notice tone="info" title={t('notSaved')} actions={use} />;
      case 'known':
        return (
          hint !== null && (
            <Notice tone="info" title={t('browser')} actions={use}>
              {t('browserText', { zone: zoneLabel(hint, now) })}
            </Notice>
          )
        );
    }
  };
  return (
    <>
      {own()}
      {fromHost !== null && (
        <Notice tone="info" title={t('fromHost')}>
          {t('fromHostText', { zone: zoneLabel(fromHost, now) })}
        </Notice>
      )}
    </>
  );
}

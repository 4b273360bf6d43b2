import Monitor from 'lucide/dist/esm/icons/monitor.mjs';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { usePhone } from './useNarrow.ts';

/**
 * Says on a phone that a desktop is better (OVER-7).
 * @param onContinue given if the notice replaces the content
 */
export function DesktopNotice({ onContinue }: { readonly onContinue?: () => void }) {
  const t = useTexts('player');
  const place = useRef<HTMLDivElement>(null);
  const phone = usePhone(place);
  return (
    <div className="for-desktop" ref={place} hidden={!phone}>
      <Notice
        tone="info"
        icon={Monitor}
        title={t('desktop')}
        actions={onContinue && <Button onClick={onContinue}>{t('continueAnyway')}</Button>}
      >
        {t('desktopText')}
      </Notice>
    </div>
  );
}

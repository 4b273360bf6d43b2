import Monitor from 'lucide/dist/esm/icons/monitor.mjs';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Says that a desktop is better (OVER-7). @param onContinue where it stands in place of the content */
export function DesktopNotice({ onContinue }: { readonly onContinue?: () => void }) {
  const t = useTexts('player');
  return (
    <div className="for-desktop">
      <Notice tone="info" icon={Monitor} title={t('desktop')} actions={onContinue && <Button onClick={onContinue}>{t('continueAnyway')}</Button>}>
        {t('desktopText')}
      </Notice>
    </div>
  );
}

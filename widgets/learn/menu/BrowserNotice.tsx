import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useState } from 'react';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Notice } from '../../../src/ui/notice/Notice.tsx';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import css from './browserNotice.css';
import { usePortal, useShell } from '../portal.tsx';

const kept = 'browserNotice';

/** Says that the portal is not made for this browser, until the notice is dismissed in it (NAV-10, NAV-20, STORE-9). */
export function BrowserNotice() {
  useSheet(css);
  const { t } = useShell();
  const { storage } = usePortal();
  const [dismissed, setDismissed] = useState(() => storage.get(kept) !== null);
  if (dismissed) return null;
  const dismiss = () => {
    storage.set(kept, 'dismissed');
    setDismissed(true);
    document.getElementById('main')?.focus();
  };
  return (
    <div className="browser-notice">
      <Notice
        tone="warning"
        icon={TriangleAlert}
        title={t('browser')}
        role="status"
        actions={<Button onClick={dismiss}>{t('dismiss')}</Button>}
      >
        {t('browserText')}
      </Notice>
    </div>
  );
}

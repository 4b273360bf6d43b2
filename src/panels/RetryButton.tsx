import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useTexts } from '../i18n/context.tsx';
import { Button } from '../ui/button/Button.tsx';

export interface RetryButtonProps {
  readonly busy?: boolean;
  readonly retry: () => void;
}

/** The button of a panel that tries again, the main way on. */
export function RetryButton({ busy = false, retry }: RetryButtonProps) {
  const t = useTexts('common');
  return (
    <Button look="filled" icon={RefreshCw} busy={busy} onClick={retry}>
      {t('tryAgain')}
    </Button>
  );
}

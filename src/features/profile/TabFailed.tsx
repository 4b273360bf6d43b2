import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface TabFailedProps {
  readonly title: string;
  readonly text: string;
  readonly again: () => void;
}

/** A tab whose code could not be loaded. */
export function TabFailed({ title, text, again }: TabFailedProps) {
  const t = useTexts('common');
  const retry = (
    <Button icon={RefreshCw} onClick={() => again()}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <Notice tone="danger" role="alert" title={title} actions={retry}>
      {text}
    </Notice>
  );
}

import { useTexts } from '../../../i18n/context.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { NotOpened } from '../base/lazy/NotOpened.tsx';
import type { FinishDialogProps } from './FinishDialog.tsx';
import { useFinishTexts } from './useFinishTexts.ts';

export interface LazyFinishProps extends FinishDialogProps {
  /** The spinner covers the page while the code is loaded. */
  readonly overlay?: boolean;
}

/**
 * The finish dialog. Its code is loaded at first use. If loading fails, a notice says so and the button is available
 * again.
 */
export const LazyFinish = lazyPart<LazyFinishProps>(async () => (await import('./FinishDialog.tsx')).FinishDialog, {
  Waiting({ overlay = false }) {
    const t = useTexts('player');
    return <Spinner label={t('checking')} overlay={overlay} />;
  },
  Failed: NotOpened,
  useReady: useFinishTexts,
});

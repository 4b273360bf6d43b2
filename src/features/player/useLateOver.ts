import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { useLateOr } from '../../ui/useLateOr.ts';

/** Code of what a button opens over the page: null until it is there. Where it cannot be had, that is said, and it is closed again. */
export function useLateOver<T extends object>(load: () => Promise<T>, close: () => void): T | null {
  const { notices } = usePort();
  const common = useTexts('common');
  return useLateOr(load, true, () => {
    notices.show({ tone: 'danger', title: common('unknownError') });
    close();
  });
}

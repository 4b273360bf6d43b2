import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';

/** Stands in place of a lazy part that opens over the page: a notice says that it cannot be loaded, and it is closed again. */
export function NotOpened({ onClose }: { readonly onClose: () => void }) {
  const { notices } = usePort();
  const common = useTexts('common');
  const close = useEffectEvent(() => {
    notices.show({ tone: 'danger', title: common('unknownError') });
    onClose();
  });
  useEffect(() => close(), []);
  return null;
}

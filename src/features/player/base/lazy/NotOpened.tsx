import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';

/** Replaces a lazy part that would open above the page and cannot be loaded: shows a notice and closes. */
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

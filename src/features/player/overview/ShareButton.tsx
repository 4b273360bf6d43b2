import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import type { Route } from '../../../routes/route.ts';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';

/** How long, in milliseconds, the button says that the link is copied (CONST-9). */
const copiedFor = 10_000;

/**
 * Copies the address under which a course is shared. For a learner's own course, this address leads every person to the
 * right place; for a visitor, it is the address of the public page (OVER-6, ROUTE-29). In a frame it is the host's own
 * address, if the host has one (FRAME-9).
 */
export function ShareButton({ route }: { readonly route: Route }) {
  const { routes, notices } = usePort();
  const t = useTexts('player');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      const address = (await routes.shared?.(route)) ?? routes.hrefFor(route);
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setCopied(true);
      notices.show({ tone: 'success', title: t('linkCopied') });
    } catch {
      notices.show({ tone: 'danger', title: t('linkNotCopied') });
    }
  };
  return (
    <Button look="bare" icon={Share2} onClick={() => void copy()}>
      {t(copied ? 'linkIsCopied' : 'share')}
    </Button>
  );
}

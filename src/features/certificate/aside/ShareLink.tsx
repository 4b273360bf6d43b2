import Check from 'lucide/dist/esm/icons/check.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { ShownCertificate } from '../model.ts';
import { useShareAddress } from './useShareAddress.ts';

/** How long, in milliseconds, the button says that the link is copied (CONST-9). */
const copiedFor = 10_000;

/** Copies the address under which anybody can check the certificate (CERT-3). */
export function ShareLink({ shown }: { readonly shown: ShownCertificate }) {
  const { notices } = usePort();
  const t = useTexts('certificate');
  const addressOf = useShareAddress(shown);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await addressOf());
      setCopied(true);
      notices.show({ tone: 'success', title: t('linkCopied') });
    } catch {
      notices.show({ tone: 'danger', title: t('linkNotCopied') });
    }
  };
  return (
    <Button icon={copied ? Check : Link} onClick={() => void copy()}>
      {t(copied ? 'linkIsCopied' : 'shareLink')}
    </Button>
  );
}

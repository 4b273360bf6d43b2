import UserCog from 'lucide/dist/esm/icons/user-cog.mjs';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Icon } from '../../../src/ui/text/Icon.tsx';
import { useSheet } from '../../../src/ui/sheets/sheet.ts';
import css from './acting.css';
import { useShell } from '../portal.tsx';

/**
 * Says at the top of every page that an administrator acts as somebody, with the way back (NAV-9, SESS-14). A plain form works even if
 * everything else fails.
 */
export function ActingBanner({ name, impersonator }: { name: string; impersonator: string }) {
  useSheet(css);
  const { t } = useShell();
  const banner = useRef<HTMLElement>(null);
  // Sticky elements below it are moved down by its height, which depends on names, language and zoom.
  useLayoutEffect(() => {
    const { current } = banner;
    const page = current?.parentElement;
    if (!current || !page) return;
    const observer = new ResizeObserver(() => page.style.setProperty('--banner', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      page.style.removeProperty('--banner');
    };
  }, []);
  return (
    <section className="acting" aria-label={t('actingTitle')} ref={banner}>
      <Icon of={UserCog} />
      <p>{t('acting', { name })}</p>
      <form method="post" action="/admin/impersonation/end">
        <Button type="submit">{t('returnTo', { name: impersonator })}</Button>
      </form>
    </section>
  );
}

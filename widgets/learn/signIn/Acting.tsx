import { Button } from '../../../src/ui/button/Button.tsx';
import { useLazy } from '../../../src/ui/lazy/useLazy.ts';
import { useShell } from '../portal.tsx';

const load = () => import('./ActingBanner.tsx');

/**
 * Says that an administrator acts as somebody, with the way back. If the banner's code cannot be loaded, a plain form is shown (NAV-9,
 * SESS-14).
 */
export function Acting(who: { readonly name: string; readonly impersonator: string }) {
  const { t } = useShell();
  const banner = useLazy(load, true);
  if (!banner) return null;
  if (banner !== 'failed') return <banner.ActingBanner {...who} />;
  return (
    <form className="acting" method="post" action="/admin/impersonation/end">
      <b>{t('acting', { name: who.name })}</b>{' '}
      <Button type="submit">{t('returnTo', { name: who.impersonator })}</Button>
    </form>
  );
}

import { useEffect, useState } from 'react';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { useLazy } from '../../../src/ui/lazy/useLazy.ts';
import { usePortal, useShell, useValue } from '../portal.tsx';

const loadBeside = () => import('./SignInBeside.tsx');

/**
 * The warning two minutes before an inactive session ends (SESS-9), and the notice that it has ended: while work is on screen (SESS-3), or
 * in another tab (SESS-7).
 */
export function SessionNotice() {
  const { t } = useShell();
  const { session, clock } = usePortal();
  const { phase, endsAt, user, signingIn } = useValue(session.store);
  const beside = useLazy(loadBeside, Boolean(signingIn && user));
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    if (phase !== 'expiring') return;
    setNow(clock.now());
    const timer = setInterval(() => setNow(clock.now()), 10_000);
    return () => clearInterval(timer);
  }, [phase, clock]);

  if (phase === 'expiring') {
    const minutes = Math.max(1, Math.ceil(((endsAt ?? now) - now) / 60_000));
    return (
      <Dialog
        title={t('expiring')}
        closeLabel={t('stay')}
        onClose={session.stay}
        footer={
          <>
            <Button onClick={() => session.signOut()}>{t('signOut')}</Button>
            <Button look="filled" onClick={session.stay}>
              {t('stay')}
            </Button>
          </>
        }
      >
        <p>{t('expiringText', { count: minutes })}</p>
      </Dialog>
    );
  }
  // In a frame. If nobody is known, the sign-in replaces the page instead.
  if (signingIn && !user) return null;
  if (beside && beside !== 'failed') return <beside.SignInBeside over />;
  if (beside !== 'failed' && signingIn) return null;
  if (phase === 'expired' || phase === 'signed-out') {
    return (
      <Dialog
        key={phase}
        title={t(phase === 'expired' ? 'expired' : 'signedOut')}
        footer={
          <Button look="filled" onClick={session.signIn}>
            {t('signInAgain')}
          </Button>
        }
      >
        <p>{t(phase === 'expired' ? 'expiredText' : 'signedOutText')}</p>
      </Dialog>
    );
  }
  return null;
}

import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { dressPage } from '../../../src/ui/sheets/dressPage.ts';
import type { Portal } from '../../index.ts';
import type { Framed } from '../framed/framed.ts';
import { PortalContext, usePortal, useValue } from '../portal.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { SignInBeside } from './SignInBeside.tsx';

function ElementSession({ framed, element }: { readonly framed: Framed; readonly element: HTMLElement }) {
  const { session } = usePortal();
  const { user, signingIn } = useValue(session.store);
  const { theme } = useValue(framed.store);
  const instead = Boolean(signingIn && !user);
  // If nobody is known, there is nothing to show of theirs.
  useEffect(() => {
    element.hidden = instead;
    return () => void (element.hidden = false);
  }, [element, instead]);
  return (
    <div className="lectern" data-theme={theme}>
      {instead && <SignInBeside over={false} />}
      <SessionNotice />
    </div>
  );
}

/**
 * Shows notices of the session beside the one element of a page (FRAME-6). The learner is asked to sign in there, like on any page of the
 * portal (SESS-16).
 */
export async function mountSession(portal: Portal, framed: Framed, element: HTMLElement): Promise<void> {
  await portal.locale.load(portal.locale.tag(), ['shell', 'common']);
  dressPage(document);
  const place = document.createElement('div');
  element.before(place);
  createRoot(place).render(
    <PortalContext value={portal}>
      <ElementSession framed={framed} element={element} />
    </PortalContext>,
  );
}

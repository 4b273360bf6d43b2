import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { EmptyState } from '../../../../ui/empty/EmptyState.tsx';
import { below, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import type { FramedView } from './framedModel.ts';

export interface FramedPanelProps {
  readonly view: Extract<FramedView, { kind: 'offline' | 'failed' | 'strayed' }>;
  readonly headingLevel: HeadingLevel;
  readonly again: () => void;
  /** Opens the content in a separate window, if that helps. */
  readonly open: ReactNode;
}

/** Replaces a frame that shows nothing: the reason, the server's own message, and the action that helps (FRAMED-2). */
export function FramedPanel({ view, headingLevel, again, open }: FramedPanelProps) {
  const [t, common] = [useTexts('framed'), useTexts('common')];
  const { session } = usePort();
  const signIn = view.kind === 'failed' && view.why === 'signIn';
  const why = view.kind === 'failed' ? view.why : view.kind;
  return (
    <EmptyState
      role="alert"
      tone={view.kind === 'offline' ? 'muted' : 'danger'}
      picture={view.kind === 'offline' ? WifiOff : CloudAlert}
      title={t(view.kind === 'offline' ? 'offline' : 'failed')}
      headingLevel={below(headingLevel)}
      actions={
        <>
          {signIn ? (
            <Button look="filled" onClick={session.signIn}>
              {t('signIn')}
            </Button>
          ) : (
            <Button look="filled" icon={RefreshCw} onClick={again}>
              {common('tryAgain')}
            </Button>
          )}
          {why === 'strayed' && open}
        </>
      }
    >
      {(view.kind === 'failed' && view.said) || t(`why.${why}`)}
    </EmptyState>
  );
}

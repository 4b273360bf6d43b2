import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useEffect } from 'react';
import { useOnline } from '../../../../data/query/useOnline.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { EmptyState } from '../../../../ui/empty/EmptyState.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { below, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import type { VideoFailure } from './videoModel.ts';

export interface NotPlayingProps {
  readonly failure: VideoFailure | 'vimeo' | 'noVimeo';
  readonly headingLevel: HeadingLevel;
  readonly retry: () => void;
  /** Address of another page that shows the video. */
  readonly page?: string;
}

/**
 * Replaces a video that does not play: it names the reason, and the action that helps (VIDEO-5, VIDEO-7). When the
 * connection is back, the player is loaded again without a click.
 */
export function NotPlaying({ failure, headingLevel, retry, page }: NotPlayingProps) {
  const [t, common] = [useTexts('parts'), useTexts('common')];
  const { session } = usePort();
  const online = useOnline();
  const back = failure === 'offline' && online;
  useEffect(() => {
    if (back) retry();
  }, [back]); // eslint-disable-line react-hooks/exhaustive-deps
  const signIn = failure === 'signIn';
  return (
    <EmptyState
      role="alert"
      tone="danger"
      picture={CloudAlert}
      title={t('video.failed')}
      headingLevel={below(headingLevel)}
      actions={
        <>
          {signIn && (
            <Button look="filled" onClick={session.signIn}>
              {t('video.signIn')}
            </Button>
          )}
          {failure !== 'noVimeo' && (
            <Button {...(signIn ? {} : { look: 'filled' as const })} icon={RefreshCw} onClick={retry}>
              {common('tryAgain')}
            </Button>
          )}
          {page && (
            <a className="link" href={page} target="_blank" rel="noopener noreferrer">
              {t('video.openAtVimeo')}
            </a>
          )}
        </>
      }
    >
      {t(`video.why.${failure}`)}
    </EmptyState>
  );
}

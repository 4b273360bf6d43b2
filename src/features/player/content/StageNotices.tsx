import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import type { PartInput } from '../../../data/player/run/PartInput.ts';
import type { Wish } from '../../../commands/useCommand.ts';
import { useOnline } from '../../../data/query/useOnline.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { NotSent } from '../base/NotSent.tsx';

export interface StageNoticesProps {
  readonly unsent: readonly Wish<PartInput>[];
  /** Paths of parts whose completion is sent later without a click (DONE-2, CMD-13). */
  readonly waiting: readonly (readonly string[])[];
  readonly nameOf: (path: readonly string[]) => string;
  readonly isSeen: (path: readonly string[]) => boolean;
  readonly retry: (input: PartInput) => void;
}

/** The notices above the page: there is no connection, or commands were not sent yet. */
export function StageNotices({ unsent, waiting, nameOf, isSeen, retry }: StageNoticesProps) {
  const t = useTexts('player');
  const online = useOnline();
  if (online && unsent.length + waiting.length === 0) return null;
  return (
    <div className="notices">
      {!online && (
        <Notice tone="info" icon={WifiOff} role="status" title={t('offline')}>
          {t('offlineReading')}
        </Notice>
      )}
      {unsent.map(({ input }) => (
        <NotSent
          key={input.path.join('/')}
          text={t('notSentComplete', { name: nameOf(input.path) })}
          retry={() => retry(input)}
        />
      ))}
      {waiting.map((path) => (
        <Notice key={path.join('/')} tone="info" icon={CloudOff} role="status" title={<bdi>{nameOf(path)}</bdi>}>
          {t(isSeen(path) ? 'seenWaits' : 'markWaits')}
        </Notice>
      ))}
    </div>
  );
}

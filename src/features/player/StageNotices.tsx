import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import type { PartInput } from '../../data/player/PartInput.ts';
import type { Wish } from '../../data/player/useCommand.ts';
import { useOnline } from '../../data/player/useOnline.ts';
import { useTexts } from '../../i18n/context.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isolate } from './isolate.ts';
import { NotSent } from './NotSent.tsx';

export interface StageNoticesProps {
  readonly unsent: readonly Wish<PartInput>[];
  /** Ways to parts that were seen to their end, which goes by itself later (DONE-2). */
  readonly seen: readonly (readonly string[])[];
  readonly nameOf: (path: readonly string[]) => string;
  readonly retry: (input: PartInput) => void;
}

/** What a reader has to know over the page: there is no connection, and what was not sent yet. */
export function StageNotices({ unsent, seen, nameOf, retry }: StageNoticesProps) {
  const t = useTexts('player');
  const online = useOnline();
  if (online && unsent.length + seen.length === 0) return null;
  return (
    <div className="notices">
      {!online && <Notice tone="info" icon={WifiOff} role="status" title={t('offline')}>{t('offlineReading')}</Notice>}
      {unsent.map(({ input }) => (
        <NotSent key={input.path.join('/')} text={t('notSentComplete', { name: isolate(nameOf(input.path)) })} retry={() => retry(input)} />
      ))}
      {seen.map((path) => (
        <Notice key={path.join('/')} tone="info" icon={CloudOff} role="status" title={isolate(nameOf(path))}>{t('seenWaits')}</Notice>
      ))}
    </div>
  );
}

import { useLateTexts } from '../../../i18n/useLateTexts.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

/** The badge, once its texts are there. */
export function LateUnread({ channelId }: { readonly channelId: string }) {
  return useLateTexts('parts') && <UnreadBadge channelId={channelId} />;
}

import type { Translate } from '../i18n/locale.ts';
import type { NoticesPort } from '../port/port.ts';

/**
 * Says that a command may not have arrived, and offers to send it again (CMD-8). The notice stays until somebody closes it, since the
 * component that could offer the same has gone.
 * @param text what was not sent
 */
export function showNotSent(
  notices: Pick<NoticesPort, 'show'>,
  { player, common }: { readonly player: Translate<'player'>; readonly common: Translate<'common'> },
  text: string,
  again: () => void,
): void {
  const action = { label: common('tryAgain'), run: again };
  notices.show({ tone: 'warning', title: player('notSent'), text, duration: null, action });
}

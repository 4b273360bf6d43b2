import type { Translate } from '../i18n/locale.ts';
import type { NoticesPort } from '../port/port.ts';
import type { Again } from './useCommand.ts';

/**
 * Says that a command may not have arrived, and offers to send it again (CMD-8). The notice stays until somebody closes it, since the
 * component that could offer the same has gone, or until the command is sent again.
 * @param text what was not sent
 */
export function showNotSent(
  notices: Pick<NoticesPort, 'show'>,
  { player, common }: { readonly player: Translate<'player'>; readonly common: Translate<'common'> },
  text: string,
  { run, until }: Again,
): void {
  const action = { label: common('tryAgain'), run };
  notices.show({ tone: 'warning', title: player('notSent'), text, duration: null, action, until });
}

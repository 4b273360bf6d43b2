import type { Locale } from '../i18n/locale.ts';
import type { NoticesModel } from './notices.ts';
import type { Notice, NoticesPort, OutboxPort } from './port.ts';

export interface LeavingDeps {
  readonly outbox: Pick<OutboxPort, 'send' | 'store'>;
  readonly notices: NoticesPort & NoticesModel;
  readonly locale: Locale;
}

/** So long it is tried to send what waits, in milliseconds. */
const limit = 5000;
/** Nobody is told of what takes no longer. */
const patience = 500;

/**
 * Makes what happens when somebody signs out while something waits (SESS-11): it is sent; what is left after 5 s is asked
 * about by a notice whose action signs out anyway. Closing it stays.
 */
export function createLeaving({ outbox, notices, locale }: LeavingDeps): (signOut: () => void, by?: 'host') => Promise<void> {
  let busy = false;
  let id: string | undefined;
  const texts = () => locale.load(locale.tag(), ['outbox']);
  // Here before they are needed: there may be no connection by then.
  void texts();
  /** Shows one in place of the one before. */
  const show = (notice: Notice | null) => {
    if (id !== undefined) notices.close(id);
    id = undefined;
    if (notice === null) return;
    const before = notices.store.getState().shown.at(-1);
    notices.show(notice);
    const last = notices.store.getState().shown.at(-1);
    // The host may show it itself.
    if (last !== before) id = last?.id;
  };
  return async (signOut, by) => {
    if (busy) return;
    busy = true;
    show(null);
    const t = locale.translate(locale.tag(), 'outbox');
    let end: ReturnType<typeof setTimeout> | undefined;
    const telling = setTimeout(() => show({ tone: 'info', title: t('sending'), duration: null }), patience);
    await Promise.race([Promise.all([outbox.send(), texts()]), new Promise((resolve) => (end = setTimeout(resolve, limit)))]);
    [telling, end].forEach(clearTimeout);
    busy = false;
    show(null);
    const { length } = outbox.store.getState();
    // The host has decided, and who sits there now may be another: nobody is asked (SESS-19).
    if (length === 0 || by === 'host') return signOut();
    show({ tone: 'warning', title: t('left', { count: length }), text: t('leftText'), duration: null, action: { label: t('signOutAnyway'), run: signOut } });
  };
}

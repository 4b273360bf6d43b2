import type { Locale } from '../i18n/locale.ts';
import type { Notice, NoticesModel, NoticesPort, OutboxPort } from '../port/port.ts';

export interface LeavingDeps {
  readonly outbox: Pick<OutboxPort, 'send' | 'store'>;
  readonly notices: NoticesPort & NoticesModel;
  readonly locale: Locale;
}

/** The time for sending the waiting commands, in milliseconds. */
const limit = 5000;
/** Where sending takes no longer than this, no notice is shown. In milliseconds. */
const patience = 500;

/**
 * Makes the steps of a sign-out while commands wait (SESS-11). They are sent; where some are left after 5 s, a notice asks
 * about them, and its action signs out anyway. Closing the notice cancels the sign-out.
 */
export function createLeaving({
  outbox,
  notices,
  locale,
}: LeavingDeps): (signOut: () => void, by?: 'host') => Promise<void> {
  let busy = false;
  /** What was asked for last. The host's word stands, also where the learner says it too. */
  let wanted: { readonly signOut: () => void; readonly by: 'host' | undefined } | undefined;
  let id: string | undefined;
  const texts = () => locale.load(locale.tag(), ['outbox']);
  // Loaded before they are needed: there may be no connection by then.
  void texts();
  /** Shows a notice in place of the earlier one. */
  const show = (notice: Notice | null) => {
    if (id !== undefined) notices.close(id);
    id = undefined;
    if (notice === null) return;
    const before = notices.store.getState().shown.at(-1);
    notices.show(notice);
    const last = notices.store.getState().shown.at(-1);
    // The host may show the notice itself.
    if (last !== before) id = last?.id;
  };
  return async (signOut, by) => {
    if (!busy || wanted?.by !== 'host') wanted = { signOut, by };
    if (busy) return;
    busy = true;
    show(null);
    const t = locale.translate(locale.tag(), 'outbox');
    let end: ReturnType<typeof setTimeout> | undefined;
    const telling = setTimeout(() => show({ tone: 'info', title: t('sending'), duration: null }), patience);
    await Promise.race([
      Promise.all([outbox.send(), texts()]),
      new Promise((resolve) => (end = setTimeout(resolve, limit))),
    ]);
    [telling, end].forEach(clearTimeout);
    busy = false;
    show(null);
    const { length } = outbox.store.getState();
    // The host has decided, and another person may use the page by now: so no question (SESS-19).
    if (length === 0 || wanted.by === 'host') return wanted.signOut();
    show({
      tone: 'warning',
      title: t('left', { count: length }),
      text: t('leftText'),
      duration: null,
      action: { label: t('signOutAnyway'), run: wanted.signOut },
    });
  };
}

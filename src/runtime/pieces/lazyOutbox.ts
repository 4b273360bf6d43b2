import type { OutboxDeps, OwnedOutbox } from '../../commands/createOutbox.ts';
import type { LecternError } from '../../errors.ts';
import { lazily } from '../../web/lazily.ts';
import type { SessionDeps } from '../../session/createSession.ts';

export interface LazyOutbox {
  /** @throws LecternError `network` where its code does not arrive */
  readonly outbox: () => Promise<OwnedOutbox>;
  /** Sends the waiting commands, where there are any. */
  readonly wake: (userId: string) => void;
  readonly rest: () => void;
  /** Signs out: at once where nothing waits to be sent, else the outbox settles that first (SESS-11). */
  readonly signOutWhenSent: SessionDeps['onSigningOut'];
}

/** Makes an outbox whose code is loaded with the first command that waits. */
export function lazyOutbox(deps: OutboxDeps): LazyOutbox {
  const { local, session, notices, locale, report } = deps;
  const lazy = lazily(() => import('../../commands/createOutbox.ts').then(({ createOutbox }) => createOutbox(deps)));
  const isWaiting = (userId: string) => local.of(userId).keys('outbox:').length > 0;
  return {
    outbox: lazy.get,
    wake: (userId) => {
      if (isWaiting(userId)) lazy.get().then(({ wake }) => wake(), report);
      else lazy.use(({ wake }) => wake());
    },
    rest: () => lazy.use(({ rest }) => rest()),
    signOutWhenSent: (userId, signOut, by) => {
      if (!isWaiting(userId)) return signOut();
      lazy.get().then(
        ({ leave }) => leave(signOut, by),
        (error: LecternError) => {
          report(error);
          // The learner is asked before waiting commands are lost, and the click on sign-out has an effect.
          const t = locale.translate(locale.tag(), 'common');
          notices.show({
            tone: 'danger',
            title: t('unknownError'),
            action: { label: t('tryAgain'), run: () => session.port.signOut(by) },
          });
        },
      );
    },
  };
}

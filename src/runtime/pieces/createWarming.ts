import type { RaiseOnPage } from '../../port/pageEvents.ts';
import type { User } from '../../domain/person/user.ts';
import type { RuntimeContext } from './runtimeContext.ts';

export interface WarmingDeps extends RuntimeContext {
  readonly person: () => User | null;
  /** Called when the first elements are shown, and somebody is signed in. */
  readonly onPerson: (user: User) => void;
  readonly raise: RaiseOnPage;
}

/** The work that a runtime begins once its first elements are shown. */
export interface Warming {
  /** Begins, or begins again. */
  readonly warm: () => void;
  readonly rest: () => void;
}

// Code that the first card does not need is fetched after it is shown. In milliseconds.
const warmAfter = 2000;

/** Makes the warming up of one runtime. */
export function createWarming({ browser, embedBase, local, keptId, person, onPerson, raise }: WarmingDeps): Warming {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cool = () => {};
  /** Whether an element has raised that it is shown. */
  let heard = false;

  const onReady = () => {
    heard = true;
    stopListening();
    if (!person()) warm();
  };
  const stopListening = () => browser.removeEventListener('lectern-ready', onReady, true);
  const stands = () => browser.performance.getEntriesByType('mark').some(({ name }) => name.startsWith('lectern-'));

  const begin = () => {
    const user = person();
    // A page for visitors may never ask for a user. Its elements are shown once one of them has said so, to this runtime or an earlier
    // one.
    if (!user && !heard && !stands()) return;
    heard = true;
    stopListening();
    if (user) {
      keptId(local, 'deviceId');
      onPerson(user);
    }
    import('../warmUp.ts').then(
      ({ warmUp }) => {
        cool();
        if (timer) cool = warmUp(browser, embedBase, !user, raise);
      },
      () => undefined,
    );
  };
  const warm = () => {
    clearTimeout(timer);
    // The browser ignores a listener that is added a second time.
    if (!heard) browser.addEventListener('lectern-ready', onReady, true);
    timer = setTimeout(begin, warmAfter);
  };

  return {
    warm,
    rest: () => {
      clearTimeout(timer);
      // Code that is still on its way warms up nothing then.
      timer = undefined;
      stopListening();
      cool();
    },
  };
}

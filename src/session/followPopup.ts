import type { User } from '../domain/person/user.ts';

export interface PopupDeps {
  /** Asks the server who is signed in; null where nobody is. */
  readonly look: () => Promise<User | null>;
  readonly onUser: (user: User) => void;
}

/** Follows the small window of a sign-in. */
export interface PopupFollower {
  /** Follows this window, and no earlier one. */
  readonly follow: (popup: Window) => void;
  readonly stop: () => void;
}

const every = 500;

/** Looks whether the small window has come back from sign-in, or was closed; then asks who is signed in, and closes it. */
export function followPopup({ look, onUser }: PopupDeps): PopupFollower {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the window that is followed. An answer may come when it is not followed any more. */
  let last = 0;
  const stop = () => {
    clearTimeout(timer);
    last += 1;
  };
  const wait = (popup: Window, own: number) => {
    timer = setTimeout(() => {
      if (!popup.closed && !atHome(popup)) return wait(popup, own);
      look()
        .catch(() => null)
        .then((user) => {
          if (own !== last) return;
          if (user) {
            popup.close();
            onUser(user);
          } else if (!popup.closed) wait(popup, own);
        });
    }, every);
  };
  return {
    follow: (popup) => {
      stop();
      wait(popup, last);
    },
    stop,
  };
}

function atHome(popup: Window): boolean {
  try {
    return popup.location.pathname.startsWith('/learn');
  } catch {
    return false; // at a provider on another origin
  }
}

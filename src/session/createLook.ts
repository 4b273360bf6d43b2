import type { StoreApi } from 'zustand/vanilla';
import type { User } from '../domain/user.ts';
import { LecternError } from '../errors.ts';
import type { SessionState } from './sessionState.ts';

export interface LookDeps {
  readonly location: Pick<Location, 'reload'>;
  readonly probeUser: () => Promise<User>;
  readonly store: Pick<StoreApi<SessionState>, 'getState'>;
}

/** Looks who is signed in. @returns null where nobody is; rejects where that could not be found out, and where it is another person than before */
export type Look = () => Promise<User | null>;

/** Makes the look at the session that comes before any sign-in, and after it (SESS-2). Where another person is found the page begins anew: nothing of the one before is sent in their name. */
export function createLook({ location, probeUser, store }: LookDeps): Look {
  return async () => {
    const user = await probeUser().catch((error: LecternError) => {
      if (error.code !== 'unauthorized') throw error;
      return null;
    });
    const before = store.getState().user;
    if (user && before && before.id !== user.id) {
      location.reload();
      throw new LecternError('unauthorized', 'another person is signed in', { status: 401 });
    }
    return user;
  };
}

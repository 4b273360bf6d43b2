import type { User } from '../domain/user.ts';
import { LecternError } from '../errors.ts';

export interface LookDeps {
  readonly location: Pick<Location, 'reload'>;
  readonly probeUser: () => Promise<User>;
  /** Whom the page has shown last. */
  readonly before: () => string | undefined;
}

/** Looks who is signed in. @returns null where nobody is; rejects where that could not be found out, and where it is another person than before */
export type Look = () => Promise<User | null>;

/** Makes the look at the session that comes before any sign-in, and after it (SESS-2). Where another person is found the page begins anew: nothing of the one before is sent in their name. */
export function createLook({ location, probeUser, before }: LookDeps): Look {
  return async () => {
    const user = await probeUser().catch((error: LecternError) => {
      if (error.code !== 'unauthorized') throw error;
      return null;
    });
    if (user && (before() ?? user.id) !== user.id) {
      location.reload();
      throw new LecternError('unauthorized', 'another person is signed in', { status: 401 });
    }
    return user;
  };
}

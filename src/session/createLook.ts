import type { User } from '../domain/person/user.ts';
import { LecternError } from '../errors.ts';

export interface LookDeps {
  readonly location: Pick<Location, 'reload'>;
  readonly probeUser: () => Promise<User>;
  /** Id of the last person that the page has shown. */
  readonly before: () => string | undefined;
}

/**
 * Asks the server for the signed-in user.
 * @returns null where nobody is signed in; rejects where the server could not tell, and where it is another person than before
 */
export type Look = () => Promise<User | null>;

/**
 * Makes the look at the session that comes before any sign-in, and after it (SESS-2). Where another person is found, the
 * page reloads: no data of the earlier person is sent in the name of the new one.
 */
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

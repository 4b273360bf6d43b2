import { currentUser } from '../contract/currentUser.ts';
import { LecternError } from '../errors.ts';
import type { Send } from '../port/port.ts';
import type { Session } from '../session/createSession.ts';

export interface EntryOwnerDeps {
  readonly send: Send;
  readonly access: Session['access'];
  /** Whether no other page of this browser has since found another person signed in. */
  readonly isSame: (userId: string) => boolean;
}

/** Checks whether the owner of the entries is still the signed-in person (CMD-12). */
export interface EntryOwner {
  /**
   * The token under which the server knows this person, null for the cookie. Where it may be another person's by now, the server is
   * asked.
   * @throws LecternError `unauthorized` where another person is signed in
   */
  readonly tokenOf: (userId: string) => Promise<string | null>;
  /** Another person may be signed in by now: the server is asked before the next entry is sent. */
  readonly doubt: () => void;
}

/** Makes the check of the person in whose name entries are sent. */
export function entryOwner({ send, access, isSame }: EntryOwnerDeps): EntryOwner {
  /** The token whose owner is known; undefined where the server has to be asked. */
  let known: string | null | undefined;
  return {
    tokenOf: async (userId) => {
      const token = await access.token();
      if (known === token && isSame(userId)) return token;
      const found = await send(currentUser, {}, { renew: false, as: token });
      if (found.id !== userId) throw new LecternError('unauthorized', 'another person is signed in');
      known = token;
      return token;
    },
    doubt: () => (known = undefined),
  };
}

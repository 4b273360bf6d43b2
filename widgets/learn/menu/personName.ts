import type { User } from '../../../src/domain/person/user.ts';

/** A person's name in the page; the e-mail address if no name is known. */
export const personName = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

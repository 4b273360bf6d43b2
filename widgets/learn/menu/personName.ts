import type { User } from '../../../src/domain/person/user.ts';

/** What somebody is called here: the address where no name is known. */
export const personName = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

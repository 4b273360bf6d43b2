// eslint-disable-next-line no-restricted-imports -- the one place
import { object as schemaOfObject, type ObjectEntries } from 'valibot';

/**
 * The entries of a schema without a prototype: valibot walks over them by `for in`, and libraries of a page may give
 * all objects more members.
 */
const ownEntries = <E extends object>(entries: E): E => Object.assign(Object.create(null) as E, entries);

/** valibot's `object`, safe on pages whose libraries give all objects more members (ELEM-19). */
export const object: typeof schemaOfObject = ((entries: ObjectEntries, ...message: []) =>
  schemaOfObject(ownEntries(entries), ...message)) as typeof schemaOfObject;

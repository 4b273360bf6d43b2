import { array, fallback, nullish, pipe, string, transform, unknown } from 'valibot';
import type { Permission, User } from '../domain/person/user.ts';
import { readCall, type CallInput } from './wire/call.ts';
import { decode } from './wire/decode.ts';
import { text } from './wire/fields.ts';
import { object } from './wire/object.ts';

const user = pipe(
  object({
    id: string(),
    email: fallback(string(), ''),
    first_name: fallback(string(), ''),
    middle_name: text,
    last_name: fallback(string(), ''),
    timezone: text,
    tenant_id: text,
    roles: fallback(array(string()), []),
    permissions: fallback(array(unknown()), []),
    features: fallback(array(string()), []),
    impersonator: fallback(nullish(object({ id: string(), name: string() }), null), null),
  }),
  transform(({ first_name, middle_name, last_name, tenant_id, permissions, ...rest }): User => ({
    ...rest,
    firstName: first_name,
    middleName: middle_name,
    lastName: last_name,
    tenantId: tenant_id,
    // Each service chooses the keys of its entries. All of them are kept, since all are compared (PERM-1).
    permissions: permissions
      .filter((entry): entry is Permission => typeof entry === 'object' && entry !== null)
      .map((entry) => ({ ...entry, scope_id: entry.scope_id ?? null })),
  })),
);

/** The signed-in person, with roles, permissions and licensed features. @assumed path */
export const currentUser = readCall({
  name: 'currentUser.get',
  base: 'platform',
  path: 'users/me',
  read: (body) => decode('currentUser.get', user, body),
  _input: {} as CallInput,
});

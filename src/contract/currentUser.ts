import { array, fallback, nullish, object, pipe, string, transform } from 'valibot';
import type { User } from '../domain/user.ts';
import { readCall, type CallInput } from './call.ts';
import { decode } from './decode.ts';
import { text } from './fields.ts';

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
    permissions: fallback(array(object({ name: string(), scope_id: fallback(nullish(string()), null) })), []),
    features: fallback(array(string()), []),
    impersonator: fallback(nullish(object({ id: string(), name: string() }), null), null),
  }),
  transform(
    ({ first_name, middle_name, last_name, tenant_id, permissions, ...rest }): User => ({
      ...rest,
      firstName: first_name,
      middleName: middle_name,
      lastName: last_name,
      tenantId: tenant_id,
      permissions: permissions.map(({ name, scope_id }) => ({ name, scope_id: scope_id ?? null })),
    }),
  ),
);

/** Who is signed in, with roles, permissions and licensed features. @assumed path */
export const currentUser = readCall({
  name: 'currentUser.get',
  base: 'platform',
  path: 'users/me',
  read: (body) => decode('currentUser.get', user, body),
  _input: {} as CallInput,
});

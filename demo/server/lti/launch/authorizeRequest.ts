/** Parameters of a tool's request for its message, by OpenID Connect. */
export type AuthorizeParameters = Readonly<Record<string, unknown>>;

/** The problem of a request whose tool and return address are valid: an error of OpenID Connect, in words for the tool's makers. */
export interface AuthorizeProblem {
  readonly error:
    'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'login_required' | 'access_denied';
  readonly description: string;
}

/** Longest state and nonce that are sent back. */
const LONGEST = 4000;

/** Checks a request against the protocol, for any learner (LTI-8); null where it is correct. */
export function authorizeProblem(given: AuthorizeParameters): AuthorizeProblem | null {
  const invalid = (description: string) => ({ error: 'invalid_request', description }) as const;
  if (given['response_type'] !== 'id_token')
    return { error: 'unsupported_response_type', description: 'response_type has to be id_token.' };
  if (typeof given['scope'] !== 'string' || !given['scope'].split(' ').includes('openid'))
    return { error: 'invalid_scope', description: 'scope has to be openid.' };
  if (given['response_mode'] !== 'form_post') return invalid('response_mode has to be form_post.');
  if (given['prompt'] !== 'none') return invalid('prompt has to be none.');
  const { nonce, state } = given;
  if (typeof nonce !== 'string' || nonce === '' || nonce.length > LONGEST) return invalid('nonce is missing.');
  if (state !== undefined && (typeof state !== 'string' || state.length > LONGEST))
    return invalid('state is too long.');
  return null;
}

import * as v from 'valibot';
import type { RegisteredTool } from '../../db/schemaLti.ts';
import { isAddress } from '../authors/toolFields.ts';
import { toolClaim } from './platformConfiguration.ts';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const message = v.looseObject({ type: v.string(), target_link_uri: v.nullish(text(2000)) });
const body = v.looseObject({
  application_type: v.nullish(v.literal('web')),
  response_types: v.pipe(v.array(v.string()), v.includes('id_token')),
  // The standard's own example writes `implict`.
  grant_types: v.pipe(
    v.array(v.string()),
    v.check((types) => types.some((one) => one === 'implicit' || one === 'implict')),
  ),
  initiate_login_uri: text(2000),
  redirect_uris: v.pipe(v.array(text(2000)), v.minLength(1), v.maxLength(20)),
  client_name: text(200),
  jwks_uri: text(2000),
  token_endpoint_auth_method: v.literal('private_key_jwt'),
  [toolClaim]: v.looseObject({
    domain: v.nullish(text(300)),
    description: v.nullish(v.pipe(v.string(), v.maxLength(5000))),
    target_link_uri: text(2000),
    claims: v.nullish(v.pipe(v.array(v.string()), v.maxLength(100))),
    messages: v.nullish(v.pipe(v.array(message), v.maxLength(50))),
  }),
});

/** An error with the name that OpenID Connect gives it in registrations. */
export interface RegistrationProblem {
  readonly error: 'invalid_redirect_uri' | 'invalid_client_metadata';
  readonly description: string;
}

const problem = (error: RegistrationProblem['error'], description: string) => ({ error, description });

/** The personal data that covers the claims that a tool asks for. */
function wantedOf(claims: readonly string[]): RegisteredTool['personalData'] {
  if (claims.includes('email')) return 'email';
  return ['name', 'given_name', 'family_name'].some((one) => claims.includes(one)) ? 'name' : 'none';
}

/**
 * The tool that registers, or the problem of its registration (LTI-16). All addresses at which people arrive have the origin that the
 * administrator has opened: a stolen token cannot register another tool.
 */
export function readRegistration(
  given: unknown,
  { address, loopback }: { readonly address: string; readonly loopback: boolean },
): RegisteredTool | RegistrationProblem {
  const read = v.safeParse(body, given);
  if (!read.success) {
    const path = v.getDotPath(read.issues[0]) ?? '';
    const name = path.startsWith('redirect_uris') ? 'invalid_redirect_uri' : 'invalid_client_metadata';
    return problem(name, `${path || 'The body'} is missing, or is not what it should be.`);
  }
  const tool = read.output[toolClaim];
  const choosing = tool.messages?.find(({ type }) => type === 'LtiDeepLinkingRequest');
  const found = {
    name: read.output.client_name,
    description: tool.description?.trim() ?? '',
    loginUrl: read.output.initiate_login_uri,
    redirectUris: [...new Set(read.output.redirect_uris)],
    targetLinkUri: tool.target_link_uri,
    deepLinkUrl: choosing ? (choosing.target_link_uri ?? tool.target_link_uri) : null,
    jwksUrl: read.output.jwks_uri,
    personalData: wantedOf(tool.claims ?? []),
  };
  const { origin } = new URL(address);
  const isOwn = (one: string) => isAddress(one, loopback) && new URL(one).origin === origin;
  const foreign = found.redirectUris.find((one) => !isOwn(one));
  if (foreign !== undefined)
    return problem('invalid_redirect_uri', `${foreign} is not of ${origin}, where the registration was begun.`);
  const others = { initiate_login_uri: found.loginUrl, target_link_uri: found.targetLinkUri };
  for (const [name, one] of Object.entries(others))
    if (!isOwn(one))
      return problem('invalid_client_metadata', `${name} is not of ${origin}, where the registration was begun.`);
  if (found.deepLinkUrl !== null && !isOwn(found.deepLinkUrl))
    return problem('invalid_client_metadata', `target_link_uri of a message is not of ${origin}.`);
  if (!isAddress(found.jwksUrl, loopback))
    return problem('invalid_client_metadata', 'jwks_uri has to be a whole address by https.');
  return found;
}

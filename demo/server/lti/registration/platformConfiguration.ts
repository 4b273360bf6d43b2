import { scopes } from '../claims.ts';
import type { Platform } from '../launch/launchMessage.ts';
import { algorithms } from '../keys/createToolKeys.ts';
import { variableNames } from '../launch/customValues.ts';

/** Addresses at which tools read the platform's configuration, and register. */
export const configurationPath = '/lti/openid-configuration';
export const registerPath = '/lti/register';

/** Name of LTI's part of a platform's configuration. */
const platformClaim = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
/** Name of LTI's part of a tool's registration. */
export const toolClaim = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

/** The platform's configuration for tools, by OpenID Connect and LTI (LTI-15). */
export const platformConfiguration = ({ origin, version }: Platform) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/lti/authorize`,
  token_endpoint: `${origin}/lti/token`,
  token_endpoint_auth_methods_supported: ['private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: algorithms,
  jwks_uri: `${origin}/lti/jwks`,
  registration_endpoint: `${origin}${registerPath}`,
  scopes_supported: ['openid', ...Object.values(scopes)],
  response_types_supported: ['id_token'],
  response_modes_supported: ['form_post'],
  grant_types_supported: ['implicit', 'client_credentials'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  claims_supported: ['iss', 'aud', 'sub', 'name', 'given_name', 'middle_name', 'family_name', 'email', 'locale'],
  [platformClaim]: {
    product_family_code: 'lectern',
    version,
    messages_supported: [
      { type: 'LtiResourceLinkRequest', placements: ['ContentArea'] },
      { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] },
    ],
    // Without the `$` that they begin with in a parameter.
    variables: variableNames.map((name) => name.slice(1)),
  },
});

import type { ClientMetadata } from 'oidc-provider';
import type { Config } from '../config.ts';

/** Client id of the portal at the embedded provider. */
export const PORTAL_CLIENT = 'lectern';
/** Client id of the partner's portal: code flow with PKCE, no secret, refresh tokens. */
export const PARTNER_CLIENT = 'partner';
/** Client id of the LMS that frames the portal; its properties are those of the partner's. */
export const LMS_HOST_CLIENT = 'lms-host';

const HOSTS: readonly string[] = [PARTNER_CLIENT, LMS_HOST_CLIENT];

/** Whether a client is a host, whose tokens are for the API even if it names no resource. */
export const isHost = (clientId: string) => HOSTS.includes(clientId);

const hostClient = (clientId: string, name: string, origin: string): ClientMetadata => ({
  client_id: clientId,
  client_name: name,
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  redirect_uris: [`${origin}/callback`],
  // The second is for people who sign out in order to sign in as somebody else.
  post_logout_redirect_uris: [`${origin}/`, `${origin}/sign-in`],
});

/** The clients of the embedded provider: the portal, and the demonstration's hosts where they run. */
export function clientsOf(config: Config, portalSecret: string): ClientMetadata[] {
  const portal: ClientMetadata = {
    client_id: PORTAL_CLIENT,
    client_secret: portalSecret,
    require_auth_time: true,
    redirect_uris: [`${config.origin}/oidc/callback`],
    post_logout_redirect_uris: [`${config.origin}/learn`],
  };
  if (!config.demoHosts) return [portal];
  return [
    portal,
    hostClient(PARTNER_CLIENT, 'Harbour Clinics', config.partnerOrigin),
    hostClient(LMS_HOST_CLIENT, 'Northfield LMS', config.lmsHostOrigin),
  ];
}

import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { launchClaims, type Launch } from './launchClaims.ts';
import { LaunchRefused } from './LaunchRefused.ts';
import type { Login } from './logins.ts';
import type { PlatformKeys } from './platformKeys.ts';
import type { Platform } from './platforms.ts';

/** How much the clocks of two servers may differ, and how old a launch may be, in seconds. */
const [TOLERANCE, OLDEST] = [60, 3600];
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];

async function payloadOf(platform: Platform, keys: PlatformKeys, token: string): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, keys(platform.keysUrl), {
      issuer: platform.issuer,
      audience: platform.clientId,
      algorithms,
      clockTolerance: TOLERANCE,
      maxTokenAge: OLDEST,
      requiredClaims: ['exp', 'iat', 'nonce'],
    });
    return payload;
  } catch (error) {
    if (error instanceof LaunchRefused || !(error instanceof errors.JOSEError)) throw error;
    throw new LaunchRefused('forged', `${error.code}${'claim' in error ? ` ${String(error.claim)}` : ''}`);
  }
}

/**
 * Reads and checks the message that a platform has signed (TOOL-2).
 * @param login the launch that it answers, already used up
 * @throws LaunchRefused
 */
export async function verifyLaunch(
  platform: Platform,
  keys: PlatformKeys,
  login: Login,
  token: string,
): Promise<Launch> {
  const read = v.safeParse(launchClaims, await payloadOf(platform, keys, token));
  if (!read.success) throw new LaunchRefused('broken', v.summarize(read.issues));
  const launch = read.output;
  const refuse = (code: ConstructorParameters<typeof LaunchRefused>[0], detail: string) => {
    throw new LaunchRefused(code, detail);
  };
  if (launch.nonce !== login.nonce) refuse('forged', 'nonce');
  if ((launch.audience.length > 1 || launch.azp !== null) && launch.azp !== platform.clientId) refuse('forged', 'azp');
  if (launch.version !== '1.3.0') refuse('message', 'version');
  if (launch.messageType !== 'LtiResourceLinkRequest' && launch.messageType !== 'LtiDeepLinkingRequest')
    refuse('message', 'message_type');
  if (typeof launch.deployment !== 'string' || !platform.deployments.includes(launch.deployment))
    refuse('deployment', 'deployment_id');
  if (launch.messageType === 'LtiResourceLinkRequest' && (!launch.resourceLink || !launch.target))
    refuse('broken', 'resource_link or target_link_uri');
  if (launch.messageType === 'LtiDeepLinkingRequest' && !launch.choosing) refuse('broken', 'deep_linking_settings');
  return launch;
}

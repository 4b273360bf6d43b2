import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { asksForPage } from '../../http/asksForPage.ts';
import type { Hints } from '../hints.ts';
import type { PlatformKeys } from '../keys/platformKeys.ts';
import { findTool, originsOf, type LtiTool } from '../ltiTool.ts';
import { authorizeProblem, type AuthorizeParameters, type AuthorizeProblem } from './authorizeRequest.ts';
import type { LaunchHints } from './launchHints.ts';
import type { Platform } from './launchMessage.ts';
import { sendPost, sendRefusal } from './postPage.ts';
import { readLaunch, type ChoiceData } from './readLaunch.ts';
import type { ResultIds } from '../v1/resultIds.ts';

/** Seconds for which a message is valid. Its tool checks it within one. */
const MESSAGE_LIFE = 300;

/** The services that launches use. */
export interface LaunchMeans {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly platform: Platform;
  readonly keys: PlatformKeys;
  readonly hints: LaunchHints;
  readonly choices: Hints<ChoiceData>;
  readonly results: ResultIds;
}

/** The address at which a tool's sign-in begins (LTI-7). */
function loginAddress(
  tool: LtiTool & { readonly loginUrl: string },
  issuer: string,
  launch: { readonly userId: string; readonly targetLinkUri: string; readonly hint: string },
): string {
  const url = new URL(tool.loginUrl);
  const parameters = {
    iss: issuer,
    login_hint: launch.userId,
    target_link_uri: launch.targetLinkUri,
    lti_message_hint: launch.hint,
    client_id: tool.id,
    lti_deployment_id: tool.deploymentId,
    lti_storage_target: '_parent',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const targetOf = (request: FastifyRequest) => (asksForPage(request) ? 'window' : 'iframe');

/**
 * `/lti/launch`, where a launch begins, and `/lti/authorize`, to which the tool comes back for its message (LTI-7 to LTI-9). Neither reads
 * a cookie: in a frame on another site browsers send none.
 */
export function registerLaunches(app: FastifyInstance, means: LaunchMeans): void {
  const { db, clock, config, platform, keys, hints, choices } = means;

  app.get('/lti/launch', async (request, reply) => {
    const launch = await hints.begin.take((request.query as { readonly hint?: unknown }).hint);
    if (!launch) return sendRefusal(request, reply, config, 410, 'lti.used');
    const tool = await findTool(db, launch.toolId);
    const now = clock.now();
    const message = tool?.loginUrl && (await readLaunch({ db, now, platform, choices }, tool, launch));
    if (!tool?.loginUrl || !message) return sendRefusal(request, reply, config, 403, 'lti.closed');
    const address = loginAddress({ ...tool, loginUrl: tool.loginUrl }, platform.origin, {
      userId: launch.userId,
      targetLinkUri: String(message['https://purl.imsglobal.org/spec/lti/claim/target_link_uri']),
      hint: hints.message.of({ ...launch, target: targetOf(request) }),
    });
    return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 302);
  });

  const authorize = async (request: FastifyRequest, reply: FastifyReply, given: AuthorizeParameters) => {
    const tool = typeof given['client_id'] === 'string' ? await findTool(db, given['client_id']) : null;
    const redirectUri = given['redirect_uri'];
    // An unregistered tool or address receives nothing, not even an error.
    if (!tool || typeof redirectUri !== 'string' || !tool.redirectUris.includes(redirectUri))
      return sendRefusal(request, reply, config, 400, 'lti.unknown');
    const state = typeof given['state'] === 'string' ? { state: given['state'] } : {};
    const answer = (fields: Readonly<Record<string, string>>) =>
      sendPost(request, reply, config, {
        action: redirectUri,
        fields: { ...fields, ...state },
        origins: originsOf(tool),
      });
    const refuse = ({ error, description }: AuthorizeProblem) => answer({ error, error_description: description });
    const problem = authorizeProblem(given);
    if (problem) return refuse(problem);
    const hint = given['lti_message_hint'];
    const launch = hints.message.read(hint);
    if (!launch || launch.toolId !== tool.id)
      return refuse({ error: 'invalid_request', description: 'lti_message_hint is not that of a launch under way.' });
    if (given['login_hint'] !== launch.userId)
      return refuse({ error: 'login_required', description: 'login_hint is not that of this launch.' });
    if (!(await hints.message.take(hint)))
      return refuse({ error: 'invalid_request', description: 'This launch was used before.' });
    const message = await readLaunch({ db, now: clock.now(), platform, choices }, tool, launch);
    if (!message) return refuse({ error: 'access_denied', description: 'This part is not open to its learner.' });
    return answer({ id_token: await keys.sign({ ...message, nonce: given['nonce'] }, MESSAGE_LIFE) });
  };
  app.get('/lti/authorize', (request, reply) => authorize(request, reply, request.query as AuthorizeParameters));
  app.post('/lti/authorize', (request, reply) =>
    authorize(request, reply, (request.body ?? {}) as AuthorizeParameters),
  );

  app.get('/lti/jwks', async (_request, reply) =>
    // A new key has to be known everywhere a day before it is needed; a week is left.
    reply.header('cache-control', 'public, max-age=3600').send(await keys.published()),
  );
}

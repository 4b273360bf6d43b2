import { randomUUID } from 'node:crypto';
import * as oidc from 'openid-client';
import type { ToldScore } from '../../db/schemaLtiTool.ts';
import { SCORE_SCOPE } from '../linkOfLaunch.ts';
import type { Platform } from '../platforms.ts';
import type { ToolKey } from '../toolKeys.ts';

/** How long the server waits for a platform, in milliseconds. */
const WAIT = 10_000;
/** How long before its end a token is no longer used, in milliseconds. */
const SPARE = 30_000;

/** The platform refuses a score, and will refuse it later too. */
export class ScoreRefused extends Error {
  override readonly name = 'ScoreRefused';
}

/** A score of one person, at a time. */
export interface ScoreToSend extends ToldScore {
  readonly userId: string;
  readonly timestamp: string;
}

/** Sends scores to platforms (TOOL-12). */
export interface ScoreClient {
  /** @throws ScoreRefused where another try would change nothing; any other error may be temporary */
  readonly send: (platform: Platform, lineItem: string, score: ScoreToSend) => Promise<void>;
}

/** The address of the scores of a line item, which may have a query. */
function scoresOf(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

/** Uses OAuth 2.0: the platform gives a token for an assertion that our key signs (LTI Security Framework 1.0). */
export function createScoreClient(toolKey: () => Promise<ToolKey>): ScoreClient {
  const tokens = new Map<string, { readonly token: string; readonly until: number }>();

  async function tokenOf({ id, clientId, tokenUrl, issuer }: Platform): Promise<string> {
    const kept = tokens.get(id);
    if (kept && kept.until - SPARE > Date.now()) return kept.token;
    const { kid, key } = await toolKey();
    const authentication = oidc.PrivateKeyJwt(
      { key, kid },
      {
        [oidc.modifyAssertion]: (_header, payload) => {
          payload['aud'] = tokenUrl;
          payload['jti'] = randomUUID();
        },
      },
    );
    const config = new oidc.Configuration({ issuer, token_endpoint: tokenUrl }, clientId, undefined, authentication);
    config.timeout = WAIT / 1000;
    // A platform on this machine; all others are registered with https.
    if (tokenUrl.startsWith('http:')) oidc.allowInsecureRequests(config);
    const given = await oidc.clientCredentialsGrant(config, { scope: SCORE_SCOPE });
    tokens.set(id, { token: given.access_token, until: Date.now() + (given.expiresIn() ?? 60) * 1000 });
    return given.access_token;
  }

  const post = async (platform: Platform, lineItem: string, score: ScoreToSend) =>
    fetch(scoresOf(lineItem), {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${await tokenOf(platform)}`,
        'content-type': 'application/vnd.ims.lis.v1.score+json',
      },
      body: JSON.stringify(score),
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT),
    });

  return {
    async send(platform, lineItem, score) {
      let reply = await post(platform, lineItem, score);
      if (reply.status === 401) {
        // The platform has withdrawn the token.
        tokens.delete(platform.id);
        await reply.body?.cancel();
        reply = await post(platform, lineItem, score);
      }
      await reply.body?.cancel();
      if (reply.ok) return;
      const message = `The platform answered ${reply.status}.`;
      if (reply.status >= 400 && reply.status < 500 && ![401, 403, 408, 425, 429].includes(reply.status))
        throw new ScoreRefused(message);
      throw new Error(message);
    },
  };
}

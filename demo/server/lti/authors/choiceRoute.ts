import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { decodeJwt, jwtVerify, type JWTPayload } from 'jose';
import { ltiOffers } from '../../db/schemaLti.ts';
import { claim } from '../claims.ts';
import { algorithms, type ToolKeys } from '../keys/createToolKeys.ts';
import type { LaunchMeans } from '../launch/launchRoutes.ts';
import { sendRefusal } from '../launch/postPage.ts';
import type { ChoiceData } from '../launch/readLaunch.ts';
import { findTool, type LtiTool } from '../ltiTool.ts';
import { spendOnce } from '../spendOnce.ts';

/** Content items in one answer. */
const MOST = 50;
/** Hours in which an author may take the offered content. */
const KEPT = 4;

interface Answer {
  readonly tool: LtiTool;
  readonly payload: JWTPayload;
  readonly choice: ChoiceData;
}

/** A tool's answer to a choice that began here, valid once; null where anything does not fit (LTI-40). */
async function readAnswer(
  { db, config, choices }: LaunchMeans,
  toolKeys: ToolKeys,
  jwt: unknown,
): Promise<Answer | null> {
  if (typeof jwt !== 'string' || jwt.length > 500_000) return null;
  const named = (() => {
    try {
      return decodeJwt(jwt).iss ?? '';
    } catch {
      return '';
    }
  })();
  const tool = named.length <= 200 ? await findTool(db, named) : null;
  if (!tool) return null;
  const payload = await jwtVerify(jwt, (header) => toolKeys.keyOf(tool, header), {
    issuer: tool.id,
    audience: config.origin,
    algorithms,
    clockTolerance: 60,
    maxTokenAge: '1h',
    requiredClaims: ['exp', 'nonce'],
  }).then(
    (read) => read.payload,
    () => null,
  );
  if (
    payload?.[claim.messageType] !== 'LtiDeepLinkingResponse' ||
    payload[claim.version] !== '1.3.0' ||
    payload[claim.deploymentId] !== tool.deploymentId
  )
    return null;
  const choice = choices.read(payload[claim.data]);
  if (choice?.toolId !== tool.id) return null;
  const nonce = String(payload['nonce']);
  if (nonce.length > 1000 || !(await spendOnce(db, `choice nonce ${tool.id} ${nonce}`, Date.now() + 2 * 3_600_000)))
    return null;
  return (await choices.take(payload[claim.data])) ? { tool, payload, choice } : null;
}

/**
 * `/lti/choice`, to which a tool sends the content that an author chose in it. The author sees it, and takes it or not, on a page of their
 * own session: a request from another site changes no course (LTI-40).
 */
export function registerChoice(
  app: FastifyInstance,
  means: LaunchMeans,
  toolKeys: ToolKeys,
  pathOf: (offer: { readonly objectiveId: string; readonly id: string }) => string,
): void {
  app.post<{ Body: Readonly<Record<string, unknown>> | undefined }>('/lti/choice', async (request, reply) => {
    const answer = await readAnswer(means, toolKeys, request.body?.['JWT']);
    if (!answer) return sendRefusal(request, reply, means.config, 400, 'lti.choice');
    const { tool, payload, choice } = answer;
    const sent = payload[claim.contentItems];
    const message = payload[claim.message];
    const id = randomUUID();
    await means.db.insert(ltiOffers).values({
      id,
      userId: choice.userId,
      objectiveId: choice.objectiveId,
      toolId: tool.id,
      items: (Array.isArray(sent) ? sent : []).slice(0, MOST) as Record<string, unknown>[],
      message: typeof message === 'string' ? message.slice(0, 2000) : null,
      expiresAt: new Date(Date.now() + KEPT * 3_600_000),
    });
    return reply.redirect(pathOf({ objectiveId: choice.objectiveId, id }), 303);
  });
}

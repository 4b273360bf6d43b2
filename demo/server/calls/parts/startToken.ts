import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import { proctoringStartToken } from '../../../../src/contract/parts/proctoring.ts';
import { LecternError } from '../../../../src/errors.ts';
import { notFound, param, refused, route, type Deps } from '../route.ts';
import { loadRun } from './tree.ts';
import { checkUnderWay } from './underWay.ts';
import { upToDate } from '../lists/upToDate.ts';

const MINUTES = 10;
/** Whether an axis is that of a part, or lies within it; the root has the empty axis. */
const isWithin = (axis: string, above: string) => above === '' || axis === above || axis.startsWith(`${above}/`);

/**
 * Registers the call for the token that begins a proctoring session (CALL-33). The token is valid for ten minutes and signed with the key
 * that the portal's provider publishes, so that a proctoring service can tell whose examination it is. It opens nothing here.
 */
export function registerStartToken(app: FastifyInstance, { db, clock, origin, keys }: Deps): void {
  route(app, proctoringStartToken, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const now = clock.now();
    const run = await loadRun(db, userId, param(request, 'id'), now);
    const part = run.activityWorkflows.find(({ id }) => id === param(request, 'activityWorkflowId'));
    const { activityPathId } = request.query as { readonly activityPathId?: unknown };
    if (!part) throw notFound('started part');
    const row = run.rows.find((one) =>
      activityPathId === undefined
        ? one.part.axis === part.axis
        : one.part.activityPathId === activityPathId && isWithin(one.part.axis, part.axis),
    );
    // Either the course is proctored, or the part by itself (PROCT-3).
    if (!run.proctored && !row?.part.child.proctored) throw notFound('proctored part');
    if (!row && (part.axis !== '' || (activityPathId !== undefined && activityPathId !== run.root.id)))
      throw notFound('part');
    await checkUnderWay(db, run, now);
    if (row && !row.verdict.opens)
      throw refused(`"${row.part.child.name}" is locked: ${row.verdict.reason?.code ?? ''}.`);
    const [jwk] = keys.jwks.keys;
    if (!jwk) throw new LecternError('not_found', 'This server has no key to sign with.');
    const issued = Math.floor(now / 1000);
    const token = await new SignJWT({
      objectiveWorkflowId: run.workflow.id,
      activityWorkflowId: part.id,
      activityPathId: row?.part.activityPathId ?? run.root.id,
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'proctoring-start+jwt', ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(origin)
      .setAudience(`${origin}/proctoring`)
      .setSubject(userId)
      .setJti(randomUUID())
      .setIssuedAt(issued)
      .setExpirationTime(issued + MINUTES * 60)
      .sign(await importJWK(jwk, 'RS256'));
    return { token, expires: new Date((issued + MINUTES * 60) * 1000).toISOString() };
  });
}

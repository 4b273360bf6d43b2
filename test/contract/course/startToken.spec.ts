// What a proctoring session is begun with (CALL-33, PROCT-2, PROCT-3, DATA-17).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { activities, activityParts, objectives } from '../../../demo/server/db/schema.ts';
import { proctoringSessions } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { proctoringStartToken } from '../../../src/contract/parts/proctoring.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type RunSketch } from '../support/storedRun.ts';

const academy = await startAcademy();
const userId = uuidOf('user:nils');
const [nils, ines] = [await academy.as('nils'), await academy.as('ines')];
/** A run that is watched over, and whose session has not ended. */
async function watched(sketch: RunSketch = {}) {
  const stored = await storedRun(academy.db, userId, { byProctor: 'session', ...sketch });
  await academy.db
    .update(proctoringSessions)
    .set({ state: 1 })
    .where(eq(proctoringSessions.activityWorkflowId, stored.root));
  return stored;
}
const ask = (stored: { readonly run: string }, activityWorkflowId: string, activityPathId?: string) =>
  nils.call(proctoringStartToken, {
    params: { id: stored.run, activityWorkflowId },
    ...(activityPathId && { query: { activityPathId } }),
  });

describe('the start-token (CALL-33)', () => {
  it('says who begins what, for ten minutes, signed with the key that is published', async () => {
    const stored = await watched();
    const { status, body } = await ask(stored, stored.partRun);
    expect(status).toBe(200);
    const jwks = createRemoteJWKSet(new URL('/idp/jwks', academy.origin));
    const { payload } = await jwtVerify(String(body['token']), jwks, {
      issuer: academy.origin,
      audience: `${academy.origin}/proctoring`,
      typ: 'proctoring-start+jwt',
    });
    expect(payload).toMatchObject({
      sub: userId,
      objectiveWorkflowId: stored.run,
      activityWorkflowId: stored.partRun,
      activityPathId: stored.activityPathId,
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
    expect(Date.parse(String(body['expires']))).toBe((payload.exp ?? 0) * 1000);
  });
  it('is of the root, or of the place that is named', async () => {
    const stored = await watched();
    const placeOf = async (...given: Parameters<typeof ask>) =>
      (
        JSON.parse(
          Buffer.from(String((await ask(...given)).body['token']).split('.')[1] ?? '', 'base64url').toString(),
        ) as { activityPathId: string }
      ).activityPathId;
    expect(await placeOf(stored, stored.root, stored.activityPathId)).toBe(stored.activityPathId);
    expect(await placeOf(stored, stored.root)).not.toBe(stored.activityPathId);
    expect((await ask(stored, stored.root, randomUUID())).status).toBe(404);
  });
  it('never says of one part that it is another', async () => {
    const stored = await watched();
    const beside = randomUUID();
    await academy.db
      .insert(activityParts)
      .values({ id: beside, parentId: stored.objectiveId, childId: stored.activityId, order: 1 });
    expect((await ask(stored, stored.root, uuidOf(beside))).status).toBe(200);
    expect((await ask(stored, stored.partRun, stored.activityPathId)).status).toBe(200);
    expect((await ask(stored, stored.partRun, uuidOf(beside))).status).toBe(404);
    expect((await ask(stored, stored.partRun, stored.objectiveId)).status).toBe(404);
  });
  it('opens nothing here', async () => {
    const stored = await watched();
    const token = String((await ask(stored, stored.root)).body['token']);
    const reply = await fetch(`${academy.origin}/api/platform/v1/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.status).toBe(401);
  });
  it.each([
    ['LOCK-1 locked', { constraint: { startFrom: new Date(Date.now() + 86_400_000).toISOString() } }, 409],
    ['BTN-3 handed in', { state: 'submitted' }, 409],
    ['SUBMIT-1 finished', { state: 'finished' }, 409],
  ] as readonly (readonly [string, RunSketch, number])[])('is refused: %s', async (_rule, sketch, status) => {
    const stored = await watched(sketch);
    expect((await ask(stored, stored.partRun)).status).toBe(status);
  });
  it('PROCT-3 is of a part that is watched by itself, where the course is not', async () => {
    const plain = await storedRun(academy.db, userId, {});
    expect((await ask(plain, plain.root, plain.activityPathId)).status).toBe(404);
    await academy.db.update(activities).set({ proctored: true }).where(eq(activities.id, plain.activityId));
    expect((await ask(plain, plain.root, plain.activityPathId)).status).toBe(200);
    expect((await ask(plain, plain.partRun)).status).toBe(200);
    expect((await ask(plain, plain.root)).status).toBe(404);
  });
  it('is not there for what nobody watches over, for another’s run, and for what is none', async () => {
    const [stored, plain] = [await watched(), await storedRun(academy.db, userId, {})];
    expect((await ask(plain, plain.partRun)).status).toBe(404);
    expect((await ask(stored, randomUUID())).status).toBe(404);
    expect(
      (await ines.call(proctoringStartToken, { params: { id: stored.run, activityWorkflowId: stored.partRun } }))
        .status,
    ).toBe(404);
    await academy.db.update(objectives).set({ proctored: false }).where(eq(objectives.id, stored.objectiveId));
    expect((await ask(stored, stored.partRun)).status).toBe(404);
  });
});

// The result of a launched course goes back to its platform as a score, once, and the queue outlives failures (TOOL-12 to TOOL-14).
import { createPublicKey } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import { ltiToolLinks, ltiToolPeople, ltiToolResults } from '../../../demo/server/db/schemaLtiTool.ts';
import { objectiveRecords, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { createScoreClient } from '../../../demo/server/ltiTool/scores/scoreClient.ts';
import { lookForScores } from '../../../demo/server/ltiTool/scores/lookForScores.ts';
import { sendScores } from '../../../demo/server/ltiTool/scores/sendScores.ts';
import { loadToolKey } from '../../../demo/server/ltiTool/toolKeys.ts';
import { createBrowser } from '../support/browser.ts';
import { AGS, claim, SCORE_SCOPE, startLtiPlatform } from '../support/ltiPlatform.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const platform = await startLtiPlatform(academy);
const { db } = academy;
vi.spyOn(console, 'warn').mockImplementation(() => {});
const [course] = await db.select().from(objectives).where(eq(objectives.code, 'AID 100'));
if (!course) throw new Error('The seed has no such course.');
const now = () => academy.clock().now();
const client = createScoreClient(() => loadToolKey(db));
const MINUTE = 60_000;

let count = 0;
let subject = '';
/** Launches a new learner, whose result the platform wants to hear of. */
async function launched(lineitem: string | null = `${platform.origin}/items/1?type=a`) {
  subject = `learner-${++count}`;
  const { page } = await platform.launch({
    sub: subject,
    [claim('resource_link')]: { id: `link-${count}` },
    [claim('custom')]: { course: course?.id },
    ...(lineitem && { [AGS]: { scope: [SCORE_SCOPE], lineitem } }),
  });
  expect(page.status).toBe(303);
  const [person] = await db.select().from(ltiToolPeople).where(eq(ltiToolPeople.subject, subject));
  const [access] = await db
    .select()
    .from(objectiveAccesses)
    .where(eq(objectiveAccesses.userId, person?.userId ?? ''));
  if (!access) throw new Error('not enrolled');
  return access;
}
/** Brings the run of a learner to a state, as their commands and their graders would. */
async function run(
  access: { id: string; userId: string },
  state: number,
  more: Partial<typeof objectiveRecords.$inferInsert> = {},
) {
  const [id, recordId] = [`run-${access.id}`, `record-${access.id}`];
  const values = { id, accessId: access.id, userId: access.userId, state, progress: 1, started: new Date(now()) };
  await db
    .insert(objectiveWorkflows)
    .values(values)
    .onConflictDoUpdate({ target: objectiveWorkflows.id, set: { state } });
  await db.update(objectiveAccesses).set({ lastWorkflowId: id }).where(eq(objectiveAccesses.id, access.id));
  if (state !== 6) return;
  const record = { id: recordId, accessId: access.id, workflowId: id, progress: 1, finished: new Date(now()), ...more };
  await db
    .insert(objectiveRecords)
    .values(record)
    .onConflictDoUpdate({ target: objectiveRecords.id, set: more.score === undefined ? { progress: 1 } : more });
  await db.update(objectiveWorkflows).set({ recordId }).where(eq(objectiveWorkflows.id, id));
}
const bodies = () =>
  platform.scores
    .filter(({ body }) => body['userId'] === subject)
    .map(({ body: { timestamp: _, userId: _u, ...rest } }) => rest);
const resultOf = async () => (await db.select().from(ltiToolResults).where(eq(ltiToolResults.subject, subject)))[0];
const deliver = async (at = Date.now()) => {
  await lookForScores(db, now(), () => at);
  await sendScores(db, client, () => at);
};
beforeEach(async () => {
  await deliver(Date.now() + 365 * 24 * 60 * MINUTE);
  platform.scores.length = 0;
  platform.answers.length = 0;
});

describe('a score', () => {
  it('follows the learner from the launch to the result, once a change', async () => {
    const access = await launched();
    await deliver();
    await deliver();
    await run(access, 1);
    await deliver();
    await run(access, 2);
    await deliver();
    await run(access, 6, { score: 44, maxScore: 50, normalizedScore: 0.88 });
    await deliver();
    await deliver();
    expect(bodies()).toEqual([
      { activityProgress: 'Initialized', gradingProgress: 'NotReady' },
      { activityProgress: 'InProgress', gradingProgress: 'NotReady' },
      { activityProgress: 'Submitted', gradingProgress: 'PendingManual' },
      { activityProgress: 'Completed', gradingProgress: 'FullyGraded', scoreGiven: 44, scoreMaximum: 50 },
    ]);
  });

  it('goes to the scores of its line item, in the type of the standard, with the token of an assertion that our key signs', async () => {
    await launched();
    await deliver();
    expect(platform.scores[0]).toMatchObject({
      path: '/items/1/scores?type=a',
      type: 'application/vnd.ims.lis.v1.score+json',
      authorization: `Bearer t${platform.assertions.length}`,
    });
    const asked = platform.assertions.at(-1);
    expect(Object.fromEntries([...(asked ?? [])].filter(([name]) => name !== 'client_assertion'))).toEqual({
      grant_type: 'client_credentials',
      scope: SCORE_SCOPE,
      client_id: 'client-1',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    });
    const { keys } = JSON.parse((await createBrowser(academy.origin).send('/lti-tool/jwks')).text) as {
      keys: (JsonWebKey & { kid: string })[];
    };
    expect(createPublicKey({ key: keys[0] as never, format: 'jwk' }).asymmetricKeyType).toBe('rsa');
    const { payload } = await jwtVerify(
      asked?.get('client_assertion') ?? '',
      createLocalJWKSet({ keys: keys as never }),
      {
        issuer: 'client-1',
        subject: 'client-1',
        audience: platform.tokenUrl,
        requiredClaims: ['jti', 'exp', 'iat'],
      },
    );
    expect(payload.jti).toMatch(/\w/);
  });

  it('tells the completion of a course without scores', async () => {
    await run(await launched(), 6);
    await deliver();
    expect(bodies()).toEqual([
      { activityProgress: 'Completed', gradingProgress: 'FullyGraded', scoreGiven: 100, scoreMaximum: 100 },
    ]);
  });

  it('waits for the day on which the learner may see the result (TOOL-14)', async () => {
    const access = await launched();
    await db
      .update(objectiveAccesses)
      .set({ gradeRevealPolicy: 3, gradeRevealDate: new Date(now() + MINUTE) })
      .where(eq(objectiveAccesses.id, access.id));
    await run(access, 6, { score: 8, maxScore: 10, normalizedScore: 0.8 });
    await deliver();
    expect(bodies()).toEqual([{ activityProgress: 'Completed', gradingProgress: 'Pending' }]);
    await lookForScores(db, now() + 2 * MINUTE);
    await deliver();
    expect(bodies().at(-1)).toEqual({
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      scoreGiven: 8,
      scoreMaximum: 10,
    });
  });

  it('is told again when it is corrected', async () => {
    const access = await launched();
    await run(access, 6, { score: 8, maxScore: 10, normalizedScore: 0.8 });
    await deliver();
    await run(access, 6, { score: 9, maxScore: 10, normalizedScore: 0.9 });
    await deliver();
    expect(bodies().map(({ scoreGiven }) => scoreGiven)).toEqual([8, 9]);
  });

  it('goes nowhere where the platform takes none, or names an address that is not its own', async () => {
    await launched(null);
    await launched('https://elsewhere.example/items/1');
    await deliver();
    expect(platform.scores).toEqual([]);
    const links = await db
      .select()
      .from(ltiToolLinks)
      .where(eq(ltiToolLinks.resourceLink, `link-${count}`));
    expect(links.map(({ lineItem }) => lineItem)).toEqual([null]);
  });

  it('does not go for who teaches', async () => {
    subject = 'teacher';
    await platform.launch({
      sub: subject,
      [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'],
      [claim('custom')]: { course: course.id },
      [AGS]: { scope: [SCORE_SCOPE], lineitem: `${platform.origin}/items/2` },
    });
    await deliver();
    expect([await resultOf(), bodies()]).toEqual([undefined, []]);
  });
});

describe('the queue (TOOL-13)', () => {
  it('tries again what fails, later each time, and tells it once', async () => {
    platform.answers.push(503, 500, 429);
    await launched();
    const at = Date.now();
    await deliver(at);
    await deliver(at + MINUTE / 2);
    expect(bodies()).toHaveLength(1);
    await deliver(at + 2 * MINUTE);
    await deliver(at + 8 * MINUTE);
    await deliver(at + 30 * MINUTE);
    await deliver(at + 31 * MINUTE);
    expect(bodies()).toHaveLength(4);
    expect(await resultOf()).toMatchObject({ next: null, refused: null, version: 1, toldVersion: 1 });
  });

  it.each([400, 404, 409, 422])('does not try again what is refused with %s, and says why', async (status) => {
    platform.answers.push(status);
    await launched();
    await deliver();
    await deliver(Date.now() + 48 * 60 * MINUTE);
    expect(bodies()).toHaveLength(1);
    expect(await resultOf()).toMatchObject({ next: null, refused: `The platform answered ${status}.`, toldVersion: 0 });
  });

  it('gives up after nine times', async () => {
    platform.answers.push(...Array.from({ length: 12 }, () => 503));
    await launched();
    let at = Date.now();
    for (let round = 0; round < 12; round++) await deliver((at += 25 * 60 * MINUTE));
    expect(bodies()).toHaveLength(9);
    expect(await resultOf()).toMatchObject({ next: null, refused: 'The platform answered 503.' });
  });

  it('asks for a new token where the platform has taken one back', async () => {
    await launched();
    platform.answers.push(401);
    const before = platform.assertions.length;
    await deliver();
    expect(bodies()).toHaveLength(2);
    expect(platform.assertions.length).toBe(before + 1);
    expect(await resultOf()).toMatchObject({ next: null, toldVersion: 1 });
  });

  it('is shared by processes: each score is told by one of them', async () => {
    await launched();
    await lookForScores(db, now());
    await Promise.all(
      [1, 2, 3].map(() =>
        sendScores(
          db,
          createScoreClient(() => loadToolKey(db)),
        ),
      ),
    );
    expect(bodies()).toHaveLength(1);
  });

  it('leaves a score that a process has taken alone until it may have died', async () => {
    await launched();
    await lookForScores(db, now());
    await db
      .update(ltiToolResults)
      .set({ takenUntil: new Date(Date.now() + MINUTE) })
      .where(eq(ltiToolResults.subject, subject));
    await sendScores(db, client);
    expect(bodies()).toEqual([]);
    await sendScores(db, client, () => Date.now() + 2 * MINUTE);
    expect(bodies()).toHaveLength(1);
  });

  it('tells what has changed while a score was on its way, after it', async () => {
    const access = await launched();
    await lookForScores(db, now());
    const slow: typeof client = {
      async send(...given) {
        await run(access, 6);
        await lookForScores(db, now());
        await client.send(...given);
      },
    };
    await sendScores(db, { send: async (...given) => (bodies().length === 0 ? slow : client).send(...given) });
    expect(bodies().map(({ activityProgress }) => activityProgress)).toEqual(['Initialized', 'Completed']);
  });
});

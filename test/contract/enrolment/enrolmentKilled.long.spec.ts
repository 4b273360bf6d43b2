import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { openDb } from '../../../demo/server/db/openDb.ts';
import { objectiveAccesses } from '../../../demo/server/db/schema.ts';
import { commands } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { answerOf, saveAnswer } from '../../../src/contract/parts/answers.ts';
import { createObjectiveAccess, createSelfEnrollment } from '../../../src/contract/courses/enrolment.ts';
import { createBrowser } from '../support/browser.ts';
import { ownProgram } from '../support/ownProgram.ts';

const { program, env } = await ownProgram();

it(
  'killed between command and reply: sent again, the learner is enrolled once; no draft is lost (ENROL-5, SRV-2, SRV-8, SRV-9, SRV-27)',
  { timeout: 600_000 },
  async () => {
    const origin = `http://localhost:${env['PORT']}`;
    const browser = createBrowser(origin);
    const send = async (path: string, prefer: string, body: object) => {
      const headers = { origin, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', prefer };
      const page = await browser.send(`/api/lms/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: page.status, body: JSON.parse(page.text) as Record<string, unknown> };
    };
    // What mira writes meanwhile for a part that asks for it: each text is upon the one before.
    const writer = createBrowser(origin);
    const params = { id: uuidOf('run:mira:TOX 160:0'), activityPathId: uuidOf(uuidOf('part:TOX 160:/04-case.html')) };
    const answer = async (body?: { readonly text: string; readonly base: number }) => {
      const headers = {
        'accept': 'application/json',
        origin,
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      };
      const page = await writer.send(address(answerOf, { params }), {
        headers,
        ...(body && { method: saveAnswer.method, body: JSON.stringify(body) }),
      });
      return { status: page.status, body: JSON.parse(page.text) as Record<string, unknown> };
    };
    const textOf = (version: number) => (version === 0 ? '' : `${String(version)}. Atropine. `.repeat(1000));
    // The first has all been done when the server dies. The others are not theirs yet: they are asked for by a command
    // that is carried out later.
    const rounds = [
      ['HIS 160', 'reply'],
      ['AID 100', 0],
      ['MUS 070', 15],
    ] as const;
    let server = await program.run(env);
    await browser.signIn('nils');
    await writer.signIn('mira');
    const sent: { readonly id: string; readonly access: string; readonly code: string }[] = [];
    for (const [base, [code, kill]] of rounds.entries()) {
      const objectiveAccessId = uuidOf(`assignment:${code}`);
      const [id, access] = [randomUUID(), randomUUID()];
      sent.push({ id, access, code });
      expect((await send(createObjectiveAccess.path, 'respond-async', { id: access, objectiveAccessId })).status).toBe(
        202,
      );
      const draft = answer({ text: textOf(base + 1), base }).catch(() => null);
      const enrolled = send(createSelfEnrollment.path, 'respond-sync', { id, objectiveAccessId }).catch(() => null);
      if (kill === 'reply') expect((await enrolled)?.status).toBe(200);
      else await new Promise((done) => setTimeout(done, kill));
      server.child.kill('SIGKILL');
      const [told] = await Promise.all([draft, server.ended, enrolled]);

      server = await program.run(env);
      expect(server.output()).toContain('is ready');
      // Whole or not at all, and never gone once it was answered; sent again it is there once.
      const { version, text } = (await answer()).body;
      expect(text).toBe(textOf(Number(version)));
      expect(told?.status === 200 ? [base + 1] : [base, base + 1]).toContain(version);
      expect(await answer({ text: textOf(base + 1), base })).toMatchObject({
        status: 200,
        body: { version: base + 1, text: textOf(base + 1) },
      });
      for (
        let tries = 0;
        (await send(createSelfEnrollment.path, 'respond-sync', { id, objectiveAccessId })).status !== 200;
        tries++
      ) {
        // What was accepted before is carried out first.
        expect(tries).toBeLessThan(100);
        await new Promise((done) => setTimeout(done, 50));
      }
      const replies = [
        await send(createSelfEnrollment.path, 'respond-sync', { id, objectiveAccessId }),
        await send(createSelfEnrollment.path, 'respond-sync', { id: randomUUID(), objectiveAccessId }),
      ];
      expect(replies).toEqual([replies[1], { status: 200, body: { id: expect.any(String) } }]);
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    const { db, close } = await openDb({ ...readConfig(env), reset: false });
    for (const { id, access, code } of sent) {
      const own = and(
        eq(objectiveAccesses.userId, uuidOf('user:nils')),
        eq(objectiveAccesses.objectiveId, uuidOf(`course:${code}`)),
      );
      expect(
        (await db.select().from(objectiveAccesses).where(own)).map(({ isSelfEnrolled }) => isSelfEnrolled),
      ).toEqual([true]);
      const kept = [
        ...(await db.select().from(commands).where(eq(commands.id, id))),
        ...(await db.select().from(commands).where(eq(commands.id, access))),
      ];
      expect(kept.map(({ state }) => state)).toEqual([1, 1]);
    }
    await close();
  },
);

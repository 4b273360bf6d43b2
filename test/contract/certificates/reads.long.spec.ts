// Certificates over the wire: one's own by query, one of anybody by its number (CALL-49, CALL-50, DATA-12, STATE-4, CERT-2, CERT-7).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { setAcademy } from '../../../demo/server/certificates/academy.ts';
import { objectiveAccesses } from '../../../demo/server/db/schema.ts';
import { objectiveRecords } from '../../../demo/server/db/schemaRuns.ts';
import { certificateRecords as stored } from '../../../demo/server/db/schemaCertificates.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { certificateRecords, publicCertificateOf } from '../../../src/contract/certificates/certificateRecords.ts';
import { objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import type { Certificate } from '../../../src/domain/certificate/certificate.ts';
import type { FilterExpression } from '../../../src/domain/filter/filter.ts';
import type { Learner } from '../support/academy.ts';
import { certifiedRun } from '../support/certifiedRun.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db } = academy;
const [mira, nils, omar] = [await academy.as('mira'), await academy.as('nils'), await academy.as('omar')];
const userId = uuidOf('user:mira');

const ask = async (who: Learner, filter?: FilterExpression, more: object = {}) => {
  const { items, total } = await who.ask(certificateRecords, { query: { ...(filter && { filter }), ...more } });
  return {
    total,
    items: items.map((item): Certificate => {
      if (isUnreadable(item)) throw new Error(item.field);
      return item;
    }),
  };
};
const ofCourse = async (code: string) =>
  (await ask(mira, [['objectiveId', '=', uuidOf(`course:${code}`)], 'and', ['userId', '=', userId]])).items;
/** As a visitor's browser asks: without cookie, token, or anything else. */
const visit = async (id: string, method = 'GET') => {
  const reply = await fetch(academy.origin + address(publicCertificateOf, { params: { id } }), { method });
  const { date: _d, ...headers } = Object.fromEntries(reply.headers);
  return { status: reply.status, headers, text: await reply.text() };
};
const numberOf = async (code: string) => (await ofCourse(code))[0]?.certificateNumber ?? '';

describe('one’s own certificates (CALL-49, CERT-2)', () => {
  it('are found by number, or by course and person, the newest first, with their count', async () => {
    const safety = await ofCourse('SAF 120');
    expect(safety.map(({ record, state }) => [record?.grade, state])).toEqual([
      ['A−', 'valid'],
      ['C−', 'valid'],
      ['C', 'revoked'],
    ]);
    const { items, total } = await ask(mira, ['certificateNumber', '=', safety[1]?.certificateNumber ?? ''], {
      requireTotalCount: true,
    });
    expect([items, total]).toEqual([[safety[1]], 1]);
    const all = await ask(mira, undefined, { take: 3, requireTotalCount: true });
    expect([all.items.length, all.total > 5]).toEqual([3, true]);
    const created = (await ask(mira)).items.map((item) => item.created ?? 0);
    expect(created).toEqual(created.toSorted((a, b) => b - a));
    expect((await ask(mira, undefined, { skip: 100, requireTotalCount: true })).total).toBe(all.total);
    expect((await ask(mira, undefined, { sort: [{ selector: 'created' }], take: 1 })).items[0]?.created).toBe(
      Math.min(...created),
    );
    const { body } = await mira.call(certificateRecords, {
      query: { select: ['id', 'objectiveRecord.grade'], take: 1 },
    });
    expect(body['data']).toEqual([{ id: expect.any(String), objectiveRecord: { grade: expect.any(String) } }]);
  });

  it('have every field (DATA-12)', async () => {
    const [found] = await ofCourse('SAF 120');
    const { body } = await mira.call(certificateRecords, {
      query: { filter: ['certificateNumber', '=', found?.certificateNumber ?? ''] },
    });
    const number = found?.certificateNumber ?? '';
    expect(body['data']).toEqual([
      {
        id: expect.any(String),
        certificateNumber: expect.stringMatching(/^AGA-\d{4}-[2-9BCDFGHJKMNPQRSTVWXYZ]{12}$/),
        objectiveId: uuidOf('course:SAF 120'),
        userId,
        certificateTemplate: { name: 'Certificate of Safety Training', kind: 1 },
        externalUrl: null,
        certificatePdfUrl: `${academy.origin}/api/lms/v1/public/certificate-records/${number}/certificate.pdf`,
        certificatePngUrl: `${academy.origin}/api/lms/v1/public/certificate-records/${number}/certificate.png`,
        expirationDate: expect.any(String),
        normalizedPassingScore: 0.5,
        objectiveRecord: {
          id: uuidOf('record:mira:SAF 120:3'),
          finished: expect.any(String),
          score: 43,
          maxScore: 50,
          normalizedScore: 0.86,
          grade: 'A−',
          passed: true,
          progress: 1,
          protectResults: false,
        },
        created: expect.any(String),
        objective: {
          id: uuidOf('course:SAF 120'),
          name: 'Working Safely with Biological Material',
          code: 'SAF 120',
          description: expect.any(String),
        },
        student: { first_name: 'Mira', middle_name: null, last_name: 'Okafor' },
        issuer: { name: 'Aldergrove Academy', url: academy.origin },
        state: 'valid',
        revoked: null,
        publicUrl: `${academy.origin}/learn/certificate/${number}`,
        openBadgeUrl: `${academy.origin}/api/lms/v1/public/certificate-records/${number}/open-badge`,
      },
    ]);
  });

  it('the seed has one of every kind: with a grade, about to expire, expired, revoked, of Credly, imported (STATE-4)', async () => {
    const now = academy.clock().now();
    const [soon] = await ofCourse('SAF 001');
    expect([soon?.state, (soon?.expires ?? 0) - now < 20 * 86_400_000, (soon?.expires ?? 0) > now]).toEqual([
      'valid',
      true,
      true,
    ]);
    expect(await ofCourse('HIS 160')).toMatchObject([{ state: 'expired' }]);
    const [, , revoked] = await ofCourse('SAF 120');
    expect(revoked).toMatchObject({
      state: 'revoked',
      pdfUrl: null,
      pngUrl: null,
      revoked: { at: expect.any(Number), reason: expect.stringContaining('wrong sheet') },
    });
    expect(await ofCourse('LEA 200')).toMatchObject([
      {
        template: { kind: 'credly' },
        externalUrl: expect.stringContaining('credly.com'),
        pdfUrl: null,
        pngUrl: null,
      },
    ]);
    expect(await ofCourse('ECO 180')).toMatchObject([{ expires: null, record: { maxScore: 1, grade: 'Pass' } }]);
    for (const who of ['ines', 'pavel', 'lena', 'ada'])
      expect((await ask(await academy.as(who))).items.length, who).toBeGreaterThan(0);
  });

  it('a course tells the templates of its certificates (DATA-2)', async () => {
    const templatesOf = async (code: string) =>
      (await mira.call(objectiveAccessOf, { params: { objectiveId: uuidOf(`course:${code}`) } })).body['objective'] as {
        readonly certificateTemplates?: unknown;
      };
    const id = (key: string) => uuidOf(`certificate-template:${key}`);
    expect((await templatesOf('LEA 200')).certificateTemplates).toEqual([
      { id: id('badge'), name: 'Research Leadership Badge', kind: 2 },
    ]);
    expect((await templatesOf('ETH 105')).certificateTemplates).toEqual([]);
  });

  it('of somebody else nothing is found, by number, course or person (PERM-6)', async () => {
    const number = await numberOf('SAF 120');
    const { id = '' } = (await ofCourse('SAF 120'))[0] ?? {};
    for (const filter of [
      ['certificateNumber', '=', number],
      ['userId', '=', userId],
      ['id', '=', id],
      [['userId', '=', userId], 'or', ['certificateNumber', '=', number]],
      ['!', ['userId', '=', uuidOf('user:nils')]],
    ] as FilterExpression[])
      expect(await ask(nils, filter, { requireTotalCount: true })).toEqual({ items: [], total: 0 });
    const ada = await academy.as('ada');
    expect((await ask(ada, ['userId', '=', userId])).items).toEqual([]);
    expect((await omar.call(certificateRecords, { query: {} })).status).toBe(403);
    expect((await (await academy.as(null)).call(certificateRecords, { query: {} })).status).toBe(401);
  });

  it.each([
    ['objectiveRecord.score', 'filter'],
    ['student.last_name', 'filter'],
    ['objectiveRecord.grade', 'sort'],
  ])('%s is no field to %s by: it would tell what is not shown', async (field, option) => {
    const query = option === 'sort' ? { sort: [{ selector: field }] } : { filter: [field, '=', 'x'] as const };
    const { status, body } = await mira.call(certificateRecords, { query });
    expect([status, body.error?.code]).toEqual([400, 'bad_request']);
  });
});

describe('a certificate for anybody (CALL-50, CERT-4, CERT-7)', () => {
  it('is told without a session and without a cookie, with nothing of its person but the name', async () => {
    const [own] = await ofCourse('SAF 120');
    const { status, headers, text } = await visit(own?.certificateNumber ?? '');
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(publicCertificateOf.read(JSON.parse(text))).toEqual({ ...own, userId: null });
    for (const hidden of [userId, 'mira.okafor', 'ALD-20417', '"email"', '"userId"', 'tenant'])
      expect(text).not.toContain(hidden);
    expect(await visit(own?.id ?? '')).toMatchObject({ status: 200, text });
    expect(await visit((own?.certificateNumber ?? '').toLowerCase().replaceAll('-', ''))).toMatchObject({ text });
  });

  it('says that it was revoked, and why (CERT-8); that it is over; and where Credly shows it', async () => {
    const [, , revoked] = await ofCourse('SAF 120');
    expect(JSON.parse((await visit(revoked?.certificateNumber ?? '')).text)).toMatchObject({
      state: 'revoked',
      revoked: { at: expect.any(String), reason: expect.any(String) },
      certificatePdfUrl: null,
    });
    expect(JSON.parse((await visit(await numberOf('HIS 160'))).text)).toMatchObject({
      state: 'expired',
      revoked: null,
    });
    expect(JSON.parse((await visit(await numberOf('LEA 200'))).text)).toMatchObject({
      certificateTemplate: { kind: 2 },
      externalUrl: expect.stringContaining('credly'),
    });
  });

  it('unknown, malformed, and of another tenant: the same answer to the letter', async () => {
    const number = await numberOf('ECO 180');
    const known = await visit(number);
    const unknown = await visit(`AGA-2026-${'2'.repeat(12)}`);
    expect([unknown.status, JSON.parse(unknown.text)]).toEqual([
      404,
      { error: { code: 'not_found', message: 'There is no such certificate.' } },
    ]);
    expect(unknown.headers['cache-control']).toBe('no-store');
    expect(known.status).toBe(200);
    for (const odd of [
      'x',
      ' ',
      "AGA-2026-7KQ2M4XW9PB'",
      `${number}0`,
      number.slice(0, -1),
      '%00',
      '..',
      'null',
      randomUUID(),
      '<script>',
      '\u202e',
      'A'.repeat(1500),
      '證書',
    ])
      expect([odd, await visit(odd)]).toEqual([odd, odd === '..' ? expect.objectContaining({ status: 404 }) : unknown]);
    await setAcademy(db, { tenantId: uuidOf('tenant:elsewhere'), prefix: 'ELS' });
    expect(await visit(number)).toEqual(unknown);
    await setAcademy(db, { tenantId: uuidOf('tenant:aldergrove'), prefix: 'AGA' });
    expect((await visit(number)).status).toBe(200);
  });

  it('HEAD says how long it is, and sends nothing', async () => {
    const number = await numberOf('ECO 180');
    const [got, head] = [await visit(number), await visit(number, 'HEAD')];
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(got.text)),
    ]);
    expect((await visit('nothing', 'HEAD')).status).toBe(404);
  });
});

describe('what a learner may not see yet is not told by a certificate either (GRADE-1, GRADE-3)', () => {
  const learner = uuidOf('user:nils');
  async function issued(policy: number, revealAt: Date | null) {
    const { objectiveId, accessId, run } = await certifiedRun(db, learner, {
      state: 'finished',
      reveal: policy,
      scaled: true,
    });
    await db.update(objectiveAccesses).set({ gradeRevealDate: revealAt }).where(eq(objectiveAccesses.id, accessId));
    await db
      .update(objectiveRecords)
      .set({ passed: true, score: 40, maxScore: 50, normalizedScore: 0.8, grade: 'B+' })
      .where(eq(objectiveRecords.id, run));
    const list = () => ask(nils, ['objectiveId', '=', objectiveId]);
    await list();
    const [kept] = await db.select().from(stored).where(eq(stored.objectiveId, objectiveId));
    return { list, number: kept?.number ?? '' };
  }

  it('never: the certificate stands, without score and grade', async () => {
    const { list, number } = await issued(1, null);
    const hidden = { score: null, normalizedScore: null, grade: null, passed: null };
    expect((await list()).items).toMatchObject([{ record: hidden }]);
    expect(JSON.parse((await visit(number)).text)).toMatchObject({ objectiveRecord: hidden });
  });

  it('afterDate: nobody sees that there is one before that day, and then all of it', async () => {
    const at = new Date(academy.clock().now() + 86_400_000);
    const { list, number } = await issued(3, at);
    expect(number).not.toBe('');
    expect([(await list()).items, (await visit(number)).status]).toEqual([[], 404]);
    await academy.clock().moveTo(academy.clock().offset() + 2 * 86_400_000);
    expect((await list()).items).toMatchObject([{ record: { grade: 'B+', score: 40 } }]);
    expect((await visit(number)).status).toBe(200);
  });

  it('afterDate without a date: never', async () => {
    const { list, number } = await issued(3, null);
    expect([(await list()).items, (await visit(number)).status]).toEqual([[], 404]);
  });
});

it('counts until its time is over (CERT-8)', async () => {
  const number = await numberOf('SAF 001');
  const inState = async (milliseconds: number) => {
    const expires = new Date(academy.clock().now() + milliseconds);
    await db.update(stored).set({ expires }).where(eq(stored.number, number));
    return (JSON.parse((await visit(number)).text) as { state: string }).state;
  };
  expect([await inState(600_000), await inState(-1)]).toEqual(['valid', 'expired']);
});

// Files that learners attach to their answers (ATTACH-1 to ATTACH-8, FORM-2, SRV-78, CALL-115 to CALL-119, GRADING-7, GRADING-8).
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { attachmentPieces, attachments } from '../../../demo/server/db/work/schemaWork.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { createStorage } from '../../../demo/server/storage/createStorage.ts';
import type { Storage } from '../../../demo/server/storage/storage.ts';
import { keepPiece } from '../../../demo/server/work/keepPiece.ts';
import { givenUpAfter, purgeFiles } from '../../../demo/server/work/purgeFiles.ts';
import { finishActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { answerOf } from '../../../src/contract/parts/answers.ts';
import { announceAttachment, attachmentsOf, removeAttachment } from '../../../src/contract/work/attachments.ts';
import type { AttachedFile } from '../../../src/domain/work/attachedFile.ts';
import { longestPiece, pieceBytes, shortestPiece } from '../../../src/domain/work/pieces.ts';
import type { Browser, Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type RunSketch, type StoredRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const nils = await academy.as('nils');
const [nilsBrowser, ines, pavelBrowser] = [
  await academy.browser('nils'),
  await academy.browser('ines'),
  await academy.browser('pavel'),
];

const asking = (sketch: RunSketch = {}) =>
  storedRun(academy.db, uuidOf('user:nils'), { asks: true, scored: true, files: {}, ...sketch });
const params = ({ run, activityPathId }: Pick<StoredRun, 'run' | 'activityPathId'>) => ({ id: run, activityPathId });
const list = (of: StoredRun) => nils.ask(attachmentsOf, { params: params(of) });
/** A PDF, as far as its first bytes tell, of so many bytes. */
const pdf = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, size - 9), 'a')]).subarray(0, size);
const announcing = (size: number, more: object = {}) => ({
  id: randomUUID() as string,
  name: 'plan.pdf',
  size,
  mediaType: 'application/pdf',
  modified: null,
  ...more,
});
type Announcing = ReturnType<typeof announcing>;
const announce = (of: StoredRun, body: Announcing, who: Learner = nils) =>
  who.call(announceAttachment, { params: params(of), body });
const path = '/api/lectern/v1/users/me/attachments';
const piece = async (id: string, offset: number | string, bytes: Buffer, who: Browser = nilsBrowser) => {
  const reply = await who.send(`${path}/${id}/pieces/${offset}`, {
    method: 'PUT',
    headers: {
      'origin': academy.origin,
      'content-type': 'application/octet-stream',
      'accept': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return {
    status: reply.status,
    body: JSON.parse(reply.text) as AttachedFile & { error?: { code: string; message: string } },
  };
};
/** Attaches a whole file. */
async function attach(of: StoredRun, bytes = pdf(1000), more: object = {}) {
  const body = announcing(bytes.length, more);
  expect((await announce(of, body)).status).toBe(200);
  for (let at = 0; at < bytes.length; at += pieceBytes)
    expect((await piece(body.id, at, bytes.subarray(at, at + pieceBytes))).status).toBe(200);
  return body;
}
const remove = (id: string, who: Learner = nils) =>
  who.call(removeAttachment, { params: { attachmentId: id }, body: {} });
const handIn = ({ run, partRun }: StoredRun) =>
  nils.call(finishActivityWorkflows, { body: { objectiveWorkflowId: run, activityWorkflowIds: [partRun] } });
const folder = (id: string) => join(academy.config.dataDir, 'files', id);
const storage = createStorage(academy.config);

describe('ATTACH-3 a file', () => {
  it('comes in pieces, is listed as far as it has come, and is taken back byte for byte', async () => {
    const of = await asking();
    const bytes = pdf(pieceBytes * 2 + 17);
    const body = announcing(bytes.length, { name: 'My plan.pdf', modified: 1_700_000_000_000 });
    expect((await announce(of, body)).body).toMatchObject({ id: body.id, received: 0, url: null });
    expect((await piece(body.id, 0, bytes.subarray(0, pieceBytes))).body.received).toBe(pieceBytes);
    expect((await list(of)).items).toMatchObject([
      { name: 'My plan.pdf', received: pieceBytes, modified: 1_700_000_000_000 },
    ]);
    // The reply was lost: the same piece again, and one that lies ahead, change nothing.
    expect((await piece(body.id, 0, bytes.subarray(0, pieceBytes))).body.received).toBe(pieceBytes);
    expect((await piece(body.id, pieceBytes * 2, bytes.subarray(pieceBytes * 2))).body.received).toBe(pieceBytes);
    expect((await announce(of, body)).body).toMatchObject({ received: pieceBytes });
    await piece(body.id, pieceBytes, bytes.subarray(pieceBytes, pieceBytes * 2));
    const { body: whole } = await piece(body.id, pieceBytes * 2, bytes.subarray(pieceBytes * 2));
    expect(whole).toMatchObject({ received: bytes.length, size: bytes.length });
    const reply = await fetch(whole.url ?? '', { headers: { cookie: cookieOf(nilsBrowser) } });
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
    const { headers } = reply;
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      'application/pdf',
      'nosniff',
    ]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="My plan\.pdf"/);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('sent by two tabs at once is the same file once', async () => {
    const of = await asking();
    const bytes = pdf(pieceBytes + 5);
    const body = announcing(bytes.length);
    await announce(of, body);
    await Promise.all([1, 2, 3].map(() => piece(body.id, 0, bytes.subarray(0, pieceBytes))));
    const [last] = await Promise.all([1, 2].map(() => piece(body.id, pieceBytes, bytes.subarray(pieceBytes))));
    expect(last?.status).toBe(200);
    const [kept] = (await list(of)).items;
    const reply = await fetch(kept?.url ?? '', { headers: { cookie: cookieOf(nilsBrowser) } });
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('that loses its race leaves no bytes: only what counts is stored', async () => {
    const bytes = pdf(pieceBytes);
    const body = announcing(bytes.length * 2);
    await announce(await asking(), body);
    const [row] = await academy.db.select().from(attachments).where(eq(attachments.id, body.id));
    if (!row) throw new Error('The file was not announced.');
    const now = academy.clock().now();
    let stored = 0;
    const together: Storage = {
      ...storage,
      async put(key, given) {
        await storage.put(key, given);
        stored += 1;
        await vi.waitUntil(() => stored === 3);
      },
    };
    const replies = await Promise.all(
      [1, 2, 3].map(() => keepPiece({ db: academy.db, storage: together, now }, row, 0, bytes)),
    );
    expect(replies.map(({ received }) => received)).toEqual([pieceBytes, pieceBytes, pieceBytes]);
    const pieces = await academy.db.select().from(attachmentPieces).where(eq(attachmentPieces.attachmentId, body.id));
    expect(readdirSync(folder(body.id))).toEqual(pieces.map(({ key }) => key.split('/')[1]));
    // Nor does one whose file is removed while its bytes are being stored.
    const late: Storage = {
      ...storage,
      async put(key, given) {
        await remove(body.id);
        await storage.put(key, given);
      },
    };
    const [first] = replies;
    if (!first) throw new Error('No piece was taken.');
    await expect(keepPiece({ db: academy.db, storage: late, now }, first, pieceBytes, bytes)).rejects.toThrow();
    expect(readdirSync(folder(body.id))).toEqual([]);
  });
});

function cookieOf(browser: Browser): string {
  return [...browser.cookies].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
}

describe('ATTACH-2, FORM-2 refused, and nothing is kept of it', () => {
  const small = { megabytes: 0.5, most: 2, kinds: ['pdf', 'csv', 'docx', 'png', 'txt'] } as const;
  it.each([
    ['an empty file', announcing(0), 'size', 'empty'],
    ['one byte more than the limit', announcing(524_289), 'size', 'not bigger than 0.5 MB'],
    ['another kind', announcing(5, { name: 'a.zip', mediaType: '' }), 'name', '.pdf, .csv, .docx, .png, .txt'],
    ['a page', announcing(5, { name: 'a.html', mediaType: 'text/html' }), 'name', 'only these types'],
    ['a type that its name belies', announcing(5, { mediaType: 'text/html' }), 'name', 'only these types'],
    ['a name that ends otherwise once it is safe', announcing(5, { name: 'plan.pdf\u202E.exe' }), 'name', 'only'],
    ['an id that is no folder', announcing(5, { id: '../../x' }), 'id', 'UUID'],
    ['a size below nothing', announcing(-1), 'size', ''],
    ['a size between two', announcing(1.5), 'size', ''],
    ['a size that no disk has', announcing(2 ** 40), 'size', ''],
    ['a name that is too long', announcing(5, { name: 'a'.repeat(2000) }), 'name', ''],
  ])('%s', async (_name, body, field, says) => {
    const of = await asking({ files: small });
    const reply = await announce(of, body);
    expect([reply.status, Object.keys(reply.body.error?.fields ?? {})]).toEqual([400, [field]]);
    expect(reply.body.error?.message).toContain(says);
    expect((await list(of)).items).toEqual([]);
  });

  it('of exactly the limit it is taken; a third one of two is not', async () => {
    const of = await asking({ files: small });
    await attach(of, pdf(524_288));
    await attach(of);
    expect((await announce(of, announcing(5))).body.error?.fields).toEqual({
      count: ['At most 2 files can be attached.'],
    });
  });

  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  it.each([
    ['a page as a PDF', 'a.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text'],
    ['a program as a PDF', 'a.pdf', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(200)]), 'exe'],
    ['a picture as a text', 'a.txt', png, 'png'],
    ['a picture as a document', 'a.docx', png, 'png'],
    ['zeros as a table', 'a.csv', Buffer.alloc(50), 'unknown'],
    ['a bare archive as a document', 'a.docx', Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'), 'zip'],
  ])('the content lies: %s', async (_name, name, bytes, holds) => {
    const of = await asking({ files: small });
    const body = announcing(bytes.length, { name, mediaType: '' });
    expect((await announce(of, body)).status).toBe(200);
    const reply = await piece(body.id, 0, bytes);
    expect([reply.status, reply.body.error?.code]).toEqual([400, 'bad_request']);
    expect(reply.body.error?.message).toContain(`it holds ${holds}`);
    expect((await list(of)).items).toEqual([]);
    expect(existsSync(folder(body.id)), 'no byte was kept').toBe(false);
  });

  it.each([
    ['nothing', 0, Buffer.alloc(0)],
    ['less than a piece', 0, pdf(shortestPiece - 1)],
    ['more than was announced', 0, pdf(300_001)],
  ])('a piece of %s', async (_name, offset, bytes) => {
    const of = await asking();
    const body = announcing(300_000);
    await announce(of, body);
    expect((await piece(body.id, offset, bytes)).status).toBe(400);
    expect((await list(of)).items).toMatchObject([{ received: 0 }]);
  });

  it('a piece that is too long is refused before it is read, and an offset that is no number', async () => {
    const of = await asking();
    const body = announcing(longestPiece * 3);
    await announce(of, body);
    expect((await piece(body.id, 0, pdf(longestPiece + 1))).status).toBe(413);
    expect((await piece(body.id, '-1', pdf(100))).status).toBe(400);
  });

  it('an id that names another file already', async () => {
    const [of, other] = [await asking(), await asking()];
    const body = await attach(of);
    expect((await announce(other, body)).status).toBe(409);
    expect((await announce(of, { ...body, size: 5 })).status).toBe(409);
  });

  it('where the part takes no files, and in parts that are locked, over or in grading (ATTACH-7)', async () => {
    expect(
      (await announce(await storedRun(academy.db, uuidOf('user:nils'), { asks: true }), announcing(5))).status,
    ).toBe(404);
    for (const sketch of [
      { state: 'finished' },
      { state: 'submitted' },
      { constraint: { startFrom: '2999-01-01T00:00:00Z' } },
    ] as const)
      expect((await announce(await asking(sketch), announcing(5))).status).toBe(409);
  });

  it('ATTACH-5: beyond what a person may keep, until something is removed', async () => {
    const lena = await academy.as('lena');
    const of = await storedRun(academy.db, uuidOf('user:lena'), { asks: true, files: { megabytes: 400, most: 20 } });
    const big = announcing(300 * 1024 * 1024);
    expect((await announce(of, big, lena)).status).toBe(200);
    const refused = await announce(of, announcing(300 * 1024 * 1024), lena);
    expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([400, ['quota']]);
    expect((await remove(big.id, lena)).status).toBe(200);
    expect((await announce(of, announcing(300 * 1024 * 1024), lena)).status).toBe(200);
  });
});

describe('PERM-6, ATTACH-6 a file of somebody else', () => {
  it('is not seen, changed or removed; nor without a session', async () => {
    const of = await asking();
    const { id } = await attach(of);
    const pavel = await academy.as('pavel');
    expect((await pavel.call(attachmentsOf, { params: params(of) })).status).toBe(404);
    expect((await announce(of, announcing(5), pavel)).status).toBe(404);
    expect((await piece(id, 0, pdf(5), pavelBrowser)).status).toBe(404);
    expect((await remove(id, pavel)).status).toBe(404);
    expect((await pavelBrowser.send(`${path}/${id}/file`)).status).toBe(404);
    expect((await (await academy.browser(null)).send(`${path}/${id}/file`)).status).toBe(401);
    const opened = await (
      await academy.browser(null)
    ).send(`${path}/${id}/file`, { headers: { 'sec-fetch-dest': 'document' } });
    expect(opened.headers.get('location')).toContain('/oidc/login');
  });

  it('with a hostile name is sent under a name that says what it looks', async () => {
    const of = await asking();
    const { id } = await attach(of, pdf(20), { name: '../..\\plan\u202E"\r\nX: y;.pdf' });
    const { headers } = await nilsBrowser.send(`${path}/${id}/file`);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="plan_X_ y_.pdf"; filename*=UTF-8''plan_X_%20y%3B.pdf`,
    );
  });
});

describe('ATTACH-7 handing in', () => {
  it('needs no text where a file is attached, waits for one that has not arrived, and is final', async () => {
    const of = await asking();
    expect((await handIn(of)).status).toBe(409);
    const half = announcing(pieceBytes * 2);
    await announce(of, half);
    const waits = await handIn(of);
    expect([waits.status, waits.body.error?.message]).toEqual([409, expect.stringContaining('not arrived')]);
    expect((await remove(half.id)).status).toBe(200);
    expect((await remove(half.id)).status, 'removed twice').toBe(404);
    const { id } = await attach(of);
    expect((await handIn(of)).status).toBe(200);
    expect((await nils.ask(answerOf, { params: params(of) })).handedInAt).not.toBeNull();
    expect((await remove(id)).status).toBe(409);
    expect((await announce(of, announcing(5))).status).toBe(409);
    expect((await list(of)).items).toMatchObject([{ id }]);
  });

  it('GRADING-7, GRADING-8: its grader takes the files, no other learner does, and says a word that is read with the result', async () => {
    const of = await asking();
    const { id } = await attach(of, pdf(1500), { name: 'خطة.pdf' });
    await handIn(of);
    await academy.db
      .update(objectiveWorkflows)
      .set({ state: 2, submitted: new Date() })
      .where(eq(objectiveWorkflows.id, of.run));
    const grading = `/teach/grading/${of.run}`;
    const shown = await ines.send(grading);
    expect(shown.text).toContain('<bdi>خطة.pdf</bdi>');
    expect(shown.text).toContain('1.46 KB');
    const taken = await ines.send(`${grading}/files/${id}`);
    expect([taken.status, taken.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    expect((await nilsBrowser.send(`${grading}/files/${id}`)).status).toBe(403);
    expect((await ines.send(`${grading}/files/${randomUUID()}`)).status).toBe(404);
    const other = await asking();
    expect((await ines.send(`/teach/grading/${other.run}/files/${id}`)).status, 'by another run').toBe(404);

    const hidden = (text: string, name: string) =>
      new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '';
    const post = async (version: string, step: string, values: Readonly<Record<string, string>> = {}) =>
      ines.send(grading, {
        method: 'POST',
        headers: { origin: academy.origin },
        body: new URLSearchParams({ token: hidden(shown.text, 'token'), version, step, ...values }),
      });
    const press = async (step: string, values?: Readonly<Record<string, string>>) =>
      post(hidden((await ines.send(grading)).text, 'version'), step, values);
    const field = `comment-${of.partRun}`;
    expect((await press('begin')).status).toBe(303);
    const long = await press('save', { [of.partRun]: '80', [field]: 'x'.repeat(5001) });
    expect([long.status, long.text.includes('x'.repeat(5001))], 'kept in the field').toEqual([400, true]);
    expect(long.text, 'said at its field').toMatch(
      new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="${field}-fault ${field}-help"`),
    );
    expect(long.text).toContain(`id="${field}-fault">Shorten the comment to 5,000 characters or fewer.<`);
    const late = await post(hidden(shown.text, 'version'), 'save', { [field]: 'Late <word>' });
    expect([late.status, late.text.includes('Late &lt;word&gt;')], 'typed, and told (GRADING-3)').toEqual([409, true]);
    expect((await press('grade', { [of.partRun]: '80', [field]: 'Good <b>plan</b>.\r\nShorter.' })).status).toBe(303);
    expect((await nils.call(answerOf, { params: params(of) })).body['comment'] ?? null).toBeNull();
    expect((await ines.send(grading)).text).toContain('Good &lt;b&gt;plan&lt;/b&gt;.');
    await press('approve');
    await press('give');
    expect((await nils.ask(answerOf, { params: params(of) })).comment).toBe('Good <b>plan</b>.\nShorter.');
  });
});

describe('ATTACH-8 what is kept no longer', () => {
  const rows = async (id: string) => (await academy.db.select().from(attachments).where(eq(attachments.id, id))).length;
  it('a removed file is gone at once, with its bytes', async () => {
    const { id } = await attach(await asking());
    expect(existsSync(folder(id))).toBe(true);
    await remove(id);
    expect([existsSync(folder(id)), await rows(id)]).toEqual([false, 0]);
  });

  it('one that never came whole goes a day later, and not before; one that is whole stays', async () => {
    const of = await asking();
    const whole = await attach(of);
    const half = announcing(pieceBytes * 2);
    await announce(of, half);
    await piece(half.id, 0, pdf(pieceBytes));
    const now = academy.clock().now();
    await purgeFiles(academy.db, storage, now + givenUpAfter - 60_000);
    expect([existsSync(folder(half.id)), await rows(half.id)]).toEqual([true, 1]);
    await purgeFiles(academy.db, storage, now + givenUpAfter + 60_000);
    expect([existsSync(folder(half.id)), await rows(half.id)]).toEqual([false, 0]);
    expect([existsSync(folder(whole.id)), await rows(whole.id)]).toEqual([true, 1]);
  });

  it('the files of a run that is gone', async () => {
    const { id } = await attach(await asking());
    await academy.db.update(attachments).set({ workflowId: null }).where(eq(attachments.id, id));
    await purgeFiles(academy.db, storage, academy.clock().now());
    expect([existsSync(folder(id)), await rows(id)]).toEqual([false, 0]);
  });
});

it('the seed has files that wait for a grader', async () => {
  const mira = await academy.as('mira');
  const run = (await mira.course('WRI 120')).aggregate.lastObjectiveWorkflow?.id ?? '';
  const { text } = await ines.send(`/teach/grading/${run}`);
  const [, address = ''] = /href="([^"]+\/files\/[^"]+)" download><bdi>search-log\.csv/.exec(text) ?? [];
  const file = await ines.send(address);
  expect([file.status, file.text.split('\n')[0]]).toEqual([200, 'date,source,line,query,hits']);
});

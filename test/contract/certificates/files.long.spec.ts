// Files of certificates by their number, and previews of templates (CERT-7, CERT-8, CERT-11, CERT-12).
import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { certificateRecords } from '../../../src/contract/certificates/certificateRecords.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import type { Certificate } from '../../../src/domain/certificate/certificate.ts';
import { readPdf } from '../../unit/certificates/readPdf.ts';
import { readPng } from '../../unit/certificates/readPng.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const mira = await academy.as('mira');
const { items } = await mira.ask(certificateRecords, { query: { take: 50 } });
const certificates = items.flatMap((one): Certificate[] => (isUnreadable(one) ? [] : [one]));
const find = (state: string, code: string) => {
  const found = certificates.find((one) => one.state === state && one.objectiveId === uuidOf(`course:${code}`));
  if (!found) throw new Error(`${state} ${code}`);
  return found;
};
const addressOf = ({ number }: { readonly number: string }, kind: 'pdf' | 'png') =>
  `${academy.origin}/api/lms/v1/public/certificate-records/${number}/certificate.${kind}`;
/** As a visitor's browser asks: without cookie, token, or anything else. */
const visit = async (address: string, init: RequestInit = {}) => {
  const reply = await fetch(address, init);
  return { status: reply.status, headers: reply.headers, file: Buffer.from(await reply.arrayBuffer()) };
};

describe('the files of a certificate (CERT-11)', () => {
  const one = find('valid', 'SAF 120');
  const number = one.certificateNumber;

  it('are given to anybody at the addresses that it tells', async () => {
    const pdf = await visit(String(one.pdfUrl));
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
    expect(pdf.headers.get('set-cookie')).toBeNull();
    const { written, pages } = await readPdf(pdf.file);
    expect(pages).toBe(1);
    for (const said of [
      'MiraOkafor',
      'WorkingSafelywithBiologicalMaterial',
      'CertificateofSafetyTraining',
      'A−',
      number,
    ])
      expect(written).toContain(said);
    expect(written).toContain('86%(43outof50points)');
    const png = await visit(String(one.pngUrl));
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(png.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(readPng(png.file).code).toBe(one.publicUrl);
  });

  it('are in the language of who reads', async () => {
    const { file } = await visit(addressOf({ number }, 'pdf'), { headers: { 'accept-language': 'ar' } });
    expect((await readPdf(file)).info['Language']).toBe('ar');
  });

  it('tell their size without being sent, and are not sent twice', async () => {
    const first = await visit(addressOf({ number }, 'png'));
    const etag = String(first.headers.get('etag'));
    const head = await visit(addressOf({ number }, 'png'), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.file.length]).toEqual([
      200,
      String(first.file.length),
      0,
    ]);
    expect((await visit(addressOf({ number }, 'png'), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('are found by a number as people type it', async () => {
    expect((await visit(addressOf({ number: number.toLowerCase().replaceAll('-', '') }, 'png'))).status).toBe(200);
  });

  it('exist of an expired certificate, too', async () => {
    const expired = certificates.find(({ state }) => state === 'expired');
    expect((await visit(String(expired?.pdfUrl))).status).toBe(200);
  });

  it('are not given of one that is revoked, shown by Credly, unknown, or none', async () => {
    const revoked = find('revoked', 'SAF 120');
    const credly = certificates.find(({ externalUrl }) => externalUrl);
    expect([revoked.pdfUrl, revoked.pngUrl, credly?.pdfUrl]).toEqual([null, null, null]);
    const numbers = [
      revoked.certificateNumber,
      String(credly?.certificateNumber),
      'AGA-2026-222222222222',
      'nothing',
      '%00',
    ];
    for (const other of numbers)
      for (const kind of ['pdf', 'png'] as const)
        expect((await visit(addressOf({ number: other }, kind))).status, other).toBe(404);
  });

  it('do not show a result that is never shown', async () => {
    const hidden = certificates.find(({ record, pdfUrl }) => pdfUrl && record && record.grade === null);
    const { written } = await readPdf((await visit(String(hidden?.pdfUrl))).file);
    expect(written).not.toMatch(/Grade|outof/);
  });
});

describe('the preview of a template (CERT-12)', () => {
  const page = (key: string) => `/admin/certificates/templates/${uuidOf(`certificate-template:${key}`)}`;

  it('is on its page for administrators, as picture and as PDF', async () => {
    const ada = await academy.browser('ada');
    const { text } = await ada.send(page('yearly'));
    for (const kind of ['png', 'pdf']) {
      expect(text).toContain(`"${page('yearly')}/preview.${kind}"`);
      expect((await ada.send(`${page('yearly')}/preview.${kind}`)).status).toBe(200);
    }
    expect((await ada.send(page('badge'))).text).not.toContain('preview.');
  });

  it('is for nobody else', async () => {
    for (const who of ['mira', null])
      expect((await (await academy.browser(who)).send(`${page('yearly')}/preview.png`)).status).not.toBe(200);
    const ada = await academy.browser('ada');
    for (const without of ['nothing', 'badge'])
      expect((await ada.send(`${page(without)}/preview.png`)).status, without).toBe(404);
  });
});

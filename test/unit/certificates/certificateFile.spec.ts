// The PDF file of a certificate (CERT-11).
import { beforeAll, describe, expect, it } from 'vitest';
import { renderCertificate } from '../../../demo/server/certificates/render/renderCertificate.ts';
import { builtTags } from '../../../src/language/builtTags.ts';
import { sweep } from '../../sweep.ts';
import { readPdf } from './readPdf.ts';
import { sampleFacts } from './sampleFacts.ts';

const pdfOf = async (more: Parameters<typeof sampleFacts>[0] = {}) =>
  (await renderCertificate(sampleFacts(more), ['pdf'])).pdf;

describe('the PDF of a certificate', () => {
  let file: Buffer;
  let read: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    file = await pdfOf();
    read = await readPdf(file);
  });

  it('is one page of A4, across, below 200 kB', () => {
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect([read.pages, read.size]).toEqual([1, [0, 0, 297, 210]]);
    expect(file.length).toBeLessThan(200_000);
  });

  it('is tagged, and says that it keeps to PDF/UA-1', () => {
    const text = file.toString('latin1');
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).toMatch(/\/Marked true/);
    const roles = new Set(read.tags.map(({ role }) => role));
    for (const role of ['Document', 'H1', 'P', 'Figure', 'Link']) expect(roles).toContain(role);
    expect(read.tags.filter(({ role }) => role === 'H1')).toHaveLength(1);
    expect(read.tags.find(({ role }) => role === 'Figure')?.alt).toBe(
      'QR code of the address https://lms.example/learn/certificate/AGA-2026-7KQ2M4XW9PBT',
    );
  });

  it('has title, language, author and subject', () => {
    expect(read.info).toMatchObject({
      Title: 'Certificate of completion: Working Safely with Biological Material, Mira Adaeze Okafor',
      Author: 'Aldergrove Academy',
      Subject: 'Certificate AGA-2026-7KQ2M4XW9PBT, issued by Aldergrove Academy',
      Language: 'en-US',
    });
  });

  it('has its texts in the order in which they are read, and the address as a link', () => {
    const order = [
      'Aldergrove Academy',
      'Certificate of completion',
      'This is to certify that',
      'Mira Adaeze Okafor',
      'has completed, with grade A−, the course',
      'Working Safely with Biological Material',
      'SAF 120 · 86% (43 out of 50 points)',
      'Prof. Eleanor Marsh',
      'Dean of Studies',
      'November 14, 2026',
      'Date of completion',
      'Valid until November 14, 2028',
      'AGA-2026-7KQ2M4XW9PBT',
      'Scan to check this certificate',
    ].map((text) => read.written.indexOf(text.replace(/[\s\u2068\u2069]/g, '')));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(read.links[0]).toBe('https://lms.example/learn/certificate/AGA-2026-7KQ2M4XW9PBT');
  });

  it('is the same for the same facts, and another for another certificate', async () => {
    expect((await pdfOf()).equals(file)).toBe(true);
    expect((await pdfOf({ number: 'AGA-2026-8KQ2M4XW9PBT' })).equals(file)).toBe(false);
  });
});

it('leaves out what there is none of', async () => {
  const none = { grade: null, score: null, courseCode: null, expires: null };
  const { written } = await readPdf(await pdfOf(none));
  expect(written).toContain('hascompletedthecourseWorking');
  for (const word of ['grade', 'Validuntil', '·', 'null']) expect(written).not.toContain(word);
});

it('tells days in the zone that is asked for; one that does not exist counts as UTC', async () => {
  const shown = async (timeZone: string) => (await readPdf(await pdfOf({ timeZone }))).written;
  expect(await shown('Pacific/Kiritimati')).toContain('November15,2026');
  expect(await shown('Mars/Olympus')).toContain('November14,2026');
});

it('has the heading and the sentence of its template', async () => {
  const said = { heading: 'Certificate of Safety Training', statement: 'has passed the yearly training.' };
  const { written, info } = await readPdf(await pdfOf(said));
  expect(written).toContain(
    'CertificateofSafetyTrainingThisistocertifythatMiraAdaezeOkaforhaspassedtheyearlytraining.',
  );
  expect(written.replace(/[\u2068\u2069]/g, '')).toContain('SAF120·GradeA−·86%');
  expect(info['Title']).toMatch(/^Certificate of Safety Training: /);
});

it.each(sweep(builtTags))('is drawn in %s', async (language) => {
  const { png } = await renderCertificate(sampleFacts({ language }), ['png']);
  expect(png.length).toBeGreaterThan(10_000);
});

it('is Arabic for who reads Arabic, its start on the right, and English where a language has no texts', async () => {
  const arabic = await readPdf(await pdfOf({ language: 'ar' }));
  expect(arabic.info['Language']).toBe('ar');
  const left = ({ texts }: typeof arabic, text: string) => texts.find((one) => one.text.includes(text))?.left ?? NaN;
  expect(left(arabic, 'AGA-2026')).toBeLessThan(100);
  const klingon = await readPdf(await pdfOf({ language: 'tlh' }));
  expect(klingon.info['Language']).toBe('en-US');
  expect(left(klingon, 'AGA-2026')).toBeGreaterThan(150);
});

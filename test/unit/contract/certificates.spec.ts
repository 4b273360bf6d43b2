// Certificates as servers send them: what the documents name, with Lectern's own fields or without (DATA-12, CALL-49, CALL-50).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateRecords, publicCertificateOf } from '../../../src/contract/certificates/certificateRecords.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import { LecternError } from '../../../src/errors.ts';

const named = {
  id: 'c1',
  certificateNumber: 'AGA-2026-7KQ2M4XW9P',
  objectiveId: 'o1',
  userId: 'u1',
  certificateTemplate: { name: 'Course certificate', kind: 2 },
  externalUrl: 'https://www.credly.com/badges/x',
  certificatePdfUrl: '/api/lms/v1/public/certificate-records/AGA-2026-7KQ2M4XW9P/certificate.pdf',
  certificatePngUrl: 'https://files.example/c.png',
  expirationDate: '2027-03-01T00:00:00.000Z',
  normalizedPassingScore: 0.6,
  objectiveRecord: {
    id: 'r1',
    finished: '2026-03-01T09:00:00.000Z',
    score: 25,
    maxScore: 30,
    normalizedScore: 0.83,
    grade: 'B',
    passed: true,
  },
  created: '2026-03-01T09:00:01.000Z',
};
const own = {
  objective: { id: 'o1', name: 'Gothic script', code: 'PAL-2', description: 'Reading it.' },
  student: { first_name: 'Ada', middle_name: null, last_name: 'Lind' },
  issuer: { name: 'Aurelia Academy', url: 'https://academy.example' },
  state: 'revoked',
  revoked: { at: '2026-04-01T00:00:00.000Z', reason: 'Issued by mistake.' },
  publicUrl: 'https://academy.example/learn/certificate/AGA-2026-7KQ2M4XW9P',
  openBadgeUrl: 'https://academy.example/badges/AGA-2026-7KQ2M4XW9P',
};

describe('a certificate', () => {
  it('is read with all that the documents name', () => {
    expect(publicCertificateOf.read(named)).toEqual({
      id: 'c1',
      certificateNumber: 'AGA-2026-7KQ2M4XW9P',
      objectiveId: 'o1',
      userId: 'u1',
      template: { name: 'Course certificate', kind: 'credly' },
      externalUrl: 'https://www.credly.com/badges/x',
      pdfUrl: '/api/lms/v1/public/certificate-records/AGA-2026-7KQ2M4XW9P/certificate.pdf',
      pngUrl: 'https://files.example/c.png',
      expires: Date.UTC(2027, 2, 1),
      normalizedPassingScore: 0.6,
      record: {
        ...named.objectiveRecord,
        finished: Date.UTC(2026, 2, 1, 9),
        progress: 0,
        protectResults: false,
      },
      created: Date.UTC(2026, 2, 1, 9, 0, 1),
      course: null,
      student: null,
      issuer: null,
      state: null,
      revoked: null,
      publicUrl: null,
      openBadgeUrl: null,
    });
  });

  it('is read with Lectern’s own fields', () => {
    expect(publicCertificateOf.read({ ...named, ...own })).toMatchObject({
      course: { id: 'o1', name: 'Gothic script', code: 'PAL-2', description: 'Reading it.' },
      student: { firstName: 'Ada', middleName: null, lastName: 'Lind' },
      issuer: { name: 'Aurelia Academy', url: 'https://academy.example' },
      state: 'revoked',
      revoked: { at: Date.UTC(2026, 3, 1), reason: 'Issued by mistake.' },
      publicUrl: own.publicUrl,
      openBadgeUrl: own.openBadgeUrl,
    });
  });

  it('needs its number alone', () => {
    expect(publicCertificateOf.read({ certificateNumber: 'X-1' })).toMatchObject({
      id: 'X-1',
      certificateNumber: 'X-1',
      template: { name: null, kind: 'custom' },
      record: null,
      state: null,
    });
    expect(() => publicCertificateOf.read({ id: 'c1' })).toThrow(
      expect.objectContaining({ code: 'bad_reply', detail: expect.objectContaining({ field: 'certificateNumber' }) }),
    );
  });

  it.each([
    ['externalUrl', 'externalUrl'],
    ['certificatePdfUrl', 'pdfUrl'],
    ['certificatePngUrl', 'pngUrl'],
    ['publicUrl', 'publicUrl'],
    ['openBadgeUrl', 'openBadgeUrl'],
  ] as const)('leads nowhere but to the web: %s', (sent, read) => {
    const readOf = (value: unknown) => publicCertificateOf.read({ ...named, [sent]: value })[read];
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'file:///x', '', 7, null, {}])
      expect(readOf(bad)).toBeNull();
    for (const good of ['https://x.example/a', 'http://localhost:1/a', '/files/a']) expect(readOf(good)).toBe(good);
  });

  it.each([
    ['kind', { certificateTemplate: { name: 'T', kind: 'credly' } }, { template: { name: 'T', kind: 'credly' } }],
    ['an unknown kind (STATE-4)', { certificateTemplate: { name: 'T', kind: 9 } }, { template: { kind: 'custom' } }],
    ['a template that is none', { certificateTemplate: 'T' }, { template: { name: null, kind: 'custom' } }],
    ['an unknown state', { state: 'suspended' }, { state: null }],
    ['a record that is none', { objectiveRecord: 'r1' }, { record: null }],
    ['a date that is none', { expirationDate: 'soon' }, { expires: null }],
  ])('is read tolerantly: %s', (_, more, expected) => {
    expect(publicCertificateOf.read({ ...named, ...more })).toMatchObject(expected);
  });

  it('keeps names and reasons as they are sent', () => {
    const name = `\u202e<b>${'x'.repeat(200)}</b>`;
    const read = publicCertificateOf.read({ ...named, ...own, student: { first_name: name, last_name: '' } });
    expect(read.student).toEqual({ firstName: name, middleName: null, lastName: '' });
  });

  it('is read, or named with the field that is wrong, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys({ ...named, ...own })), (value, field) => {
        try {
          publicCertificateOf.read({ ...named, ...own, [field]: value });
        } catch (error) {
          expect(error).toBeInstanceOf(LecternError);
          expect(field).toBe('certificateNumber');
        }
      }),
    );
  });
});

it('of a list the good ones are kept', () => {
  const { items, total } = certificateRecords.read({ data: [named, { id: 'c2' }], totalCount: 2 });
  expect(total).toBe(2);
  expect(items.map((item) => (isUnreadable(item) ? item.field : item.certificateNumber))).toEqual([
    named.certificateNumber,
    'data[1].certificateNumber',
  ]);
});

it('the number of a public certificate stays in its place', () => {
  expect(address(publicCertificateOf, { params: { id: '../a b' } })).toBe(
    '/api/lms/v1/public/certificate-records/..%2Fa%20b',
  );
});

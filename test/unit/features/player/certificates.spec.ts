import { describe, expect, it } from 'vitest';
import { certificateRecords } from '../../../../src/contract/certificates/certificateRecords.ts';
import { isUnreadable } from '../../../../src/contract/wire/decode.ts';
import type { Certificate } from '../../../../src/domain/certificate/certificate.ts';
import { certificatesModel } from '../../../../src/features/player/overview/certificates/certificatesModel.ts';

const now = Date.parse('2026-11-21T10:42:00Z');
const read = (...data: readonly object[]) =>
  certificateRecords.read({ data }).items.filter((one): one is Certificate => !isUnreadable(one));
const model = (...data: readonly object[]) => certificatesModel(read(...data), 'o1', { now }, 'https://lms.example');

describe('OVER-4: the certificates of a course', () => {
  it('are closed with one and open with more', () => {
    expect(model({ certificateNumber: 'A' }).open).toBe(false);
    expect(model({ certificateNumber: 'A' }, { certificateNumber: 'B' }).open).toBe(true);
  });

  it('CERT-22: are called by their templates, without marks of direction', () => {
    const names = ['Safety\u202E', '\u200f', null].map((name) => ({
      certificateNumber: 'A',
      certificateTemplate: { name },
    }));
    expect(model(...names).rows.map(({ title }) => title)).toEqual(['Safety', null, null]);
  });

  it('stand the newest first, those without a date last', () => {
    const rows = model(
      { certificateNumber: 'none' },
      { certificateNumber: 'old', created: '2024-01-01T00:00:00Z' },
      { certificateNumber: 'new', created: '2026-01-01T00:00:00Z' },
      { certificateNumber: 'record', objectiveRecord: { id: 'r', finished: '2025-01-01T00:00:00Z' } },
    ).rows;
    expect(rows.map(({ number }) => number)).toEqual(['new', 'record', 'old', 'none']);
  });

  it.each([
    ['valid', { expirationDate: '2026-11-21T10:42:00Z' }, 'https://lms.example/1.pdf'],
    ['expired', { expirationDate: '2026-11-21T10:41:59Z' }, 'https://lms.example/1.pdf'],
    ['revoked', { state: 'revoked' }, null],
  ])('say that one is %s, and offer its file', (state, given, file) => {
    const [row] = model({ certificateNumber: 'A', certificatePdfUrl: '/1.pdf', ...given }).rows;
    expect([row?.state, row?.file]).toEqual([state, file]);
  });
});

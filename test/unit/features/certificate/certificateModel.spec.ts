import { describe, expect, it } from 'vitest';
import { publicCertificateOf } from '../../../../src/contract/certificates/certificateRecords.ts';
import type { Certificate } from '../../../../src/domain/certificate/certificate.ts';
import { LecternError } from '../../../../src/errors.ts';
import { linkedInAddress } from '../../../../src/features/certificate/linkedInAddress.ts';
import {
  certificateView,
  shownCertificate,
  type Answer,
  type Around,
  type Asked,
} from '../../../../src/features/certificate/model.ts';
import {
  plainCertificate,
  stateNow,
  wireCertificate,
} from '../../../../widgets/workbench/states/certificate/stateCertificate.ts';

const read = (body: object): Certificate => publicCertificateOf.read(body);
const full = read(wireCertificate());
const answered = (certificate: Answer['certificate'], more: Partial<Answer> = {}): Answer => ({
  certificate,
  error: null,
  paused: false,
  ...more,
});
const learner: Asked = { audience: 'learner', given: 'A-1', number: 'A-1', objectiveId: 'course-saf120' };
const visitor: Asked = { audience: 'public', given: 'A-1', number: 'A-1', objectiveId: '' };
const failure = new LecternError('server_error', 'no', { status: 500 });

describe('what is shown for a number', () => {
  it.each<[string, Asked, Answer, object]>([
    ['a certificate', learner, answered(full), { kind: 'shown' }],
    ['its loading', learner, answered(undefined), { kind: 'loading' }],
    ['its failure', learner, answered(undefined, { error: failure }), { kind: 'failed', error: failure }],
    ['that there is no connection', learner, answered(undefined, { paused: true }), { kind: 'failed', error: null }],
    ['what is known, while asking again fails', learner, answered(full, { error: failure }), { kind: 'shown' }],
    ['that it is not the learner’s', learner, answered(null), { kind: 'ask', problem: 'notYours' }],
    [
      'CERT-24: none of another course',
      { ...learner, objectiveId: 'o2' },
      answered(full),
      { kind: 'ask', problem: 'notYours' },
    ],
    ['CERT-24: one whose course is not told', learner, answered({ ...full, objectiveId: null }), { kind: 'shown' }],
    ['CERT-24: any, where no course is named', { ...learner, objectiveId: '' }, answered(full), { kind: 'shown' }],
    ['for a visitor that it is unknown', visitor, answered(null), { kind: 'ask', problem: 'unknown' }],
    [
      'what is no number, unasked',
      { ...visitor, number: null },
      answered(undefined),
      { kind: 'ask', problem: 'malformed' },
    ],
    [
      'ROUTE-45: a field, without a number',
      { ...visitor, given: '', number: null },
      answered(undefined),
      { kind: 'ask', problem: null },
    ],
    ['the newest of a course', { ...learner, given: '', number: null }, answered(full), { kind: 'shown' }],
    ['that a course has none yet', { ...learner, given: '', number: null }, answered(null), { kind: 'none' }],
    [
      'a field to a learner too, without a course',
      { ...learner, given: '', number: null, objectiveId: '' },
      answered(undefined),
      { kind: 'ask', problem: null },
    ],
  ])('%s', (_, asked, answer, view) => {
    expect(certificateView(asked, answer)).toMatchObject(view);
  });
});

const around: Around = {
  moment: { now: Date.parse(stateNow) },
  user: null,
  course: null,
  brand: 'The academy',
  apiBase: 'https://lms.example/base',
};
const shown = (changes: object, more: Partial<Around> = {}) =>
  shownCertificate(read(wireCertificate(changes)), { ...around, ...more });
const mira = { id: 'mira', firstName: 'Mira', middleName: null, lastName: 'Okafor' };

describe('CERT-1: what is written on a certificate', () => {
  it('is what it tells', () => {
    expect(shown({})).toMatchObject({
      state: 'valid',
      student: 'Mira Adaeze Okafor',
      nameSize: 'large',
      course: 'Working Safely with Biological Material',
      code: 'SAF 120',
      issuer: 'Aldergrove Academy',
      score: { percent: 86, points: { score: 43, max: 50 } },
      grade: 'A−',
      tone: 'success',
      completed: Date.parse('2026-11-14T12:00:00Z'),
      expires: Date.parse('2028-11-14T12:00:00Z'),
      picture: null,
      credly: null,
    });
  });

  it('reads addresses against the LMS, on any page', () => {
    expect(shown({ certificatePdfUrl: '/files/1.pdf', publicUrl: 'check/1' })).toMatchObject({
      file: 'https://lms.example/files/1.pdf',
      publicUrl: 'https://lms.example/base/check/1',
    });
    expect(shown({ certificatePdfUrl: 'javascript:alert(1)' }).file).toBeNull();
  });

  it('CERT-23: name, course and academy come from elsewhere, where it does not tell them', () => {
    const plain = read(plainCertificate({ certificatePngUrl: '/1.png' }));
    const course = { id: 'o1', name: 'Sampling', code: 'STA 1', description: null };
    expect(shownCertificate(plain, { ...around, user: mira, course })).toMatchObject({
      student: 'Mira Okafor',
      course: 'Sampling',
      code: 'STA 1',
      issuer: 'The academy',
      state: 'valid',
      picture: null,
    });
    // Nobody else's name stands on it.
    expect(shownCertificate(plain, { ...around, user: { ...mira, id: 'other' } }).student).toBeNull();
    expect(shownCertificate(plain, { ...around, brand: '' })).toMatchObject({
      student: null,
      course: null,
      issuer: null,
      picture: 'https://lms.example/1.png',
    });
  });

  it('CERT-25: a revoked one is not given away', () => {
    expect(
      shown({ state: 'revoked', revoked: { at: '2026-11-18T09:00:00Z', reason: 'By \u202Emistake' } }),
    ).toMatchObject({
      state: 'revoked',
      file: null,
      reason: 'By mistake',
      revokedAt: Date.parse('2026-11-18T09:00:00Z'),
    });
  });

  it('STATE-4: one of Credly leads there', () => {
    const externalUrl = 'https://www.credly.com/badges/1';
    expect(shown({ certificateTemplate: { name: 'x', kind: 2 }, externalUrl }).credly).toBe(externalUrl);
    expect(shown({ certificateTemplate: { name: 'x', kind: 1 }, externalUrl }).credly).toBeNull();
  });

  it.each([
    [28, 'large'],
    [29, 'medium'],
    [60, 'medium'],
    [61, 'small'],
    [200, 'small'],
  ])('a name of %d letters is written %s', (length, size) => {
    expect(shown({ student: { first_name: 'x'.repeat(length), middle_name: null, last_name: '' } }).nameSize).toBe(
      size,
    );
  });

  it('was completed when it was made, where the result does not tell', () => {
    expect(shown({ objectiveRecord: null })).toMatchObject({
      completed: Date.parse('2026-11-14T12:00:00Z'),
      score: null,
      grade: null,
      tone: null,
    });
  });
});

describe('CERT-25: the address at LinkedIn', () => {
  const entry = {
    name: 'Safety & more',
    organization: 'Aldergrove Academy',
    issued: Date.parse('2026-11-14T09:00:00Z'),
    expires: Date.parse('2028-01-02T09:00:00Z'),
    certUrl: 'https://academy.example/learn/certificate/A-1',
    certId: 'A-1',
    timeZone: 'Europe/London',
  };
  const fields = (given: Parameters<typeof linkedInAddress>[0]) =>
    Object.fromEntries(new URL(linkedInAddress(given)).searchParams);

  it('says all that is known', () => {
    expect(linkedInAddress(entry)).toMatch(
      /^https:\/\/www\.linkedin\.com\/profile\/add\?startTask=CERTIFICATION_NAME&/,
    );
    expect(fields(entry)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'Safety & more',
      organizationName: 'Aldergrove Academy',
      issueYear: '2026',
      issueMonth: '11',
      expirationYear: '2028',
      expirationMonth: '1',
      certUrl: 'https://academy.example/learn/certificate/A-1',
      certId: 'A-1',
    });
  });

  it.each([
    // One instant, on either side of the date line (LOC-10).
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027', '1'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026', '12'],
    // The night in which the clocks of New York go back, at the end of a month.
    ['America/New_York', '2025-11-01T03:59:59Z', '2025', '10'],
    ['America/New_York', '2025-11-01T04:00:00Z', '2025', '11'],
  ])('in %s a certificate of %s is of %s-%s', (timeZone, issued, year, month) => {
    const { issueYear, issueMonth } = fields({ ...entry, timeZone, issued: Date.parse(issued) });
    expect([issueYear, issueMonth]).toEqual([year, month]);
  });

  it('leaves out what is not', () => {
    expect(fields({ ...entry, organization: null, issued: null, expires: null, certUrl: null })).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'Safety & more',
      certId: 'A-1',
    });
  });
});

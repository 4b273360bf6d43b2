import type { CertificateFacts } from '../../../demo/server/certificates/render/certificateFacts.ts';

/** The facts of a certificate of mira's. */
export const sampleFacts = (more: Partial<CertificateFacts> = {}): CertificateFacts => ({
  number: 'AGA-2026-7KQ2M4XW9PBT',
  publicUrl: 'https://lms.example/learn/certificate/AGA-2026-7KQ2M4XW9PBT',
  studentName: 'Mira Adaeze Okafor',
  courseName: 'Working Safely with Biological Material',
  courseCode: 'SAF 120',
  grade: 'A−',
  score: '86% (43 out of 50 points)',
  completed: new Date('2026-11-14T23:30:00Z'),
  expires: new Date('2028-11-14T12:00:00Z'),
  timeZone: 'UTC',
  issuerName: 'Aldergrove Academy',
  signatoryName: 'Prof. Eleanor Marsh',
  signatoryTitle: 'Dean of Studies',
  language: 'en-US',
  ...more,
});

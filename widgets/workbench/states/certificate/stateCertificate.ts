/** The time at which the states of this feature are drawn. */
export const stateNow = '2026-11-21T10:42:00Z';
export const objectiveId = 'course-saf120';
export const certificateNumber = 'AGA-7KQ4-M2XW-9TFD';

/** A certificate as the LMS sends it. */
export const wireCertificate = (changes: object = {}): object => ({
  id: 'certificate-1',
  certificateNumber,
  objectiveId,
  userId: 'mira',
  certificateTemplate: { name: 'Certificate of Achievement', kind: 1 },
  externalUrl: null,
  certificatePdfUrl: `/api/lms/v1/public/certificate-records/${certificateNumber}/file.pdf`,
  certificatePngUrl: null,
  expirationDate: '2028-11-14T12:00:00Z',
  normalizedPassingScore: 0.6,
  objectiveRecord: {
    id: 'record-1',
    finished: '2026-11-14T12:00:00Z',
    score: 43,
    maxScore: 50,
    normalizedScore: 0.86,
    grade: 'A−',
    passed: true,
    progress: 1,
  },
  created: '2026-11-14T12:00:00Z',
  objective: {
    id: objectiveId,
    name: 'Working Safely with Biological Material',
    code: 'SAF 120',
    description:
      'Four levels of containment, what each asks of you and your laboratory, and what to do when something is spilt.',
  },
  student: { first_name: 'Mira', middle_name: 'Adaeze', last_name: 'Okafor' },
  issuer: { name: 'Aldergrove Academy', url: 'https://academy.example' },
  state: 'valid',
  revoked: null,
  openBadgeUrl: `/api/lms/v1/public/certificate-records/${certificateNumber}/open-badge`,
  publicUrl: `https://academy.example/learn/certificate/${certificateNumber}`,
  ...changes,
});

/** The same from an LMS that sends the fields of the specification alone. */
export const plainCertificate = (changes: object = {}): object =>
  wireCertificate({
    objective: undefined,
    student: undefined,
    issuer: undefined,
    state: undefined,
    revoked: undefined,
    publicUrl: undefined,
    openBadgeUrl: undefined,
    ...changes,
  });

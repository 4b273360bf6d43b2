import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { certificateNumber, objectiveId, plainCertificate, stateNow, wireCertificate } from './stateCertificate.ts';

const lms = '/api/lms/v1';
const query = `GET ${lms}/certificate-records/query`;
const open = `GET ${lms}/public/certificate-records/*`;
const access = `GET ${lms}/users/me/objectives/${objectiveId}/objective-access`;

const refused = (status: number, code: string): ScriptedReply => ({ status, body: { error: { code, message: 'no' } } });
const page = (...data: readonly object[]): ScriptedReply => ({ body: { data, totalCount: data.length } });
const sheet = '.cert-sheet';

type More = Partial<Omit<FeatureState, 'name' | 'title'>>;
const own = (name: string, title: string, reply: ScriptedReply, more: More = {}): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled: sheet,
  attributes: { 'objective-id': objectiveId, 'number': certificateNumber },
  ...more,
  replies: { [query]: [reply], ...more.replies },
});
const seen = (name: string, title: string, reply: ScriptedReply, more: More = {}): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled: sheet,
  attributes: { audience: 'public', number: certificateNumber },
  ...more,
  replies: { [open]: [reply], ...more.replies },
});
const certificate = (changes: object = {}) => page(wireCertificate(changes));
const revoked = { state: 'revoked', revoked: { at: '2026-11-18T09:00:00Z', reason: 'Issued by mistake.' } };
const one = 'Donaudampfschifffahrtsgesellschaftskapitänsausbildungsverordnung'.repeat(4).slice(0, 200);
const many = 'Maria Anastasia Theodora Valentina Ekaterina Philippa Konstantina '.repeat(4).slice(0, 200);
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 297 210"><rect width="297" height="210" fill="#fff"/>' +
  '<rect x="12" y="12" width="273" height="186" fill="none" stroke="#0e5166"/></svg>';
const brand: FeatureState['replies'] = {
  'GET /config-ui/config.json': [{ body: { environment: 'development', brand: 'Aldergrove Academy' } }],
};
const user: FeatureState['replies'] = {
  'GET /api/platform/v1/users/me': [
    { body: { id: 'mira', email: 'mira@example.org', first_name: 'Mira', last_name: 'Okafor', roles: ['Learner'] } },
  ],
};
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** Every state of a certificate, as its learner and as anybody sees it. */
export const states: readonly FeatureState[] = [
  own('certificate', 'A certificate of one’s own', certificate()),
  own('certificate-newest', 'The newest of a course', certificate(), { attributes: { 'objective-id': objectiveId } }),
  own('certificate-loading', 'First load', { fault: 'never' }, { settled: '.cert-bone' }),
  own('certificate-expired', 'Expired', certificate({ state: 'expired', expirationDate: '2026-11-20T12:00:00Z' }), {
    settled: '.notice.warning',
  }),
  own('certificate-revoked', 'Revoked, with its reason', certificate(revoked), { settled: '.notice.danger' }),
  own(
    'certificate-credly',
    'One of Credly',
    certificate({
      certificateTemplate: { name: 'Certificate of Achievement', kind: 2 },
      externalUrl: 'https://www.credly.com/badges/1',
      certificatePdfUrl: null,
    }),
  ),
  own('certificate-without-file', 'Nothing to download', certificate({ certificatePdfUrl: null }), {
    settled: '.cert-without',
  }),
  own('certificate-plain', 'From an LMS without our extensions', page(plainCertificate()), {
    settled: '.cert-course bdi:not(:empty)',
    replies: {
      ...brand,
      ...user,
      [access]: [
        {
          body: {
            id: 'access-1',
            userId: 'mira',
            objective: {
              id: objectiveId,
              name: 'Working Safely with Biological Material',
              code: 'SAF 120',
              activity: { type: 'composite', state: 'ready' },
            },
            objectiveWorkflowAggregate: { id: 'aggregate-1' },
          },
        },
      ],
    },
  }),
  own(
    'certificate-score-of-one',
    'A score that is not shown',
    certificate({
      expirationDate: null,
      objectiveRecord: {
        id: 'r',
        finished: '2026-11-14T12:00:00Z',
        score: 1,
        maxScore: 1,
        normalizedScore: 1,
        passed: true,
      },
    }),
  ),
  own(
    'certificate-long',
    'Two hundred letters in one word',
    certificate({
      student: { first_name: one, middle_name: null, last_name: '' },
      objective: { id: objectiveId, name: one, code: 'LONG-CODE-2026-XII', description: one },
    }),
  ),
  own(
    'certificate-many-names',
    'Two hundred letters in many words',
    certificate({
      student: { first_name: many, middle_name: null, last_name: '' },
    }),
  ),
  own(
    'certificate-hostile',
    'Names with markup and with marks of direction',
    certificate({
      student: { first_name: '<img src=x onerror=alert(1)>', middle_name: '\u202E', last_name: '{{number}}' },
      objective: {
        id: objectiveId,
        name: '<b>Bold</b> & "quoted"',
        code: '"><i>',
        description: '<script>alert(1)</script>',
      },
      issuer: { name: '<i>Academy</i>', url: null },
    }),
  ),
  own(
    'certificate-arabic',
    'Arabic names',
    certificate({
      student: { first_name: 'ميرا', middle_name: null, last_name: 'الخطيب' },
      objective: {
        id: objectiveId,
        name: 'العمل الآمن مع المواد البيولوجية',
        code: 'SAF 120',
        description: 'أربعة مستويات للاحتواء.',
      },
      issuer: { name: 'أكاديمية ألدرغروف', url: null },
    }),
  ),
  own('certificate-not-yours', 'Somebody else’s number', page(), { settled: '.cert-ask .notice' }),
  own('certificate-other-course', 'A number of another course', certificate({ objectiveId: 'other' }), {
    settled: '.cert-ask .notice',
  }),
  own('certificate-none', 'No certificate of the course yet', page(), {
    attributes: { 'objective-id': objectiveId },
    settled: '.empty-state',
  }),
  own('certificate-failed', 'It could not be loaded', refused(500, 'server_error'), { settled: '.empty-state .btn' }),
  own('certificate-offline', 'Offline from the start', page(), { settled: '.empty-state', offline: 'start' }),
  seen('public-certificate', 'As anybody sees it', { body: wireCertificate() }),
  seen(
    'public-certificate-expired',
    'Expired, as anybody sees it',
    {
      body: wireCertificate({ state: 'expired', expirationDate: '2026-11-20T12:00:00Z' }),
    },
    { settled: '.notice.warning' },
  ),
  seen(
    'public-certificate-revoked',
    'Revoked, as anybody sees it',
    { body: wireCertificate(revoked) },
    {
      settled: '.cert-stamp',
    },
  ),
  seen(
    'public-certificate-picture',
    'From an LMS that tells neither name nor course',
    {
      body: plainCertificate({ certificatePngUrl: picture }),
    },
    { settled: '.cert-paper img', replies: brand },
  ),
  seen('public-certificate-bare', 'The same without a picture', { body: plainCertificate() }, { replies: brand }),
  seen('public-certificate-unknown', 'An unknown number', refused(404, 'not_found'), { settled: '.cert-ask .notice' }),
  seen(
    'public-certificate-malformed',
    'What is no number',
    { fault: 'never' },
    {
      attributes: { audience: 'public', number: 'no number <b>' },
      settled: '.cert-ask .notice',
    },
  ),
  seen(
    'public-certificate-ask',
    'A field to type a number into',
    { body: wireCertificate() },
    {
      attributes: { audience: 'public' },
      settled: '.cert-ask',
    },
  ),
  seen(
    'public-certificate-typed',
    'A number that was typed',
    { body: wireCertificate() },
    {
      attributes: { audience: 'public' },
      clicks: [['.cert-typed input', certificateNumber], '.cert-typed .btn'],
    },
  ),
  seen('public-certificate-failed', 'It could not be checked', refused(503, 'server_error'), {
    settled: '.empty-state .btn',
  }),
  seen(
    'public-certificate-offline',
    'Offline from the start',
    { body: wireCertificate() },
    {
      settled: '.empty-state',
      offline: 'start',
    },
  ),
];

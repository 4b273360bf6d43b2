import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { objectiveId, passedRecord, stateNow, wireCourse, workflowId } from './stateCourse.ts';
import { wireActivity } from './stateParts.ts';
import { fullTree } from './stateTrees.ts';
import { wireResults } from './stateResults.ts';

const lms = '/api/lms/v1';
export const certificatesCall = `GET ${lms}/certificate-records/query`;

export interface CertificateSketch {
  readonly number: string;
  readonly name?: string | null;
  readonly created?: string;
  readonly expires?: string | null;
  readonly revoked?: boolean;
  readonly file?: boolean;
}

/** A certificate of the course as the server sends it. */
const wireIssued = (sketch: CertificateSketch): object => ({
  id: sketch.number,
  certificateNumber: sketch.number,
  objectiveId,
  userId: 'mira',
  certificateTemplate: { name: sketch.name === undefined ? 'Certificate of Completion' : sketch.name, kind: 1 },
  certificatePdfUrl: sketch.file === false ? null : `/certificates/${sketch.number}.pdf`,
  expirationDate: sketch.expires ?? null,
  created: sketch.created ?? '2026-11-14T12:00:00Z',
  state: sketch.revoked ? 'revoked' : null,
});

const course = { state: 'finished', record: passedRecord, parts: [32, 32] } as const;

/** The page of a passed course with these certificates, or with another reply to the request for them. */
export const certificatesState = (
  name: string,
  title: string,
  issued: readonly CertificateSketch[] | ScriptedReply,
  settled = '.certificate-list',
): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled,
  attributes: { 'objective-id': objectiveId },
  replies: {
    [`GET ${lms}/users/me/objectives/${objectiveId}/objective-access`]: [{ body: wireCourse(course) }],
    [`GET ${lms}/users/me/objective-workflows/${workflowId}/activity-with-aggregates`]: [
      { body: wireActivity(fullTree) },
    ],
    [`GET ${lms}/objective-workflow-aggregates/aggregate-1/objective-records`]: [{ body: wireResults(course) }],
    [certificatesCall]: [
      Array.isArray(issued)
        ? { body: { data: (issued as readonly CertificateSketch[]).map(wireIssued), totalCount: issued.length } }
        : (issued as ScriptedReply),
    ],
  },
});

/** The certificates of a course, on its page. */
export const certificateStates: readonly FeatureState[] = [
  certificatesState('certificates-one', 'One certificate', [
    { number: 'AGA-2026-000001', expires: '2028-11-14T12:00:00Z' },
  ]),
  certificatesState('certificates', 'Certificates: valid, expired and revoked', [
    { number: 'AGA-2024-000002', created: '2024-11-14T12:00:00Z', expires: '2025-11-14T12:00:00Z' },
    { number: 'AGA-2026-000001', expires: '2028-11-14T12:00:00Z' },
    { number: 'AGA-2025-000003', created: '2025-11-14T12:00:00Z', revoked: true },
    {
      number: 'AGA-2023-000004',
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsausbildungsverordnung with <b>markup</b> & marks',
      created: '2023-11-14T12:00:00Z',
      file: false,
    },
  ]),
  certificatesState(
    'certificates-failed',
    'The certificates could not be loaded',
    { status: 500, body: { error: { code: 'server_error', message: 'no' } } },
    '.certificates-missed .quiet-line',
  ),
];

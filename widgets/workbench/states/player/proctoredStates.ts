import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { workflowId, type CourseSketch } from './stateCourse.ts';
import type { PartSketch } from './stateParts.ts';
import { reading, refused } from './stateReading.ts';

/** The call that asks for a start-token. */
export const startToken = `GET /api/lms/v1/users/me/objective-workflows/${workflowId}/activity-workflows/*/start-token`;

/** A proctored course whose session has not begun yet. */
const proctoredCourse: CourseSketch = { name: 'Examination: Biostatistics', code: 'EXA 300' };
/** Its parts; the root has been started. */
export const examination = (more: Partial<PartSketch> = {}): PartSketch => ({
  name: 'Examination: Biostatistics',
  workflow: 'inProgress',
  proctored: true,
  children: [
    { name: 'Part one', minutes: 45, ...more },
    { name: 'Part two', minutes: 45 },
  ],
});

const proctored = (name: string, title: string, reply: ScriptedReply, settled: string) =>
  reading(name, title, examination(), 'p1', { course: proctoredCourse, settled, replies: { [startToken]: [reply] } });

/** Proctored courses and parts before they open (PROCT-3). */
export const proctoredStates: readonly FeatureState[] = [
  proctored('proctored-asking', 'Proctored: being prepared', { fault: 'never' }, '.part [aria-busy]'),
  proctored('proctored-failed', 'Proctored: it could not begin', { fault: 'lost' }, '.part .empty-state .btn'),
  proctored(
    'proctored-refused',
    'Proctored: refused',
    { status: 409, body: { error: { code: 'conflict', message: 'This course is being graded.' } } },
    '.part .empty-state .btn',
  ),
  proctored('proctored-nobody', 'Proctored: no service', refused(404, 'not_found'), '.part .author p'),
];

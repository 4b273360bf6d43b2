// What the tutor shows for what is known of it (TUTOR-3, TUTOR-12, TUTOR-15, TUTOR-21).
import { expect, it } from 'vitest';
import type { TutorStanding } from '../../../src/domain/tutor/tutor.ts';
import { LecternError } from '../../../src/errors.ts';
import { failureKey, tutorView, type KnownOfTutor } from '../../../src/features/tutor/model.ts';
import { placeRoute } from '../../../src/features/tutor/placeRoute.ts';

const standing: TutorStanding = {
  course: null,
  off: null,
  hints: null,
  kind: 'search',
  perDay: 40,
  left: 3,
  resets: null,
  consent: true,
  instructors: false,
  keptDays: 90,
};
const off = { ...standing, off: { why: 'exam', name: 'E' } as const };
const error = (code: ConstructorParameters<typeof LecternError>[0], status?: number) =>
  new LecternError(code, code, status === undefined ? {} : { status });

it.each<readonly [string, Partial<KnownOfTutor>, string]>([
  ['nothing is known', {}, 'loading'],
  ['nothing is known, without a connection', { online: false }, 'offline'],
  ['there is none', { modelId: null }, 'absent'],
  ['the server has none', { modelId: 'm', error: error('not_found', 404) }, 'absent'],
  ['it fails', { modelId: 'm', error: error('server_error', 500) }, 'failed'],
  ['it fails offline', { error: error('offline') }, 'offline'],
  ['off comes before the consent', { modelId: 'm', standing: { ...off, consent: false } }, 'off'],
  ['off comes before an error', { modelId: 'm', standing: off, error: error('network') }, 'off'],
  ['no consent', { modelId: 'm', standing: { ...standing, consent: false } }, 'consent'],
  ['all is well', { modelId: 'm', standing }, 'open'],
  ['what was known stays when it is asked again in vain', { modelId: 'm', standing, error: error('network') }, 'open'],
])('%s', (_name, known, kind) => {
  expect(tutorView({ modelId: undefined, standing: undefined, error: null, online: true, ...known }).kind).toBe(kind);
});

it.each([
  [error('offline'), false, 'failedOffline'],
  [error('server_error', 429), false, 'failedQuota'],
  [error('conflict', 409), false, 'failedOff'],
  [error('unauthorized', 401), false, 'failedSignIn'],
  [error('network'), true, 'failedHalfway'],
  [error('bad_reply'), false, 'failedAnswer'],
  [undefined, false, 'failedAnswer'],
] as const)('%s, begun: %s', (failure, begun, key) => {
  expect(failureKey(failure, begun)).toBe(key);
});

it.each([
  ['page=3', 'page=3'],
  ['t=42', 't=42'],
  ['text=Two words & more', 'text=Two+words+%26+more'],
  ['', ''],
  ['page=3&viewType=REVIEW', ''],
  ['javascript:alert(1)', ''],
])('the place %s is opened by the query %s (TUTOR-8)', (anchor, query) => {
  expect(placeRoute({ courseId: 'c', axis: 'a/b', anchor })).toEqual({
    name: 'content',
    objectiveId: 'c',
    axis: ['a', 'b'],
    query,
  });
});

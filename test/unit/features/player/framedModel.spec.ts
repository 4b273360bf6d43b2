// How a frame with content from elsewhere stands (FRAMED-2, FRAMED-5), and the work in a tool (FRAMED-11, DONE-2).
import { describe, expect, it } from 'vitest';
import { framedView, placeInFrame } from '../../../../src/features/player/parts/framed/framedModel.ts';
import { noConstraint } from '../../../../src/domain/tree/inheritConstraints.ts';
import { toolStanding } from '../../../../src/features/player/parts/tool/toolModel.ts';
import { LecternError } from '../../../../src/errors.ts';
import type { WorkflowState } from '../../../../src/domain/course/states.ts';

const facts = { near: true, online: true, launched: false, error: null, loaded: false, late: false, strayed: false };
const error = (...given: ConstructorParameters<typeof LecternError>) => ({ error: new LecternError(...given) });

describe('a content frame', () => {
  it.each([
    ['not near', { near: false }, { kind: 'far' }],
    ['asking', {}, { kind: 'loading' }],
    ['asking without a connection', { online: false }, { kind: 'offline' }],
    ['loading, the connection lost', { online: false, launched: true }, { kind: 'loading' }],
    ['late', { launched: true, late: true }, { kind: 'silent' }],
    ['late, and then there', { launched: true, late: true, loaded: true }, { kind: 'shown' }],
    ['there, the connection lost', { online: false, launched: true, loaded: true }, { kind: 'shown' }],
    ['strayed', { launched: true, loaded: true, strayed: true }, { kind: 'strayed' }],
    ['offline while asking', error('offline', ''), { kind: 'offline' }],
    [
      'refused in words',
      error('conflict', '', { messages: { '': ['The quiz is closed.'] } }),
      { kind: 'failed', why: 'refused', said: 'The quiz is closed.' },
    ],
    [
      'refused in blank words first',
      error('conflict', '', { messages: { 'name': [' '], '': ['The quiz is closed.'] } }),
      { kind: 'failed', why: 'refused', said: 'The quiz is closed.' },
    ],
    [
      'refused in blank words',
      error('conflict', '', { messages: { '': [' '] } }),
      { kind: 'failed', why: 'refused', said: null },
    ],
    ['refused without words', error('forbidden', ''), { kind: 'failed', why: 'refused', said: null }],
    ['not there', error('not_found', ''), { kind: 'failed', why: 'refused', said: null }],
    ['signed out', error('unauthorized', ''), { kind: 'failed', why: 'signIn', said: null }],
    ['too busy', error('server_error', '', { status: 503 }), { kind: 'failed', why: 'busy', said: null }],
    ['a fault', error('server_error', '', { status: 500 }), { kind: 'failed', why: 'failed', said: null }],
    ['cut off', error('network', ''), { kind: 'failed', why: 'failed', said: null }],
  ])('FRAMED-2 %s', (_, given, view) => {
    expect(framedView({ ...facts, ...given })).toEqual(view);
  });

  const begun = 'https://portal.example/lti/launch/abc';
  it.each([
    ['another origin', null, begun, 'content'],
    ['nothing yet', 'about:blank', begun, 'blank'],
    ['no document', '', begun, 'blank'],
    ['the first page of the launch', begun, begun, 'way'],
    ['the next page of the launch', 'https://portal.example/lti/authorize?x=1', begun, 'way'],
    ['the return point', 'https://portal.example/learn/lti-tool-callback?lti_msg=a', begun, 'way'],
    ['signing in', 'https://portal.example/oidc/login?redirectUrl=%2Flearn', begun, 'strayed'],
    ['the portal', 'https://portal.example/learn/courses', begun, 'strayed'],
    ['a refused call', 'https://portal.example/api/lms/v1/users/me', begun, 'strayed'],
    ['the portal, after a form', 'https://portal.example/learn', null, 'strayed'],
    [
      'the portal, after content elsewhere',
      'https://portal.example/learn',
      'https://content.example/learn/x',
      'strayed',
    ],
  ])('FRAMED-5 %s', (_, seen, from, place) => {
    expect(placeInFrame(seen, from)).toBe(place);
  });
});

describe('the work in a tool', () => {
  const run = (
    state: WorkflowState | null,
    best: { passed: boolean | null; normalizedScore: number | null } | null,
  ) => ({
    aggregate: {
      lastActivityWorkflow: state && { id: 'w', state, submitted: null, finished: null, lastProctoringSessionId: null },
      bestActivityRecord: best,
    },
  });
  it.each([
    ['not begun', null, null, { kind: 'working' }],
    ['begun', 'inProgress', null, { kind: 'working' }],
    ['a score on the way', 'inProgress', { passed: null, normalizedScore: 0.4 }, { kind: 'working' }],
    ['handed in', 'submitted', null, { kind: 'grading' }],
    ['being graded', 'inGrading', { passed: null, normalizedScore: 0.4 }, { kind: 'grading' }],
    ['graded', 'graded', { passed: true, normalizedScore: 0.847 }, { kind: 'done', percent: 85, passed: true }],
    ['failed', 'finished', { passed: false, normalizedScore: 0 }, { kind: 'done', percent: 0, passed: false }],
    ['without a score', 'finished', null, { kind: 'done', percent: null, passed: null }],
  ] as const)('FRAMED-11 DONE-2 %s', (_, state, best, standing) => {
    expect(toolStanding({ activity: run(state, best), constraint: null }, { now: 0 })).toEqual(standing);
  });
  it('REVIEW-7 its result is shown from its date on', () => {
    const activity = run('graded', { passed: true, normalizedScore: 0.847 });
    const at = (now: number) =>
      toolStanding({ activity, constraint: { ...noConstraint, revealResultsFrom: 1000 } }, { now });
    expect(at(999)).toEqual({ kind: 'done', percent: null, passed: null });
    expect(at(1000)).toEqual({ kind: 'done', percent: 85, passed: true });
  });
});

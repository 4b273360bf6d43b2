import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ObjectiveAccess } from '../../../../src/domain/course/course.ts';
import {
  objectiveStates,
  workflowStates,
  type ObjectiveState,
  type WorkflowState,
} from '../../../../src/domain/course/states.ts';
import { LecternError } from '../../../../src/errors.ts';
import {
  screenOf,
  type CoursePlace,
  type CourseView,
  type Screen,
  type ScreenInput,
} from '../../../../src/features/player/base/screen.ts';
import { signInAddress } from '../../../../src/features/player/overview/signInAddress.ts';
import { href } from '../../../../src/routes/href.ts';
import { parse } from '../../../../src/routes/parse.ts';
import { pageOf } from '../../../../widgets/learn/page.ts';
import { access, now, record, workflow, type AccessMore } from '../../domain/course/access.ts';

const unchosen: AccessMore = { isSelfEnrolled: false, showInCatalog: true };
const running = { workflow: workflow() };
const graded = { workflow: workflow({ gradingByProctoring: true }) };
const done = { workflow: workflow({ state: 'finished' }) };
const at = (given: AccessMore, input: Partial<ScreenInput> = {}): Screen =>
  screenOf({
    place: 'courses',
    view: 'overview',
    objectiveId: 'c',
    aggregateId: '',
    axis: '',
    query: '',
    named: undefined,
    mismatch: false,
    moment: { now },
    access: access(given),
    course: undefined,
    catalog: true,
    error: null,
    paused: false,
    ...input,
  });
const earlier = (more: Parameters<typeof workflow>[0] = {}) => ({
  run: workflow({ id: 'e', state: 'finished', ...more }),
  record: null,
  axis: [],
});
/** Where a screen leads, as an address; its kind where it stays. */
const seen = (screen: Screen) => (screen.kind === 'redirect' ? href(screen.to) : screen.kind);

describe('a course among one’s own', () => {
  it.each<[rule: string, given: AccessMore, expected: string]>([
    ['ENROL-8 can be chosen', unchosen, '/catalog/c'],
    ['ENROL-8 neither enrolled nor offered', { isSelfEnrolled: false }, '/catalog/c'],
    ['ENROL-8 a draft that can be chosen', { ...unchosen, objective: { state: 'draft' } }, '/catalog/c'],
    ['ENROL-8 mandatory stays', { ...unchosen, isMandatory: true }, 'overview'],
    ['ENROL-8 enrolled stays', { showInCatalog: true }, 'overview'],
    ['ENROL-8 with a workflow stays', { ...unchosen, ...running }, 'overview'],
    ['ENROL-8 LIST-3 with an imported record stays', { ...unchosen, record: record() }, 'overview'],
    ['ENROL-8 archived stays', { ...unchosen, objective: { state: 'archived' } }, 'overview'],
  ])('%s', (_, given, expected) => {
    expect(seen(at(given))).toBe(expected);
  });
  it('ROUTE-32 without a catalog it is not available', () => {
    expect(seen(at(unchosen, { catalog: false }))).toBe('notAvailable');
    expect(seen(at({}, { catalog: false }))).toBe('overview');
  });
  it('waits until it is known whether there is a catalog', () => {
    expect(seen(at(unchosen, { catalog: undefined }))).toBe('loading');
  });
  it('ROUTE-34 a tool plays at the course’s own address', () => {
    expect(seen(at({ ...running, activity: { type: 'lti' } }, { view: 'content', query: 'x=1' }))).toBe(
      '/courses/c?x=1',
    );
  });
  it.each<[rule: string, given: AccessMore, input: Partial<ScreenInput>, expected: string]>([
    ['ROUTE-8 a finished run is looked back at', done, { view: 'review' }, 'content'],
    ['ROUTE-37 one in progress is not', running, { view: 'review', query: 'x=1' }, '/courses/c?x=1'],
    ['ROUTE-37 where nothing was begun', {}, { view: 'review' }, '/courses/c'],
    ['REVIEW-1 not supported', { ...done, activity: { supportReview: false } }, { view: 'review' }, '/courses/c'],
    ['REVIEW-1 the policy forbids', { ...done, gradeRevealPolicy: 'never' }, { view: 'review' }, '/courses/c'],
    [
      'REVIEW-1 protected by its record',
      { ...done, record: record({ protectResults: true }) },
      { view: 'review' },
      '/courses/c',
    ],
    ['ROUTE-37 content that there is not', {}, { view: 'content', query: 'x=1' }, '/courses/c?x=1'],
    ['PROCT-1 content that waits for its proctor', running, { view: 'content', mismatch: true }, '/courses/c'],
    [
      'PROCT-1 a part of it',
      running,
      { view: 'workflow', mismatch: true, named: { run: workflow(), record: null, axis: ['p'] } },
      '/courses/c',
    ],
    [
      'PROCT-1 an earlier run beside it',
      running,
      { view: 'review', mismatch: true, query: 'attempt=e', named: earlier() },
      '/courses/c',
    ],
    ['PROCT-4 content that its proctor grades', graded, { view: 'content' }, '/courses/c'],
    [
      'PROCT-4 a part of it',
      graded,
      { view: 'workflow', named: { run: graded.workflow, record: null, axis: ['p'] } },
      '/courses/c',
    ],
    ['PROCT-4 its way by the redirect helper', { ...graded, isSelfEnrolled: true }, { view: 'redirect' }, '/courses/c'],
    ['ROUTE-36 an earlier run', running, { view: 'review', query: 'attempt=e', named: earlier() }, 'content'],
    ['ROUTE-36 on its way', running, { view: 'review', query: 'attempt=e' }, 'loading'],
    [
      'ROUTE-36 of nobody, or of somebody else',
      running,
      { view: 'review', query: 'attempt=e', named: null },
      'notAvailable',
    ],
    [
      'ROUTE-36 protected',
      running,
      { view: 'content', query: 'attempt=e', named: earlier({ protectResults: true }) },
      '/courses/c',
    ],
    [
      'ROUTE-36 that is being graded',
      running,
      { view: 'content', query: 'attempt=e', named: earlier({ state: 'inGrading' }) },
      '/courses/c',
    ],
    [
      'ROUTE-7 a part of the run in progress',
      running,
      { view: 'workflow', named: { run: workflow(), record: null, axis: ['p'] } },
      'content',
    ],
    [
      'ROUTE-7 of a run that is over',
      done,
      { view: 'workflow', named: { run: workflow({ state: 'finished' }), record: null, axis: ['p'] } },
      'content',
    ],
    ['ROUTE-7 unknown, or of somebody else', running, { view: 'workflow', named: null }, 'notAvailable'],
    ['ROUTE-7 on its way', running, { view: 'workflow' }, 'loading'],
    ['END-1 the end of the last run', done, { query: 'ended=w' }, 'ended'],
    ['END-1 while it is graded', { workflow: workflow({ state: 'submitted' }) }, { query: 'ended=w' }, 'ended'],
    ['END-1 once it was begun again', running, { query: 'ended=w' }, 'overview'],
    ['END-1 of another run', done, { query: 'ended=e' }, 'overview'],
  ])('%s', (_, given, input, expected) => {
    expect(seen(at(given, input))).toBe(expected);
  });
  it('ROUTE-6, ROUTE-36 what the content keeps in its address', () => {
    const kept = (given: AccessMore, input: Partial<ScreenInput>) => {
      const screen = at(given, input);
      return screen.kind === 'content' ? [screen.axis, screen.query] : screen.kind;
    };
    expect(kept(running, { view: 'content', axis: 'm/p', query: 'x=1' })).toEqual(['m/p', 'x=1']);
    expect(kept(done, { view: 'review', query: 'x=1' })).toEqual(['', 'viewType=REVIEW&x=1']);
    expect(kept(done, { view: 'content', axis: 'm/q', query: 'viewType=REVIEW&x=1' }), 'on the way through it').toEqual(
      ['m/q', 'viewType=REVIEW&x=1'],
    );
    expect(kept(running, { view: 'content', axis: 'm/q', query: 'viewType=REVIEW' }), 'what goes on').toEqual([
      'm/q',
      '',
    ]);
    expect(kept(running, { view: 'workflow', named: { ...earlier(), axis: ['m', 'p'] } })).toEqual([
      'm/p',
      'viewType=REVIEW&attempt=e',
    ]);
    expect(
      kept(running, { view: 'content', axis: 'm/q', query: 'viewType=REVIEW&attempt=e', named: earlier() }),
    ).toEqual(['m/q', 'viewType=REVIEW&attempt=e']);
  });
});

describe('a course in the catalog', () => {
  it.each<[rule: string, given: AccessMore, expected: string]>([
    ['ROUTE-12 can be chosen', unchosen, 'overview'],
    ['BTN-5 chosen, not begun', { showInCatalog: true }, 'overview'],
    ['LIST-5 mandatory', { ...unchosen, isMandatory: true }, 'overview'],
    ['ENROL-9 begun', { ...unchosen, ...running }, '/courses/c'],
    ['ENROL-9 finished', { ...unchosen, ...done }, '/courses/c'],
    ['ENROL-9 imported', { ...unchosen, record: record() }, '/courses/c'],
    ['LIST-4 not offered', { isSelfEnrolled: false }, 'notAvailable'],
    ['LIST-4 archived', { ...unchosen, objective: { state: 'archived' } }, 'notAvailable'],
  ])('%s', (_, given, expected) => {
    expect(seen(at(given, { place: 'catalog' }))).toBe(expected);
  });
  it('ROUTE-12 content of what was begun is gone on with among one’s own', () => {
    expect(
      seen(at({ ...unchosen, ...running }, { place: 'catalog', view: 'content', axis: 'm/p', query: 'x=1' })),
    ).toBe('/courses/c/view/content/m/p?x=1');
    expect(seen(at(unchosen, { place: 'catalog', view: 'content' }))).toBe('overview');
  });
  it('ROUTE-32 is not there without a catalog', () => {
    expect(seen(at(unchosen, { place: 'catalog', catalog: false }))).toBe('notAvailable');
  });
});

describe('the redirect helper (ROUTE-10, ROUTE-29)', () => {
  it.each<[rule: string, given: AccessMore, expected: string]>([
    ['CARD-6 in progress: the content', running, '/courses/c/view/content?from=mail'],
    [
      'CARD-6 ROUTE-34 a tool in progress: the course',
      { ...running, activity: { type: 'lti' } },
      '/courses/c?from=mail',
    ],
    ['CARD-6 finished: the course', done, '/courses/c?from=mail'],
    ['CARD-6 not begun: this enrolment', {}, '/courses/c/g?from=mail'],
    ['CARD-6 in grading: this enrolment', { workflow: workflow({ state: 'inGrading' }) }, '/courses/c/g?from=mail'],
    ['can be chosen: the catalog', unchosen, '/catalog/c?from=mail'],
    ['neither', { isSelfEnrolled: false }, 'notAvailable'],
    ['archived and not chosen', { ...unchosen, objective: { state: 'archived' } }, 'notAvailable'],
  ])('%s', (_, given, expected) => {
    expect(seen(at(given, { view: 'redirect', query: 'from=mail' }))).toBe(expected);
  });
  it('ROUTE-32 has no catalog to lead to where that is off', () => {
    expect(seen(at(unchosen, { view: 'redirect', catalog: false }))).toBe('notAvailable');
  });
  it('ERR-5 a course that is not there is not available', () => {
    expect(seen(at({}, { view: 'redirect', access: undefined, error: new LecternError('not_found', '') }))).toBe(
      'notAvailable',
    );
  });
});

describe('a visitor (ENROL-16)', () => {
  it('PUB-3, ERR-14 a 401 is not available, and everything else as ever', () => {
    const visit = (code: 'unauthorized' | 'not_found' | 'server_error') =>
      seen(at({}, { place: 'public', access: undefined, error: new LecternError(code, '') }));
    expect([visit('unauthorized'), visit('not_found'), visit('server_error')]).toEqual([
      'notAvailable',
      'notAvailable',
      'failed',
    ]);
    expect(seen(at({}, { place: 'public', catalog: undefined }))).toBe('loading');
  });
  it('TEXT-57, ROUTE-23, ROUTE-31 signs in on the portal’s own origin and comes back to enrol; elsewhere the host knows how', () => {
    const here = {
      origin: 'https://academy.example',
      href: 'https://academy.example/learn/open-catalog/o/view/details',
    };
    const wanted = '/learn/courses?occflow=addToMyCourses&objectiveId=o%201';
    const session = { signInAddress: (back: string) => `/sign-in?${back}` };
    expect(signInAddress(wanted, here.origin, here, session)).toBe(`/sign-in?${wanted}`);
    const partner = { origin: 'https://partner.example', href: 'https://partner.example/page' };
    expect(signInAddress(`https://academy.example${wanted}`, here.origin, partner, session)).toBe(
      `https://academy.example${wanted}`,
    );
    expect(signInAddress('/my/courses?occflow=x', here.origin, partner, session)).toBe(
      'https://partner.example/my/courses?occflow=x',
    );
    expect(signInAddress('https://other.example/x', here.origin, here, session)).toBe('https://other.example/x');
  });
});

describe('nobody is sent in a circle (ENROL-14)', () => {
  const state = <K extends string>(table: Readonly<Record<K, number>>) =>
    fc.constantFrom(...(Object.keys(table) as K[]));
  const accesses = fc
    .record({
      isSelfEnrolled: fc.boolean(),
      isMandatory: fc.boolean(),
      showInCatalog: fc.boolean(),
      retake: fc.boolean(),
      objective: state<ObjectiveState>(objectiveStates),
      activity: state<ObjectiveState>(objectiveStates),
      type: fc.constantFrom('text' as const, 'lti' as const, 'composite' as const),
      supportReview: fc.boolean(),
      run: fc.option(state<WorkflowState>(workflowStates), { nil: null }),
      imported: fc.boolean(),
    })
    .map(({ objective, activity, type, supportReview, run, imported, ...more }): ObjectiveAccess =>
      access({
        ...more,
        objective: { state: objective },
        activity: { state: activity, type, supportReview },
        workflow: run && workflow({ state: run }),
        record: imported ? record() : null,
      }),
    );
  const beginnings = [
    '/courses/redirect/c?q=1',
    '/courses/c',
    '/courses/c/g',
    '/courses/c/view/details',
    '/courses/c/view/content',
    '/courses/c?viewType=REVIEW',
    '/catalog/c',
    '/catalog/c/view/details',
    '/catalog/c/view/content/p1',
  ];

  it('from any address of any course one arrives within two moves, with the query', () => {
    fc.assert(
      fc.property(accesses, fc.boolean(), fc.constantFrom(...beginnings), (given, catalog, beginning) => {
        let path = beginning;
        for (let moves = 0; moves <= 2; moves++) {
          // The very attributes that the page gives to the element.
          const page = pageOf(parse(path), path.split('?')[1] ?? '', { catalog });
          if (page.kind !== 'element') return;
          const {
            'place': place = 'courses',
            view = 'overview',
            'objective-id': objectiveId = '',
            'aggregate-id': aggregateId = '',
            query = '',
          } = page.attributes;
          const screen = screenOf({
            place: place as CoursePlace,
            view: view as CourseView,
            objectiveId,
            aggregateId,
            axis: page.attributes.axis ?? '',
            query,
            named: undefined,
            mismatch: false,
            moment: { now },
            access: given,
            course: undefined,
            catalog,
            error: null,
            paused: false,
          });
          if (screen.kind !== 'redirect') return;
          path = href(screen.to);
          if (beginning.endsWith('?q=1')) expect(path).toMatch(/\?q=1$/);
        }
        throw new Error(`in a circle at ${path}`);
      }),
      { numRuns: 2000 },
    );
  });
});

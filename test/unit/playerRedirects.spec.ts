import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ObjectiveAccess } from '../../src/domain/course.ts';
import { objectiveStates, workflowStates, type ObjectiveState, type WorkflowState } from '../../src/domain/states.ts';
import { LecternError } from '../../src/errors.ts';
import { screenOf, type CoursePlace, type CourseView, type Screen, type ScreenInput } from '../../src/features/player/screen.ts';
import { signInAddress } from '../../src/features/player/signInAddress.ts';
import { href } from '../../src/routes/href.ts';
import { parse } from '../../src/routes/parse.ts';
import { pageOf } from '../../widgets/learn/page.ts';
import { access, record, workflow, type AccessMore } from './domain/access.ts';

const unchosen: AccessMore = { isSelfEnrolled: false, showInCatalog: true };
const running = { workflow: workflow() };
const done = { workflow: workflow({ state: 'finished' }) };
const at = (given: AccessMore, input: Partial<ScreenInput> = {}): Screen =>
  screenOf({ place: 'courses', view: 'overview', objectiveId: 'c', aggregateId: '', query: '', access: access(given), course: undefined, catalog: true, error: null, paused: false, ...input });
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
    expect(seen(at({ ...running, activity: { type: 'lti' } }, { view: 'content', query: 'x=1' }))).toBe('/courses/c?x=1');
  });
  it('ROUTE-8 review shows the content of what is finished', () => {
    expect([seen(at(done, { view: 'review' })), seen(at(running, { view: 'review' })), seen(at({}, { view: 'review' }))]).toEqual(['content', 'overview', 'overview']);
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
  it('ROUTE-32 is not there without a catalog', () => {
    expect(seen(at(unchosen, { place: 'catalog', catalog: false }))).toBe('notAvailable');
  });
});

describe('the redirect helper (ROUTE-10, ROUTE-29)', () => {
  it.each<[rule: string, given: AccessMore, expected: string]>([
    ['CARD-6 in progress: the content', running, '/courses/c/view/content?from=mail'],
    ['CARD-6 ROUTE-34 a tool in progress: the course', { ...running, activity: { type: 'lti' } }, '/courses/c?from=mail'],
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
    expect(seen(at({}, { view: 'redirect', access: undefined, error: new LecternError('not_found', '') }))).toBe('notAvailable');
  });
});

describe('a visitor (ENROL-16)', () => {
  it('PUB-3, ERR-14 a 401 is not available, and everything else as ever', () => {
    const visit = (code: 'unauthorized' | 'not_found' | 'server_error') => seen(at({}, { place: 'public', access: undefined, error: new LecternError(code, '') }));
    expect([visit('unauthorized'), visit('not_found'), visit('server_error')]).toEqual(['notAvailable', 'notAvailable', 'failed']);
    expect(seen(at({}, { place: 'public', catalog: undefined }))).toBe('loading');
  });
  it('TEXT-57, ROUTE-23, ROUTE-31 signs in on the portal’s own origin and comes back to enrol; elsewhere the host knows how', () => {
    const here = { origin: 'https://academy.example', href: 'https://academy.example/learn/open-catalog/o/view/details' };
    const wanted = '/learn/courses?occflow=addToMyCourses&objectiveId=o%201';
    expect(signInAddress(wanted, here.origin, here)).toBe(`/oidc/login?redirectUrl=${encodeURIComponent(wanted)}`);
    const partner = { origin: 'https://partner.example', href: 'https://partner.example/page' };
    expect(signInAddress(`https://academy.example${wanted}`, here.origin, partner)).toBe(`https://academy.example${wanted}`);
    expect(signInAddress('/my/courses?occflow=x', here.origin, partner)).toBe('https://partner.example/my/courses?occflow=x');
    expect(signInAddress('https://other.example/x', here.origin, here)).toBe('https://other.example/x');
  });
});

describe('nobody is sent in a circle (ENROL-14)', () => {
  const state = <K extends string>(table: Readonly<Record<K, number>>) => fc.constantFrom(...(Object.keys(table) as K[]));
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
      access({ ...more, objective: { state: objective }, activity: { state: activity, type, supportReview }, workflow: run && workflow({ state: run }), record: imported ? record() : null }),
    );
  const beginnings = ['/courses/redirect/c?q=1', '/courses/c', '/courses/c/g', '/courses/c/view/details', '/courses/c/view/content', '/courses/c?viewType=REVIEW', '/catalog/c', '/catalog/c/view/details'];

  it('from any address of any course one arrives within two moves, with the query', () => {
    fc.assert(
      fc.property(accesses, fc.boolean(), fc.constantFrom(...beginnings), (given, catalog, beginning) => {
        let path = beginning;
        for (let moves = 0; moves <= 2; moves++) {
          // The very attributes that the page gives to the element.
          const page = pageOf(parse(path), path.split('?')[1] ?? '', { catalog });
          if (page.kind !== 'element') return;
          const { 'place': place = 'courses', view = 'overview', 'objective-id': objectiveId = '', 'aggregate-id': aggregateId = '', query = '' } = page.attributes;
          const screen = screenOf({ place: place as CoursePlace, view: view as CourseView, objectiveId, aggregateId, query, access: given, course: undefined, catalog, error: null, paused: false });
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

import type { ObjectiveState, WorkflowState } from '../../../../src/domain/course/states.ts';

/** A course of a learner, as a case tells it: what it does not say is a ready course without anything. */
export interface CaseCourse {
  readonly workflow?: WorkflowState;
  /** A result; without a workflow it was imported. */
  readonly record?: boolean;
  readonly selfEnrolled?: boolean;
  readonly mandatory?: boolean;
  readonly inCatalog?: boolean;
  readonly state?: ObjectiveState;
  readonly activityState?: ObjectiveState;
  /** `spring` or `autumn`; none where it does not say. */
  readonly term?: CaseTerm;
  readonly collections?: readonly CaseCollection[];
  readonly name?: string;
  readonly code?: string | null;
  readonly description?: string | null;
}

export type CaseTerm = 'spring' | 'autumn';
export type CaseCollection = 'life' | 'data' | 'safety';
export type CaseProgress = 'notStarted' | 'inProgress' | 'completed';

/**
 * What is chosen in the drawer and written into the search box. `none` of the terms is the all-zero id; `uncategorized`
 * the collection of that name.
 */
export interface CaseChoice {
  readonly courseProgress?: readonly CaseProgress[];
  readonly coursePriority?: readonly ('mandatory' | 'optional')[];
  readonly term?: readonly (CaseTerm | 'none')[];
  readonly collection?: readonly (CaseCollection | 'uncategorized')[];
  readonly keyword?: string;
}

/** One course, one choice, and whether the course is found. */
export interface FilterCase {
  readonly rule: string;
  readonly name: string;
  readonly course: CaseCourse;
  readonly choice: CaseChoice;
  readonly found: boolean;
}

/** One course, and in which lists it stands. */
export interface MembershipCase {
  readonly name: string;
  readonly course: CaseCourse;
  readonly enrolled: boolean;
  readonly catalog: boolean;
}

const states = ['inProgress', 'submitted', 'inGrading', 'graded', 'gradingApproved', 'finished'] as const;

/** LIST-3, LIST-4 and LIST-5: who stands in which list. */
export const membershipCases: readonly MembershipCase[] = [
  { name: 'nothing at all', course: {}, enrolled: false, catalog: false },
  { name: 'self-enrolled', course: { selfEnrolled: true }, enrolled: true, catalog: false },
  {
    name: 'self-enrolled, shown in the catalog',
    course: { selfEnrolled: true, inCatalog: true },
    enrolled: true,
    catalog: false,
  },
  { name: 'mandatory', course: { mandatory: true }, enrolled: true, catalog: false },
  {
    name: 'mandatory, shown in the catalog',
    course: { mandatory: true, inCatalog: true },
    enrolled: true,
    catalog: true,
  },
  {
    name: 'mandatory and self-enrolled, shown in the catalog',
    course: { mandatory: true, selfEnrolled: true, inCatalog: true },
    enrolled: true,
    catalog: false,
  },
  { name: 'shown in the catalog', course: { inCatalog: true }, enrolled: false, catalog: true },
  { name: 'an imported record', course: { record: true }, enrolled: true, catalog: false },
  {
    name: 'an imported record, shown in the catalog',
    course: { record: true, inCatalog: true },
    enrolled: true,
    catalog: false,
  },
  {
    name: 'a record of its own run',
    course: { workflow: 'finished', record: true, inCatalog: true },
    enrolled: true,
    catalog: false,
  },
  ...states.map((workflow) => ({
    name: `a workflow in state ${workflow}, shown in the catalog`,
    course: { workflow, inCatalog: true },
    enrolled: true,
    catalog: false,
  })),
  { name: 'a draft, self-enrolled', course: { selfEnrolled: true, state: 'draft' }, enrolled: true, catalog: false },
  {
    name: 'a draft, shown in the catalog',
    course: { inCatalog: true, state: 'draft' },
    enrolled: false,
    catalog: true,
  },
  {
    name: 'an expired course, mandatory and in the catalog',
    course: { mandatory: true, inCatalog: true, state: 'expired' },
    enrolled: true,
    catalog: true,
  },
  {
    name: 'an archived course, self-enrolled',
    course: { selfEnrolled: true, state: 'archived' },
    enrolled: false,
    catalog: false,
  },
  {
    name: 'an archived course, mandatory and in progress',
    course: { mandatory: true, workflow: 'inProgress', state: 'archived' },
    enrolled: false,
    catalog: false,
  },
  {
    name: 'an archived course, shown in the catalog',
    course: { inCatalog: true, state: 'archived' },
    enrolled: false,
    catalog: false,
  },
  {
    name: 'an archived activity, self-enrolled',
    course: { selfEnrolled: true, activityState: 'archived' },
    enrolled: false,
    catalog: false,
  },
  {
    name: 'an archived activity, shown in the catalog',
    course: { inCatalog: true, activityState: 'archived' },
    enrolled: false,
    catalog: false,
  },
  {
    name: 'a draft activity, shown in the catalog',
    course: { inCatalog: true, activityState: 'draft' },
    enrolled: false,
    catalog: true,
  },
];

/** FILTER-3 to FILTER-5, literally: which of the three values finds a course with this run and record. */
const progress: readonly (readonly [course: CaseCourse, found: CaseProgress | null])[] = [
  [{}, 'notStarted'],
  [{ record: true }, 'completed'],
  [{ workflow: 'inProgress' }, 'inProgress'],
  [{ workflow: 'inProgress', record: true }, 'inProgress'],
  [{ workflow: 'submitted' }, null],
  [{ workflow: 'submitted', record: true }, null],
  [{ workflow: 'inGrading' }, 'inProgress'],
  [{ workflow: 'graded' }, null],
  [{ workflow: 'graded', record: true }, null],
  [{ workflow: 'gradingApproved' }, 'inProgress'],
  [{ workflow: 'finished' }, 'completed'],
  [{ workflow: 'finished', record: true }, 'completed'],
];
const rules = { notStarted: 'FILTER-3', inProgress: 'FILTER-4', completed: 'FILTER-5' } as const;
const values = ['notStarted', 'inProgress', 'completed'] as const;
const progressCases = progress.flatMap(([course, found]) =>
  values.map((value): FilterCase => {
    const name = `${value}: ${course.workflow ?? 'no'} workflow, ${course.record ? 'a' : 'no'} record`;
    return {
      rule: rules[value],
      name,
      course: { ...course, selfEnrolled: true },
      choice: { courseProgress: [value] },
      found: found === value,
    };
  }),
);

const one = (rule: string, name: string, course: CaseCourse, choice: CaseChoice, found: boolean): FilterCase => ({
  rule,
  name,
  course,
  choice,
  found,
});
const both = {
  mandatory: true,
  term: 'spring',
  collections: ['life'],
  workflow: 'inProgress',
} as const satisfies CaseCourse;
const named = { name: 'Straße der Ärzte', code: 'İST 7', description: 'Épidémiologie — 100 % _pratique_' } as const;

/** FILTER-2 to FILTER-6, FILTER-9 and FILTER-14. */
export const filterCases: readonly FilterCase[] = [
  ...progressCases,
  one('FILTER-6', 'mandatory finds the mandatory', { mandatory: true }, { coursePriority: ['mandatory'] }, true),
  one('FILTER-6', 'mandatory does not find others', { selfEnrolled: true }, { coursePriority: ['mandatory'] }, false),
  one('FILTER-6', 'optional finds others', { selfEnrolled: true }, { coursePriority: ['optional'] }, true),
  one('FILTER-6', 'optional does not find the mandatory', { mandatory: true }, { coursePriority: ['optional'] }, false),
  one('FILTER-2', 'nothing chosen finds all', both, {}, true),
  one(
    'FILTER-2',
    'empty groups find all',
    both,
    { courseProgress: [], coursePriority: [], term: [], collection: [], keyword: '' },
    true,
  ),
  one('FILTER-2', 'one of two values fits', both, { courseProgress: ['completed', 'inProgress'] }, true),
  one('FILTER-2', 'none of two values fits', both, { courseProgress: ['completed', 'notStarted'] }, false),
  one('FILTER-2', 'both priorities find all', both, { coursePriority: ['mandatory', 'optional'] }, true),
  one('FILTER-2', 'one of two terms fits', both, { term: ['autumn', 'spring'] }, true),
  one('FILTER-2', 'one of two collections fits', both, { collection: ['data', 'life'] }, true),
  one(
    'FILTER-2',
    'all groups fit',
    both,
    {
      courseProgress: ['inProgress'],
      coursePriority: ['mandatory'],
      term: ['spring'],
      collection: ['life'],
      keyword: 'course',
    },
    true,
  ),
  one(
    'FILTER-2',
    'one group of all does not fit',
    both,
    { courseProgress: ['inProgress'], coursePriority: ['optional'], term: ['spring'], collection: ['life'] },
    false,
  ),
  one(
    'FILTER-2',
    'the text of all does not fit',
    both,
    { courseProgress: ['inProgress'], coursePriority: ['mandatory'], keyword: 'nowhere' },
    false,
  ),
  one(
    'FILTER-2',
    'any of several collections of a course',
    { collections: ['life', 'safety'] },
    { collection: ['safety'] },
    true,
  ),
  one(
    'FILTER-2',
    'none of the collections of a course',
    { collections: ['life', 'safety'] },
    { collection: ['data'] },
    false,
  ),
  one('FILTER-9', 'uncategorized finds what is in none', {}, { collection: ['uncategorized'] }, true),
  one(
    'FILTER-9',
    'uncategorized does not find what is in one',
    { collections: ['life'] },
    { collection: ['uncategorized'] },
    false,
  ),
  one(
    'FILTER-9',
    'uncategorized or a collection',
    { collections: ['life'] },
    { collection: ['uncategorized', 'life'] },
    true,
  ),
  one('FILTER-9', 'the all-zero term finds what has none', {}, { term: ['none'] }, true),
  one('FILTER-9', 'the all-zero term does not find what has one', { term: 'spring' }, { term: ['none'] }, false),
  one('FILTER-9', 'the all-zero term or a term', { term: 'autumn' }, { term: ['none', 'autumn'] }, true),
  one('FILTER-14', 'in the name', { name: 'Sleep and the Ageing Brain' }, { keyword: 'ageing' }, true),
  one('FILTER-14', 'in the code', { code: 'NEU 215' }, { keyword: 'neu 2' }, true),
  one('FILTER-14', 'in the description', { description: 'Why old people wake at four.' }, { keyword: 'WAKE' }, true),
  one(
    'FILTER-14',
    'nowhere',
    { name: 'Sleep', code: 'NEU 215', description: 'Old people' },
    { keyword: 'young' },
    false,
  ),
  one(
    'FILTER-14',
    'without code and description',
    { name: 'Sleep', code: null, description: null },
    { keyword: 'neu' },
    false,
  ),
  one('FILTER-14', 'leading spaces are trimmed', { name: 'Sleep' }, { keyword: '   sleep' }, true),
  one(
    'FILTER-14',
    'spaces inside and at the end are looked for',
    { name: 'Sleep', code: null },
    { keyword: 'sleep ' },
    false,
  ),
  one('FILTER-14', 'spaces alone find all', { name: 'Sleep' }, { keyword: '   ' }, true),
  one('FILTER-14', 'marks are folded', named, { keyword: 'arzte' }, true),
  one('FILTER-14', 'Turkish: i without a dot, written large', { name: 'IŞIK VE YAŞAM' }, { keyword: 'ışık' }, true),
  one(
    'FILTER-14',
    'Turkish: i with a dot, written large',
    { name: 'İSTANBUL’DA SAĞLIK' },
    { keyword: 'istanbul' },
    true,
  ),
  one('FILTER-14', 'Turkish: typed without its letters', { name: 'Işık ve yaşam' }, { keyword: 'isik' }, true),
  one('FILTER-14', 'Polish: a letter with a stroke', { name: 'Łódź' }, { keyword: 'lodz' }, true),
  one(
    'FILTER-14',
    'Vietnamese: a letter with a stroke, and two marks on one',
    { name: 'Đường huyết' },
    { keyword: 'duong huyet' },
    true,
  ),
  one(
    'FILTER-14',
    'Danish: typed without its letters',
    { name: 'Ældre og sår på fødder' },
    { keyword: 'aeldre og sar pa fodder' },
    true,
  ),
  one('FILTER-14', 'German: sharp s', { name: 'Straßenmedizin' }, { keyword: 'STRASSEN' }, true),
  one('FILTER-14', 'Greek: the last sigma', { name: 'Ασκησις' }, { keyword: 'ΑΣΚΗΣΙΣ' }, true),
  one('FILTER-14', 'Arabic: vowels are not written', { name: 'مُقَدِّمة في الإحصاء' }, { keyword: 'مقدمة' }, true),
  one('FILTER-14', 'Thai: within a sentence without spaces', { name: 'การดูแลผู้ป่วยเบื้องต้น' }, { keyword: 'ผู้ป่วย' }, true),
  one('FILTER-14', 'Thai: tones are left out', { name: 'การดูแลผู้ป่วยเบื้องต้น' }, { keyword: 'เบืองตน' }, true),
  one(
    'FILTER-14',
    'Japanese: within a sentence without spaces',
    { name: '救急医療の基礎知識' },
    { keyword: '医療の基礎' },
    true,
  ),
  one('FILTER-14', 'Japanese: narrow letters', { name: 'ガイドライン入門' }, { keyword: 'ｶﾞｲﾄﾞﾗｲﾝ' }, true),
  one('FILTER-14', 'Chinese: within a sentence without spaces', { name: '急救医学基础' }, { keyword: '医学' }, true),
  one('FILTER-14', 'Korean: a word that is being typed', { name: '응급 의학' }, { keyword: '의하' }, true),
  one('FILTER-14', 'Hindi: a nukta is left out', { name: 'ज़रूरी देखभाल' }, { keyword: 'जरूरी' }, true),
  one('FILTER-14', 'Hindi: another vowel', { name: 'दिन' }, { keyword: 'दान' }, false),
  one('FILTER-14', 'Thai: another vowel', { name: 'กิน' }, { keyword: 'กุน' }, false),
  one('FILTER-14', 'Burmese: another vowel', { name: 'ကိုယ်' }, { keyword: 'ကူ' }, false),
  one(
    'FILTER-14',
    'marks that are written find what has none',
    { name: 'Epidemiologie' },
    { keyword: 'Épidémi' },
    true,
  ),
  one('FILTER-14', 'a dotted capital I', named, { keyword: 'ist' }, true),
  one('FILTER-14', 'a percent sign is a sign', named, { keyword: '100 %' }, true),
  one('FILTER-14', 'a percent sign stands for nothing else', { name: 'Sleep' }, { keyword: 'sl%p' }, false),
  one('FILTER-14', 'an underscore stands for nothing else', { name: 'Sleep' }, { keyword: 'sl_ep' }, false),
  one('FILTER-14', 'a text of one letter', { name: 'Sleep' }, { keyword: 'p' }, true),
  one('FILTER-14', 'Arabic with marks', { name: 'كِتاب الأحياء' }, { keyword: 'كتاب' }, true),
  one(
    'FILTER-14',
    'quotes and backslashes',
    { name: `It's a "quoted" \\ name` },
    { keyword: `'s a "quoted" \\` },
    true,
  ),
  one(
    'FILTER-14',
    'a text never spans two fields',
    { name: 'Sleep', code: 'NEU', description: null },
    { keyword: 'sleepneu' },
    false,
  ),
];

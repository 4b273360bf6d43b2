import { activityTypes, objectiveStates, presentationModes, workflowStates, type PresentationMode, type WorkflowState } from '../../domain/states.ts';

/** The time at which the states of this feature stand. */
export const stateNow = '2026-11-21T10:42:00Z';

interface CourseSketch {
  readonly code: string | null;
  readonly name: string;
  readonly collection?: string;
  readonly mandatory?: boolean;
  readonly term?: string;
  /** Shown in the catalog, and not enrolled in unless mandatory. */
  readonly catalog?: boolean;
  readonly image?: string;
  readonly parts?: readonly [done: number, total: number];
  readonly hours?: number;
  readonly topics?: number;
  readonly layout?: PresentationMode;
  readonly draft?: boolean;
  readonly opens?: string;
  readonly closes?: string;
  readonly due?: string;
  readonly gradePolicy?: 'none' | 'never' | 'afterFinish' | 'afterDate';
  readonly gradeDate?: string;
  readonly state?: WorkflowState;
  readonly progress?: number;
  readonly started?: string;
  readonly submitted?: string;
  readonly finished?: string;
  /** Of a result; without a state it was imported. */
  readonly result?: { readonly score?: number; readonly max?: number; readonly grade?: string; readonly passed?: boolean | null; readonly finished?: string };
}

const iso = (day: string | undefined) => (day === undefined ? null : `${day}T09:00:00Z`);

/** A course as the server sends it. */
export function wireCourse(sketch: CourseSketch, index: number) {
  const { result, parts, state } = sketch;
  const id = `course-${sketch.code ?? index}`;
  return {
    id: `access-${index}`,
    userId: 'mira',
    objectiveAccessId: `enrolment-${index}`,
    objective: {
      id,
      name: sketch.name,
      code: sketch.code,
      description: null,
      state: objectiveStates[sketch.draft ? 'draft' : 'ready'],
      imageUrl: sketch.image ?? null,
      showcases: sketch.collection ? [{ id: sketch.collection, name: sketch.collection }] : [],
      activity: {
        id: `activity-${id}`,
        type: activityTypes.composite,
        state: objectiveStates[sketch.draft ? 'draft' : 'ready'],
        duration: sketch.hours ? sketch.hours * 3600 : null,
        childrenCount: sketch.topics ?? 4,
        presentationMode: presentationModes[sketch.layout ?? 'tree'],
        supportReview: true,
        proctored: false,
      },
      announcementChannelId: null,
      gradingScaleId: null,
      gradingScale: null,
      proctored: false,
    },
    isMandatory: sketch.mandatory ?? false,
    retake: false,
    showInCatalog: sketch.catalog ?? false,
    availabilityDate: iso(sketch.opens),
    availabilityEndDate: iso(sketch.closes),
    dueDate: iso(sketch.due),
    gradeRevealPolicy: sketch.gradePolicy ?? 'none',
    gradeRevealDate: iso(sketch.gradeDate),
    termId: sketch.term ?? null,
    parts: parts ? { done: parts[0], total: parts[1] } : null,
    objectiveWorkflowAggregate: {
      id: `aggregate-${index}`,
      isSelfEnrolled: !sketch.catalog,
      lastObjectiveWorkflow: state && {
        id: `workflow-${index}`,
        state: workflowStates[state],
        progress: sketch.progress ?? (parts ? parts[0] / parts[1] : 0),
        started: iso(sketch.started),
        submitted: iso(sketch.submitted),
        finished: iso(sketch.finished),
        protectResults: false,
        objectiveRecordId: result ? `record-${index}` : null,
      },
      lastObjectiveRecord: result && {
        id: `record-${index}`,
        finished: iso(result.finished ?? sketch.finished),
        score: result.score ?? null,
        maxScore: result.max ?? null,
        normalizedScore: result.score !== undefined && result.max ? result.score / result.max : null,
        grade: result.grade ?? null,
        passed: result.passed ?? null,
        progress: 1,
        protectResults: false,
      },
    },
  };
}

const picture = (sky: string, land: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${sky}"/><circle cx="128" cy="64" r="26" fill="#fff" opacity=".7"/><path d="M0 150 60 96l44 42 36-30 60 52v40H0z" fill="${land}"/></svg>`)}`;

/** One course in every state of a card. */
export const sketches: readonly CourseSketch[] = [
  { code: 'HIS 160', term: 'spring', name: 'A Short History of Vaccination', collection: 'Humanities of medicine', image: picture('#e9dfc7', '#8a5a2b'), result: { finished: '2025-06-02' } },
  { code: 'BIO 214', term: 'autumn', name: 'Cell Signalling and Disease', collection: 'Life sciences', parts: [0, 24], hours: 9, due: '2026-12-05' },
  { code: 'EPI 230', term: 'autumn', name: 'Field Epidemiology: Tracing an Outbreak', collection: 'Clinical practice', image: picture('#dfe7d8', '#7ba6b3'), parts: [0, 21], hours: 10, opens: '2026-12-01' },
  { code: 'GEN 225', term: 'spring', name: 'Genomics: From Sample to Report', collection: 'Life sciences', layout: 'tiles', topics: 6, hours: 8 },
  { code: 'SAF 001', name: 'Laboratory Safety Essentials', collection: 'Safety', mandatory: true, state: 'finished', finished: '2026-10-02', result: { score: 47, max: 50, grade: 'A', passed: true } },
  { code: 'LEA 200', term: 'autumn', name: 'Leading a Small Research Group', state: 'finished', finished: '2026-09-11', result: { score: 21, max: 30, grade: 'B−', passed: true } },
  { code: 'PHA 310', term: 'spring', name: 'Pharmacokinetics in Practice', collection: 'Life sciences', parts: [0, 20], draft: true },
  { code: 'ETH 105', term: 'autumn', name: 'Research Ethics and Informed Consent', collection: 'Research methods', mandatory: true, parts: [13, 18], state: 'inProgress', started: '2026-10-20', due: '2026-11-14' },
  { code: 'COM 115', term: 'autumn', name: 'Speaking with Patients and Families', collection: 'Clinical practice', state: 'finished', finished: '2026-10-29', result: { score: 19, max: 50, grade: 'F', passed: false } },
  { code: 'STA 210', name: 'Statistics for Clinical Researchers', collection: 'Research methods', parts: [12, 32], hours: 14, state: 'inProgress', started: '2026-11-03' },
  { code: 'DAT 140', term: 'autumn', name: 'Working with Messy Data in R', collection: 'Data and computing', parts: [3, 26], hours: 11, state: 'inProgress', started: '2026-11-16' },
  { code: 'WRI 120', term: 'autumn', name: 'Writing a Systematic Review', collection: 'Research methods', parts: [15, 15], hours: 7.5, state: 'submitted', progress: 1, started: '2026-10-01', submitted: '2026-11-18' },
  { code: 'NEU 302', term: 'spring', name: 'Reading an EEG', collection: 'Clinical practice', parts: [9, 9], state: 'inGrading', progress: 1, submitted: '2026-11-19' },
  { code: 'LAW 101', term: 'autumn', name: 'Data Protection for Researchers', collection: 'Safety', mandatory: true, parts: [0, 7], hours: 1.25, due: '2026-11-21' },
  { code: 'NUT 118', name: 'Nutrition Studies: What They Can and Cannot Show', collection: 'Research methods', parts: [0, 12], hours: 4, closes: '2026-11-01' },
  { code: 'VIR 207', term: 'spring', name: 'Virology Refresher', collection: 'Life sciences', state: 'finished', finished: '2026-11-10', gradePolicy: 'afterDate', gradeDate: '2026-12-01', result: { score: 8, max: 10, grade: 'B', passed: true } },
  { code: 'MED 090', term: 'autumn', name: 'Medical Latin', collection: 'Humanities of medicine', state: 'finished', finished: '2026-08-30', gradePolicy: 'never', result: { score: 8, max: 10, grade: 'B', passed: true } },
  { code: null, term: 'autumn', name: 'Orientation', parts: [31, 31], state: 'inProgress', progress: 0.999, started: '2025-11-16' },
  { code: 'IMP 001', term: 'spring', name: 'Good Clinical Practice', collection: 'Safety', result: { score: 92, max: 100, grade: 'A', passed: true, finished: '2024-02-11' } },
  { code: 'PRO 400', name: 'Protocol Design Workshop', collection: 'Research methods', state: 'gradingApproved', progress: 1 },
];

/** Courses of an academy that teaches in Arabic. */
export const arabicSketches: readonly CourseSketch[] = [
  { code: 'ETH 105', name: 'أخلاقيات البحث والموافقة المستنيرة', collection: 'مناهج البحث', mandatory: true, parts: [13, 18], state: 'inProgress', started: '2026-10-20', due: '2026-11-14' },
  { code: 'SAF 001', name: 'أساسيات السلامة في المختبر', collection: 'السلامة', mandatory: true, state: 'finished', finished: '2026-10-02', result: { score: 47, max: 50, grade: 'A', passed: true } },
  { code: 'BIO 214', name: 'إشارات الخلايا والأمراض', collection: 'علوم الحياة', parts: [0, 24], hours: 9, due: '2026-12-05' },
  { code: 'DAT 140', name: 'التعامل مع البيانات غير المرتّبة بلغة R', collection: 'البيانات والحوسبة', parts: [3, 26], hours: 11, state: 'inProgress', started: '2026-11-16' },
  { code: 'COM 115', name: 'الحديث مع المرضى وذويهم', collection: 'الممارسة السريرية', state: 'finished', finished: '2026-10-29', result: { score: 19, max: 50, grade: 'F', passed: false } },
  { code: 'WRI 120', name: 'كتابة المراجعة المنهجية', collection: 'مناهج البحث', parts: [15, 15], hours: 7, state: 'submitted', progress: 1, submitted: '2026-11-18' },
];

/** Courses of a catalog: to be chosen, opening later, coming, closed, and one that is mandatory. */
export const catalogSketches: readonly CourseSketch[] = [
  { code: 'BIO 101', term: 'autumn', name: 'Chemistry of Living Things', collection: 'Life sciences', parts: [0, 12], hours: 5, catalog: true },
  { code: 'NEU 215', term: 'autumn', name: 'Sleep and the Ageing Brain', collection: 'Life sciences', image: picture('#dfe7d8', '#7ba6b3'), parts: [0, 16], hours: 6, catalog: true },
  { code: 'SAF 002', term: 'spring', name: 'Fire Safety for Everybody', collection: 'Safety', mandatory: true, parts: [0, 4], hours: 1, catalog: true },
  { code: 'EPI 330', term: 'spring', name: 'Surveillance of Epidemics', collection: 'Clinical practice', parts: [0, 21], hours: 10, opens: '2026-12-01', catalog: true },
  { code: 'PHA 410', name: 'Drug Interactions', collection: 'Clinical practice', parts: [0, 9], draft: true, catalog: true },
  { code: 'LEA 110', name: 'Meetings That End', layout: 'tiles', topics: 6, hours: 2, catalog: true },
  { code: 'HIS 120', name: 'Hospitals in the Middle Ages', collection: 'Humanities of medicine', parts: [0, 8], hours: 3, closes: '2026-11-01', catalog: true },
];

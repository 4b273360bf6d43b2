import type { FeatureState, ScriptedReply } from '../../runtime/featureState.ts';
import { sketches, stateNow, wireCourse } from './stateCourses.ts';

const list = 'GET /api/lms/v1/users/me/objective-accesses/query';
const all = sketches.map(wireCourse);

/** Answers a list whole, however little is asked for. */
const wholeOf = (items: readonly unknown[]): ScriptedReply => ({ body: { data: items, totalCount: items.length } });

/** Answers pages of a list as they are asked for. */
const pagesOf = (items: readonly unknown[]): ScriptedReply => ({
  answer: (url) => {
    const skip = Number(url.searchParams.get('skip') ?? 0);
    const take = Number(url.searchParams.get('take') ?? items.length);
    return { data: items.slice(skip, skip + take), totalCount: items.length };
  },
});

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...wireCourse({ ...sketches[index % sketches.length]!, name: `${index + 1}. ${sketches[index % sketches.length]!.name}` }, index) }));
const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>{{count}} & "quotes"';
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung for everybody who has ever wondered how such a name fits on a card that was made for two lines';
const arabic = [
  { code: 'ETH 105', name: 'أخلاقيات البحث والموافقة المستنيرة', collection: 'مناهج البحث', mandatory: true, parts: [13, 18], state: 'inProgress', started: '2026-10-20', due: '2026-11-14' },
  { code: 'SAF 001', name: 'أساسيات السلامة في المختبر', collection: 'السلامة', mandatory: true, state: 'finished', finished: '2026-10-02', result: { score: 47, max: 50, grade: 'A', passed: true } },
  { code: 'BIO 214', name: 'إشارات الخلايا والأمراض', collection: 'علوم الحياة', parts: [0, 24], hours: 9, due: '2026-12-05' },
  { code: 'DAT 140', name: 'التعامل مع البيانات غير المرتّبة بلغة R', collection: 'البيانات والحوسبة', parts: [3, 26], hours: 11, state: 'inProgress', started: '2026-11-16' },
  { code: 'COM 115', name: 'الحديث مع المرضى وذويهم', collection: 'الممارسة السريرية', state: 'finished', finished: '2026-10-29', result: { score: 19, max: 50, grade: 'F', passed: false } },
  { code: 'WRI 120', name: 'كتابة المراجعة المنهجية', collection: 'مناهج البحث', parts: [15, 15], hours: 7, state: 'submitted', progress: 1, submitted: '2026-11-18' },
] as const;

const noCatalog: ScriptedReply = { body: { ui: { learner: { navigation: { catalog: false } } } } };
const state = (name: string, title: string, settled: string, replies: FeatureState['replies'], more: Partial<FeatureState> = {}): FeatureState => ({ name, title, now: stateNow, settled, replies, ...more });

/** Every state of the list of courses. */
export const states: readonly FeatureState[] = [
  state('full', 'One card of every state', '.card .whole', { [list]: [wholeOf(all)] }),
  state('loading', 'First load', '.card .sk', { [list]: [{ fault: 'never' }] }),
  state('empty', 'No courses yet', '.blank .btn', { [list]: [wholeOf([])] }),
  state('empty-no-catalog', 'No courses, and the catalog is off', '.blank', { [list]: [wholeOf([])], 'GET /config-ui/config.json': [noCatalog] }),
  state('failed', 'The list could not be loaded', '.blank .btn', { [list]: [{ status: 500, body: { error: { code: 'server_error', message: 'no' } } }] }),
  state('failed-network', 'The server cannot be reached', '.blank .btn', { [list]: [{ fault: 'lost' }] }),
  state('failed-reply', 'A reply of the wrong shape', '.blank .btn', { [list]: [{ body: { rows: [] } }] }),
  state('failed-forbidden', 'The list may not be seen', '.blank .btn', { [list]: [{ status: 403, body: { error: { code: 'forbidden', message: 'no' } } }] }),
  state('offline', 'Offline from the start', '.blank', { [list]: [wholeOf(all)] }, { offline: 'start' }),
  state('offline-list', 'Offline, with what was loaded before', '.notice', { [list]: [wholeOf(all.slice(7, 10))] }, { offline: 'later' }),
  state('unreadable', 'A wrong item among good ones', '.card.quiet', { [list]: [wholeOf([{ id: 'broken' }, all[7], { objective: null }, all[4]])] }),
  state('more', 'More than one page', '.more [aria-busy]', { [list]: [pagesOf(many(60)), { fault: 'never' }] }, { clicks: ['.more .btn'] }),
  state('more-failed', 'The next page could not be loaded', '.more [role=alert]', { [list]: [pagesOf(many(60)), { status: 500 }] }, { clicks: ['.more .btn'] }),
  state('hundreds', 'More than two hundred courses', '.card .whole', { [list]: [wholeOf(many(260))] }),
  state('one', 'One course', '.card .whole', { [list]: [wholeOf(all.slice(9, 10))] }),
  state('hostile', 'Hostile text', '.card .whole', { [list]: [wholeOf(many(2).map((course) => ({ ...course, objective: { ...course.objective, name: hostile, code: hostile, imageUrl: 'javascript:alert(1)' } })))] }),
  state('long', 'Long text', '.card .whole', { [list]: [wholeOf([...many(1), wireCourse({ ...sketches[7]!, code: 'LONG-CODE-2026-XII', name: long, collection: long }, 1), wireCourse({ ...sketches[4]!, name: long }, 2)])] }),
  state('arabic', 'Arabic titles', '.card .whole', { [list]: [wholeOf(arabic.map(wireCourse))] }),
];

import type { FeatureState } from '../../featureState.ts';
import { answerStates } from './answerStates.ts';
import { attachStates } from './attachStates.ts';
import { discussionStates } from './discussionStates.ts';
import { certificateStates } from './certificateStates.ts';
import { emailAnswerStates } from './emailAnswerStates.ts';
import { leaveStates } from './leaveStates.ts';
import { keepStates } from './offline/keepStates.ts';
import { savedStates } from './saved/savedStates.ts';
import { eventStates } from './eventStates.ts';
import { fileStates } from './fileStates.ts';
import { catalogStates } from './catalogStates.ts';
import { overviewStates } from './overviewStates.ts';
import { visitorStates } from './visitorStates.ts';
import { resultsStates } from './resultsStates.ts';
import { surveyStates } from './surveyStates.ts';
import { shapeStates } from './shapeStates.ts';
import { teamStates } from './teamStates.ts';
import { hostileText } from './stateAuthorTexts.ts';
import type { PartSketch } from './stateParts.ts';
import { doneTree, fullTree } from './stateTrees.ts';
import { content, finishCourse, finishPart, reading, refused, textOf, tree } from './stateReading.ts';
import { arabicCourse, arabicText, hostileName, long } from './stateTexts.ts';
import { videoStates } from './videoStates.ts';
import { proctoredStates } from './proctoredStates.ts';
import { scormStates } from './framed/scormStates.ts';
import { toolStates } from './framed/toolStates.ts';
import { textStates } from './textStates.ts';

const here = 'p4/p4-2';
const arabicTree: PartSketch = {
  name: 'الإحصاء للباحثين السريريين',
  workflow: 'inProgress',
  children: [
    {
      name: '1. الأسس',
      workflow: 'finished',
      children: [
        { name: '1.1 لماذا الإحصاء', workflow: 'finished' },
        { name: '1.2 الأسئلة والبيانات', workflow: 'finished' },
      ],
    },
    {
      name: '2. عدم اليقين',
      workflow: 'inProgress',
      children: [
        { name: '2.1 لماذا تتباين التقديرات', type: 'video', workflow: 'finished', minutes: 9 },
        { name: '2.2 ماذا تقول فترة الثقة', workflow: 'inProgress', minutes: 12 },
        { name: '2.3 قراءة مخطط الغابة', minutes: 10 },
        { name: '2.4 نقاش: نتيجة شككتَ فيها', type: 'discussion', optional: true },
      ],
    },
    {
      name: '3. الاختبارات والقرارات',
      children: [
        { name: '3.1 منطق الاختبار', available: false },
        { name: '3.2 ندوة مباشرة', type: 'event', constraint: { startFrom: '2026-12-02T13:00:00Z' } },
      ],
    },
  ],
};
/** Every state of the course page. */
export const states: readonly FeatureState[] = [
  ...overviewStates,
  ...catalogStates,
  ...visitorStates,
  ...resultsStates,
  ...certificateStates,
  ...videoStates,
  ...fileStates,
  ...textStates,
  ...eventStates,
  ...toolStates,
  ...scormStates,
  ...answerStates,
  ...attachStates,
  ...discussionStates,
  ...surveyStates,
  ...emailAnswerStates,
  ...shapeStates,
  ...teamStates,
  ...proctoredStates,
  ...savedStates,
  ...leaveStates,
  ...keepStates,

  reading('content', 'Reading', fullTree, here),
  reading('content-loading', 'Content, first load', fullTree, here, {
    settled: '.part .bone',
    replies: { [tree]: [{ fault: 'never' }] },
  }),
  reading('content-text-loading', 'Content, the text is on its way', fullTree, here, {
    settled: '.part .bones',
    replies: { [content]: [{ fault: 'never' }] },
  }),
  reading('content-tree', 'Content with its table of contents', fullTree, here, {
    settled: '[role=treeitem]',
    clicks: ['.way > .btn'],
  }),
  reading('content-done', 'A part that is complete', fullTree, 'p3/p3-1'),
  reading('content-locked', 'A part that waits for another', fullTree, 'p5/p5-1', { settled: '.instead' }),
  reading('content-before', 'A part before its start', fullTree, 'p5/p5-2', { settled: '.instead' }),
  reading('content-missed', 'A part whose start was missed', fullTree, 'p6', { settled: '.instead' }),
  reading('content-draft', 'A part that is a draft', fullTree, 'p5/p5-3', { settled: '.instead' }),
  reading('content-module', 'A module', fullTree, 'p4', { settled: '.instead' }),
  reading('content-missing', 'An address that leads to no part', fullTree, 'nowhere', { settled: '.instead' }),
  reading('content-empty', 'A course without parts', { name: 'Empty', children: [] }, '', { settled: '.instead' }),
  reading('content-failed', 'The content could not be loaded', fullTree, here, {
    settled: '.empty-state .btn',
    replies: { [tree]: [refused(500, 'server_error')] },
  }),
  reading('content-text-failed', 'The text could not be loaded', fullTree, here, {
    settled: '.empty-state .btn',
    replies: { [content]: [refused(500, 'server_error')] },
  }),
  reading('content-hostile', 'A hostile text', fullTree, here, { replies: { [content]: [textOf(hostileText)] } }),
  reading('content-offline', 'Offline while reading', fullTree, here, {
    settled: '.notices .notice',
    offline: 'later',
  }),
  reading('content-unsent', 'Mark as complete was not sent', fullTree, here, {
    settled: '.notices .notice',
    clicks: ['.mark-complete'],
    replies: { [finishPart]: [{ fault: 'lost' }] },
  }),
  reading('content-review', 'Looking back at a finished course', doneTree, 'p1', {
    course: { state: 'finished', parts: [2, 3], name: 'A Short Course' },
  }),
  reading('content-arabic', 'Reading, Arabic', arabicTree, 'p2/p2-2', {
    course: arabicCourse,
    replies: { [content]: [textOf(arabicText)] },
  }),
  reading(
    'content-long',
    'Reading, long names',
    {
      name: long,
      children: [
        { name: long, children: [{ name: long }, { name: hostileName, optional: true }] },
        { name: long, available: false },
      ],
    },
    'p1/p1-1',
    { course: { name: long, code: 'LONG-CODE-2026-XII' } },
  ),
  reading(
    'finish-open',
    'Finish: mandatory parts are open',
    { ...fullTree, children: fullTree.children?.slice(0, 4) ?? [] },
    'p4/p4-5',
    { settled: '.dialog .todo', clicks: ['.turn .last .btn'] },
  ),
  reading('finish-missed', 'Finish: a window was missed', fullTree, 'p6', {
    settled: '.dialog .todo',
    clicks: ['.turn .last .btn'],
  }),
  reading('finish-ready', 'Finish: everything is complete', doneTree, 'p3', {
    course: { parts: [2, 3] },
    settled: '.dialog .filled',
    clicks: ['.turn .last .btn'],
  }),
  reading('finish-unsent', 'Finish: not sent', doneTree, 'p3', {
    course: { parts: [2, 3] },
    settled: '.dialog .notice',
    clicks: ['.turn .last .btn', '.dialog .filled'],
    replies: { [finishCourse]: [{ fault: 'lost' }] },
  }),
];

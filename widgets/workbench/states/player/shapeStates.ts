import type { FeatureState } from '../../featureState.ts';
import type { PartSketch } from './stateParts.ts';
import { reading, textOf, content } from './stateReading.ts';
import { arabicCourse, arabicText } from './stateTexts.ts';

const chapters: readonly PartSketch[] = [
  { name: 'The estimate', workflow: 'finished', minutes: 6 },
  { name: 'The interval around it', workflow: 'inProgress', minutes: 9 },
  { name: 'A filmed example', type: 'video', minutes: 4 },
  {
    name: 'Further reading',
    children: [
      { name: 'Gardner and Altman', optional: true },
      { name: 'A seminar', type: 'event', constraint: { startFrom: '2026-12-02T13:00:00Z' } },
    ],
  },
  { name: 'What you would write', available: false },
];
const studies: readonly PartSketch[] = [
  { name: 'Blood pressure in Malmö', workflow: 'finished', minutes: 10 },
  { name: 'Sleep and shift work', workflow: 'finished', score: 0.52, type: 'lti' },
  {
    name: 'A trial that was stopped',
    workflow: 'inProgress',
    minutes: 15,
    constraint: { due: '2026-11-28T12:00:00Z' },
  },
  {
    name: 'Three hospitals',
    children: [{ name: 'Lund', workflow: 'finished' }, { name: 'Uppsala' }, { name: 'Tromsø' }],
  },
  { name: 'Reading a registry', optional: true },
  { name: 'Your own data', available: false },
  { name: 'Asking a statistician', type: 'event', constraint: { startFrom: '2026-12-02T13:00:00Z' } },
  { name: 'One more trial', state: 'draft' },
];
const course: PartSketch = {
  name: 'Statistics for Clinical Researchers',
  workflow: 'inProgress',
  children: [
    { name: '1. Foundations', children: [{ name: '1.1 Why statistics', workflow: 'finished' }] },
    { name: '2. Case studies', layout: 'tiles', minutes: 90, children: studies },
    { name: '3. A paper, read slowly', layout: 'longRead', minutes: 30, children: chapters },
    { name: '4. Without headings', layout: 'longReadWithoutActivityNames', children: chapters.slice(0, 2) },
    { name: '5. Analysis plan', display: 'fullscreen' },
    { name: '6. A drawing in layers', desktop: true },
    { name: '7. What waits', available: false },
  ],
};
const arabicParts: PartSketch = {
  name: 'الإحصاء للباحثين السريريين',
  workflow: 'inProgress',
  children: [
    {
      name: '1. دراسات حالة',
      layout: 'tiles',
      children: [
        { name: 'ضغط الدم في عمّان', workflow: 'finished', minutes: 10 },
        { name: 'النوم والعمل بالمناوبة', minutes: 15, constraint: { due: '2026-11-28T12:00:00Z' } },
        { name: 'ثلاثة مستشفيات', children: [{ name: 'حلب', workflow: 'finished' }, { name: 'طرابلس' }] },
        { name: 'بياناتك أنت', available: false },
      ],
    },
    {
      name: '2. بحث يُقرأ على مهل',
      layout: 'longRead',
      children: [
        { name: 'التقدير', workflow: 'finished' },
        { name: 'الفترة حوله', workflow: 'inProgress', minutes: 9 },
        { name: 'ما كنت ستكتبه', available: false },
      ],
    },
  ],
};
const arabic = { course: arabicCourse, replies: { [content]: [textOf(arabicText)] } };

/** The ways in which a course can be laid out (STATE-11, STATE-12). */
export const shapeStates: readonly FeatureState[] = [
  reading('content-tiles', 'A module in tiles', course, 'p2', { settled: '.tile' }),
  reading(
    'content-tiles-course',
    'A course in tiles',
    { name: 'Case studies', workflow: 'inProgress', layout: 'tiles', children: studies },
    '',
    { settled: '.tile' },
  ),
  reading('content-tiles-arabic', 'A module in tiles, Arabic', arabicParts, 'p1', { settled: '.tile', ...arabic }),
  reading('content-long-read', 'A long read', course, 'p3', { settled: '.section .author p' }),
  reading('content-long-read-bare', 'A long read without activity names', course, 'p4', {
    settled: '.section .author p',
  }),
  reading('content-full', 'A part that fills the page', course, 'p5', { settled: '.full .author p' }),
  reading('content-desktop', 'A part that is better on a desktop', course, 'p6', { settled: '.part > .title' }),
  reading('content-waits', 'A part that waits for several', course, 'p7', { settled: '.instead' }),
  reading('content-long-read-arabic', 'A long read, Arabic', arabicParts, 'p2', {
    settled: '.section .author p',
    ...arabic,
  }),
];

import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { objectiveId, stateNow, wireCourse, workflowId } from './stateCourse.ts';
import { wireActivity, type PartSketch } from './stateParts.ts';
import { arabicCourse } from './stateTexts.ts';
import { stateFilm } from './stateFilm.ts';

const lms = '/api/lms/v1';

const second = (value: number) => `00:${String(value).padStart(2, '0')}.000`;
/** Captions as a file, one line every four seconds. */
const captionsOf = (lines: readonly string[], language: string, label: string) => {
  const cues = lines.map((line, at) => `${second(at * 4)} --> ${second(at * 4 + 4)}\n${line}`);
  const file = ['WEBVTT', ...cues].join('\n\n');
  return { url: `data:text/vtt;charset=utf-8,${encodeURIComponent(file)}`, language, label };
};
const english = captionsOf(
  [
    '<v Dr Lindqvist>Estimates vary, even when nobody makes a mistake.',
    'Take forty patients, and then another forty.',
    'The two means will not be the same.',
    'How far apart they lie depends on two things:',
    'on how much patients differ, and on how many there are.',
    'With four times as many, the distance halves.',
    'That is the standard error.',
    'It is not the spread of the patients.',
    'It is the spread of the <i>estimates</i>.',
    'Keep the two apart, in what you read and in what you write.',
  ],
  'en',
  'English',
);
const arabic = captionsOf(
  [
    'تتباين التقديرات حتى حين لا يخطئ أحد.',
    'خذ أربعين مريضًا ثم أربعين آخرين.',
    'لن يتساوى المتوسطان.',
    'يتوقف البعد بينهما على أمرين:',
    'مدى اختلاف المرضى وعددهم.',
    'أربعة أضعاف العدد تنصّف البعد.',
    'هذا هو الخطأ المعياري.',
    'وليس هو تشتّت المرضى.',
    'بل تشتّت التقديرات.',
    'فرّق بينهما في ما تقرأ وتكتب.',
  ],
  'ar',
  'العربية',
);

/** The content of a part that is a video, as the server sends it. */
const videoContent = {
  type: 5,
  contentType: 3,
  content: '<p>Watch this before you read on. The figures are those of the trial in part 3.</p>',
  file: { name: 'why-estimates-vary.webm', url: stateFilm, mediaType: 'video/webm' },
  captions: [english, arabic],
  poster: null,
};

/** A course with a video that is open and a text after it. */
const videoTree: PartSketch = {
  name: 'Statistics for Clinical Researchers',
  workflow: 'inProgress',
  children: [
    { name: '1. Why estimates vary', type: 'video', workflow: 'inProgress', minutes: 1 },
    { name: '2. What a confidence interval says', minutes: 12 },
  ],
};
const arabicTree: PartSketch = {
  ...videoTree,
  name: 'الإحصاء للباحثين السريريين',
  children: [
    { name: '1. لماذا تتباين التقديرات', type: 'video', workflow: 'inProgress', minutes: 1 },
    { name: '2. ماذا تقول فترة الثقة' },
  ],
};

const holds = (content: object): ScriptedReply => ({
  answer: (url) => ({ activityPathId: url.pathname.split('/').at(-1), ...content }),
});

/**
 * A state of a part that is a video.
 * @param content fields that replace those of the video of the states
 */
export const videoState = (
  name: string,
  title: string,
  settled: string,
  content: object = {},
  more: Partial<FeatureState> & { readonly tree?: PartSketch; readonly course?: Parameters<typeof wireCourse>[0] } = {},
): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled,
  attributes: { 'objective-id': objectiveId, 'view': 'content', 'axis': 'p1' },
  ...(more.clicks ? { clicks: more.clicks } : {}),
  replies: {
    [`GET ${lms}/users/me/objectives/${objectiveId}/objective-access`]: [
      { body: wireCourse({ state: 'inProgress', parts: [0, 2], ...more.course }) },
    ],
    [`GET ${lms}/users/me/objective-workflows/${workflowId}/activity-with-aggregates`]: [
      { body: wireActivity(more.tree ?? videoTree) },
    ],
    [`GET ${lms}/users/me/objective-workflows/${workflowId}/activity/*`]: [holds({ ...videoContent, ...content })],
    [`POST ${lms}/start-activity-workflows`]: [{ body: {} }],
    [`POST ${lms}/finish-activity-workflows`]: [{ body: {} }],
    ...more.replies,
  },
});

const file = { ...videoContent.file, url: '/api/lms-storage/v1/files/film' };
const asked = 'HEAD /api/lms-storage/v1/files/film';

/** Every state of a video. */
export const videoStates: readonly FeatureState[] = [
  videoState('video', 'A video with its transcript', '.said [aria-expanded]'),

  videoState('video-plain', 'A video without captions', 'video', { captions: [], content: '' }),
  videoState('video-no-captions', 'A video, its captions cannot be had', '.saidLines .quiet-line, .said:not(.open)', {
    captions: [{ url: '/nowhere/en.vtt', language: 'en', label: 'English' }],
  }),
  videoState(
    'video-forbidden',
    'A video that is not open to the learner',
    '.film .empty-state',
    { file },
    { replies: { [asked]: [{ status: 403, body: {} }] } },
  ),
  videoState(
    'video-expired',
    'A video, the session has ended',
    '.film .empty-state',
    { file },
    { replies: { [asked]: [{ status: 401, body: {} }] } },
  ),
  videoState(
    'video-lost',
    'A video that cannot be reached',
    '.film .empty-state',
    { file },
    { replies: { [asked]: [{ fault: 'lost' }] } },
  ),
  videoState('video-damaged', 'A video that cannot be played', '.film .empty-state', {
    file: { ...file, url: 'data:video/webm;base64,AAAA' },
  }),
  videoState(
    'video-arabic',
    'A video, Arabic',
    '.said [aria-expanded]',
    { content: '<p>شاهد هذا قبل أن تواصل القراءة.</p>' },
    { tree: arabicTree, course: arabicCourse },
  ),
  videoState('vimeo-none', 'An address that is no video at Vimeo', '.film .empty-state', {
    contentType: 7,
    file: { ...file, url: 'https://vimeo.com.evil.example/1' },
  }),
];

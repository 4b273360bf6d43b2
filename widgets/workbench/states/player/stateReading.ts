import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { authorText } from './stateAuthorTexts.ts';
import { objectiveId, stateNow, wireCourse, workflowId, type CourseSketch } from './stateCourse.ts';
import { wireActivity, type PartSketch } from './stateParts.ts';

const access = `GET /api/lms/v1/users/me/objectives/${objectiveId}/objective-access`;
/** The call that asks for the tree. */
export const tree = `GET /api/lms/v1/users/me/objective-workflows/${workflowId}/activity-with-aggregates`;
/** The call that asks for the content of a part. */
export const content = `GET /api/lms/v1/users/me/objective-workflows/${workflowId}/activity/*`;
export const finishCourse = 'POST /api/lms/v1/finish-objective-workflows';
export const finishPart = 'POST /api/lms/v1/finish-activity-workflows';

/** An answer that refuses. */
export const refused = (status: number, code: string): ScriptedReply => ({
  status,
  body: { error: { code, message: 'no' } },
});
/** The same text for any part. */
export const textOf = (html: string): ScriptedReply => ({
  answer: (url) => ({ activityPathId: url.pathname.split('/').at(-1), content: html }),
});

type More = Partial<Omit<FeatureState, 'name' | 'title' | 'settled'>>;

/** The content view of a course at a part, as a state. */
export const reading = (
  name: string,
  title: string,
  parts: PartSketch,
  axis: string,
  more: More & { readonly settled?: string; readonly course?: CourseSketch } = {},
): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled: more.settled ?? '.part .author p',
  attributes: { 'objective-id': objectiveId, 'view': 'content', axis },
  ...(more.clicks ? { clicks: more.clicks } : {}),
  ...(more.offline ? { offline: more.offline } : {}),
  replies: {
    [access]: [{ body: wireCourse({ state: 'inProgress', ...more.course }) }],
    [tree]: [{ body: wireActivity(parts) }],
    [content]: [textOf(authorText)],
    ['POST /api/lms/v1/start-activity-workflows']: [{ body: {} }],
    ...more.replies,
  },
});

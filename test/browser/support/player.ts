import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { authorText } from '../../../widgets/workbench/states/player/stateAuthorTexts.ts';
import { objectiveId, stateNow, wireCourse, workflowId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity, type PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';

/** The element under test. */
export const tag = 'lectern-player';
const lms = '/api/lms/v1';
export const access = `GET ${lms}/users/me/objectives/${objectiveId}/objective-access`;
/** A call that reads something of the run. */
export const workflowCall = (path: string) => `GET ${lms}/users/me/objective-workflows/${workflowId}/${path}`;
export const tree = workflowCall('activity-with-aggregates');
export const content = workflowCall('activity/*');
export const start = `POST ${lms}/start-objective-workflows`;
export const startParts = `POST ${lms}/start-activity-workflows`;
export const finishParts = `POST ${lms}/finish-activity-workflows`;
export const finishCourse = `POST ${lms}/finish-objective-workflows`;

/** The reply with a text for any part. */
export const text = (html: string): ScriptedReply => ({
  answer: (url) => ({ activityPathId: url.pathname.split('/').at(-1), content: html }),
});
/** The content view of a running course at a part, as a state to show. */
export const reading = (
  root: PartSketch,
  axis: string,
  replies: FeatureState['replies'] = {},
  more: Partial<FeatureState> = {},
): FeatureState => ({
  name: 'x',
  title: 'x',
  now: stateNow,
  settled: '.part > .title',
  attributes: { 'objective-id': objectiveId, 'view': 'content', axis },
  replies: {
    [access]: [{ body: wireCourse({ state: 'inProgress' }) }],
    [tree]: [{ body: wireActivity(root) }],
    [content]: [text(authorText)],
    [startParts]: [{ body: {} }],
    [finishParts]: [{ body: {} }],
    ...replies,
  },
  ...more,
});

/** How often a request was sent. */
export const count = (asked: readonly string[], name: string) => asked.filter((one) => one === name).length;
/** The focused element inside an element. */
export const focused = (element: HTMLElement) => element.shadowRoot!.activeElement as HTMLElement;
/** Presses a key on an element. */
export const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
/** Details of the events of a name that an element raises from now on. */
export const heard = (element: HTMLElement, name: string): unknown[] => {
  const details: unknown[] = [];
  element.addEventListener(name, (event) => details.push((event as CustomEvent<unknown>).detail));
  return details;
};

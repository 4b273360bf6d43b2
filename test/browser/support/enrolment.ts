import { authorText } from '../../../widgets/workbench/states/player/stateAuthorTexts.ts';
import {
  objectiveId,
  stateNow,
  wireCourse,
  wirePublic,
  workflowId,
} from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { fullTree } from '../../../widgets/workbench/states/player/stateTrees.ts';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { access, content, start, startParts, text, tree } from './player.ts';

const lms = '/api/lms/v1';
export const enrol = `POST ${lms}/create-self-enrollments`;
export const giveAccess = `POST ${lms}/create-objective-accesses`;
export const aggregates = `GET ${lms}/objective-workflow-aggregates/query`;
export const open = `GET ${lms}/public/open-catalog/objectives/${objectiveId}`;
const list = `GET ${lms}/users/me/objective-accesses/query`;

export const refused = (status: number, message = 'no'): ScriptedReply => ({
  status,
  body: { error: { code: status === 404 ? 'not_found' : 'conflict', message } },
});
export const none: ScriptedReply = { body: { data: [], totalCount: 0 } };
export const found: ScriptedReply = {
  body: {
    data: [
      {
        id: 'aggregate-1',
        userId: 'mira',
        isSelfEnrolled: true,
        objective: { id: objectiveId, name: 'Statistics for Clinical Researchers' },
      },
    ],
    totalCount: 1,
  },
};

const choosable: ScriptedReply = { body: wireCourse({ catalog: 'choosable' }) };
const chosen: ScriptedReply = { body: wireCourse({ catalog: 'enrolled' }) };
const begun: ScriptedReply = { body: wireCourse({ catalog: 'enrolled', state: 'inProgress' }) };

/** Replies of a server on which every enrolment call succeeds; the course is requested twice, before and after. */
export const well = (after: 'chosen' | 'begun' = 'chosen'): FeatureState['replies'] => ({
  [access]: [choosable, after === 'chosen' ? chosen : begun],
  [enrol]: [{ body: { id: 'aggregate-1' } }],
  [giveAccess]: [{ body: { id: 'access-1' } }],
  [aggregates]: [found],
  [start]: [{ body: { id: workflowId } }],
  [startParts]: [{ body: {} }],
  [tree]: [{ body: wireActivity(fullTree) }],
  [content]: [text(authorText)],
  [open]: [{ body: wirePublic() }],
  // An empty list at first, which the enrolment fills.
  [list]: [none, { body: { data: [wireCourse({ catalog: 'enrolled' })], totalCount: 1 } }],
});

/** The page of a course in the catalog. */
export const inCatalog = (replies: FeatureState['replies'] = {}, more: Partial<FeatureState> = {}): FeatureState => ({
  name: 'x',
  title: 'x',
  now: stateNow,
  settled: '.buttons .filled',
  attributes: { 'objective-id': objectiveId, 'place': 'catalog' },
  replies: { ...well(), ...replies },
  ...more,
});

/** The list of courses, opened with a query. */
export const arriving = (query: string, replies: FeatureState['replies'] = {}): FeatureState => ({
  name: 'x',
  title: 'x',
  now: stateNow,
  settled: '.head',
  attributes: { query, routing: 'url' },
  replies: { ...well(), ...replies },
});

/** All events that an element sends its host, in order; navigations are canceled. */
export function hearAll(element: HTMLElement) {
  const navigated: { readonly route: { readonly name: string }; readonly replace?: boolean }[] = [];
  const notices: string[] = [];
  const events: [string, unknown][] = [];
  element.addEventListener('lectern-navigate', (event) => {
    event.preventDefault();
    navigated.push((event as CustomEvent<(typeof navigated)[number]>).detail);
  });
  element.addEventListener('lectern-notice', (event) => {
    const { tone, title } = (event as CustomEvent<{ tone: string; title: string }>).detail;
    notices.push(`${tone}: ${title}`);
  });
  for (const name of ['lectern-course-enrolled', 'lectern-course-started', 'lectern-relogin'])
    element.addEventListener(name, (event) => events.push([name, (event as CustomEvent<unknown>).detail]));
  return { navigated, notices, events };
}

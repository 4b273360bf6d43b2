import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { objectiveId, stateNow, wireCourse, workflowId, type CourseSketch } from './stateCourse.ts';
import { wireActivity } from './stateParts.ts';
import { wireResults } from './stateResults.ts';
import { fullTree } from './stateTrees.ts';

const lms = '/api/lms/v1';
/** The call that asks for the course. */
export const access = `GET ${lms}/users/me/objectives/${objectiveId}/objective-access`;
const results = `GET ${lms}/objective-workflow-aggregates/aggregate-1/objective-records`;
const tree = `GET ${lms}/users/me/objective-workflows/${workflowId}/activity-with-aggregates`;
const config = 'GET /config-ui/config.json';

export const refused = (status: number, code: string): ScriptedReply => ({
  status,
  body: { error: { code, message: 'no' } },
});

/** What a state has beside a course as it is told. */
export type More = Partial<Omit<FeatureState, 'name' | 'title'>>;

/** A state of a course's page. */
export const overview = (name: string, title: string, sketch: CourseSketch, more: More = {}): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled: '.overview .buttons',
  attributes: { 'objective-id': objectiveId, ...more.attributes },
  ...(({ attributes: _, replies: __, ...rest }) => rest)(more),
  replies: {
    [access]: [{ body: wireCourse(sketch) }],
    [tree]: [{ body: wireActivity(fullTree) }],
    [results]: [{ body: wireResults(sketch) }],
    ...more.replies,
  },
});

/** Settings of the tenant. */
export const settings = (more: object): FeatureState['replies'] => ({
  [config]: [{ body: { environment: 'development', brand: 'Aldergrove Academy', ...more } }],
});

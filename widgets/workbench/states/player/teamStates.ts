import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { workflowId } from './stateCourse.ts';
import type { PartSketch } from './stateParts.ts';
import { reading, refused } from './stateReading.ts';
import { arabicCourse, long } from './stateTexts.ts';

/** The call that asks for the members who do a part together. */
export const people = `GET /api/lms/v1/users/me/objective-workflows/${workflowId}/activity-paths/*/participants/query`;
/** The call that asks for the group's own run. */
export const groupRun = 'GET /api/lms/v1/users/me/objective-workflow-aggregates/aggregate-1/group-activity-workflows/*';
const startParts = 'POST /api/lms/v1/start-activity-workflows';

export interface Mate {
  readonly id: string;
  readonly names: readonly [first: string, middle: string | null, last: string];
  readonly begun?: string;
}
export const mira: Mate = { id: 'mira', names: ['Mira', null, 'Okafor'] };
export const ines: Mate = { id: 'ines', names: ['Ines', 'Maria', 'Lindqvist'] };
const day = '2026-11-20T08:00:00Z';

/** A team as the server sends it. */
export const wireTeam = (mates: readonly Mate[], group = { id: 'pair', name: 'Tuesday pair' }) => {
  const begun = mates.some((mate) => mate.begun);
  return mates.map(({ id, names: [firstName, middleName, lastName], begun: started = null }) => ({
    id,
    firstName,
    middleName,
    lastName,
    email: `${id}@aldergrove.example`,
    primaryUnit: 'Physiotherapy',
    group,
    started,
    groupActivityWorkflowId: begun ? `run-of-${group.id}` : null,
  }));
};
/** The answer of the call. */
export const teamOf = (...rows: readonly object[]): ScriptedReply => ({
  body: { data: rows, totalCount: rows.length },
});
/** The run of the group. */
export const runOf = (
  state: 'inProgress' | 'finished',
  group = { id: 'pair', name: 'Tuesday pair' },
): ScriptedReply => ({
  body: {
    id: `run-of-${group.id}`,
    state,
    started: day,
    finished: state === 'finished' ? day : null,
    activityPathId: 'path-p1',
    group,
  },
});

const config = 'GET /config-ui/config.json';
/** The LMS understands the choice to do a part alone. */
const announced: ScriptedReply = { body: { extensions: ['teamChoice'] } };
const presence: ScriptedReply = { body: { extensions: ['teamChoice', 'teamPresence'] } };
/** The stream of who is here. */
export const live = `GET /api/lectern/v1/users/me/objective-workflows/${workflowId}/teams/*/changes`;
const person = (id: string, more: object) => ({
  id,
  groupId: 'pair',
  presence: null,
  since: null,
  writing: false,
  begun: true,
  done: false,
  ...more,
});
/** What the stream tells. */
export const liveOf = (more: object = {}, mate: object = { presence: 'here', writing: true }): ScriptedReply => ({
  events: [
    [
      'team',
      {
        own: { groupId: 'pair', name: 'Tuesday pair', removed: false, closed: false },
        people: [person('ines', mate), person('mira', { presence: 'here' })],
        answer: { version: 1, handedIn: false, files: '' },
        ...more,
      },
    ],
  ],
  ends: 'open',
});

/** A course whose first part is done together. */
export const together = (more: Partial<PartSketch> = {}): PartSketch => ({
  name: 'Course',
  workflow: 'inProgress',
  children: [{ name: '8.1 Film each other', minutes: 15, together: true, ...more }, { name: '8.2 Afterwards' }],
});

const asked = (
  name: string,
  title: string,
  reply: ScriptedReply,
  more: Partial<PartSketch> = {},
  also: Parameters<typeof reading>[4] = {},
) =>
  reading(name, title, together(more), 'p1', {
    settled: '.team',
    ...also,
    replies: { [config]: [announced], [people]: [reply], ...also.replies },
  });
const fresh = wireTeam([ines, mira]);
const joined = wireTeam([{ ...ines, begun: day }, mira]);
const arabic = wireTeam(
  [
    { id: 'salma', names: ['سلمى', null, 'الحداد'], begun: day },
    { id: 'mira', names: ['ميرا', null, 'أوكافور'] },
  ],
  { id: 'pair', name: 'ثنائي الثلاثاء' },
).map((one) => ({ ...one, primaryUnit: 'العلاج الطبيعي' }));

/** A part that is done together: the question, and the line after the answer (TEAM-2). */
export const teamStates: readonly FeatureState[] = [
  asked('team-start', 'Together: nobody has begun', teamOf(...fresh)),
  asked('team-join', 'Together: somebody has begun', teamOf(...joined)),
  asked('team-either', 'Together or alone', teamOf(...fresh), { together: 'either' }),
  asked(
    'team-several',
    'Together: two teams',
    teamOf(...joined, ...wireTeam([mira, { id: 'x', names: [long, null, long] }], { id: 'other', name: long })),
    { together: 'either' },
  ),
  asked('team-none', 'Together: in no team', teamOf()),
  asked('team-none-alone', 'Together or alone: in no team', teamOf(), { together: 'either' }),
  asked('team-loading', 'Together: the team is on its way', { fault: 'never' }, {}, { settled: '.part [aria-busy]' }),
  asked(
    'team-failed',
    'Together: the team could not be loaded',
    refused(500, 'server_error'),
    {},
    { settled: '.part .empty-state .btn' },
  ),
  asked(
    'team-unsent',
    'Together: the start was not sent',
    teamOf(...joined),
    {},
    { settled: '.team .notice', clicks: ['.team .btn'], replies: { [startParts]: [{ fault: 'lost' }] } },
  ),
  asked('team-offline', 'Together: offline', teamOf(...joined), {}, { settled: '.team', offline: 'later' }),
  asked(
    'team-arabic',
    'Together: somebody has begun, Arabic',
    teamOf(...arabic),
    { name: 'صوّرا بعضكما', together: 'either' },
    { course: arabicCourse },
  ),
  reading('team-begun', 'Together: begun', together({ workflow: 'inProgress' }), 'p1', {
    settled: '.team-line b',
    replies: {
      [people]: [
        teamOf(
          ...wireTeam([
            { ...ines, begun: day },
            { ...mira, begun: day },
          ]),
        ),
      ],
      [groupRun]: [runOf('inProgress')],
    },
  }),
  reading('team-here', 'Together: who is here and writes', together({ workflow: 'inProgress' }), 'p1', {
    settled: '.team-presence .writing',
    replies: {
      [config]: [presence],
      [people]: [
        teamOf(
          ...wireTeam([
            { ...ines, begun: day },
            { ...mira, begun: day },
          ]),
        ),
      ],
      [groupRun]: [runOf('inProgress')],
      [live]: [liveOf()],
    },
  }),
  ...(['removed', 'closed'] as const).map((name) =>
    reading(`team-${name}`, `Together: taken off the team, ${name}`, together({ workflow: 'inProgress' }), 'p1', {
      settled: '.notice.warning',
      replies: {
        [config]: [presence],
        [people]: [teamOf()],
        [live]: [
          liveOf({
            own: { groupId: 'pair', name: 'Tuesday pair', removed: true, closed: name === 'closed' },
            people: [],
          }),
        ],
      },
    }),
  ),
  reading('team-over', 'Together: all are done', together({ workflow: 'finished' }), 'p1', {
    settled: '.team-line .muted',
    replies: {
      [people]: [
        teamOf(
          ...wireTeam([
            { ...ines, begun: day },
            { ...mira, begun: day },
          ]),
        ),
      ],
      [groupRun]: [runOf('finished')],
    },
  }),
  reading(
    'team-own',
    'Together or alone: begun alone',
    together({ workflow: 'inProgress', together: 'either' }),
    'p1',
    { settled: '.team-line span', replies: { [people]: [teamOf(...fresh)] } },
  ),
  reading(
    'team-long-read',
    'Together, in a long read',
    {
      name: 'Course',
      workflow: 'inProgress',
      children: [
        {
          name: 'Long',
          layout: 'longRead',
          children: [
            { name: 'One', workflow: 'inProgress' },
            { name: 'Two', together: true },
          ],
        },
      ],
    },
    'p1',
    { settled: '.section .team', replies: { [people]: [teamOf(...joined)] } },
  ),
];

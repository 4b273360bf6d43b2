// What is done together, as the page words it (TEAM-1 to TEAM-3).
import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '../../../../src/domain/tree/activity.ts';
import { flattenTree } from '../../../../src/domain/tree/flattenTree.ts';
import type { GroupActivityWorkflow } from '../../../../src/domain/tree/groupActivityWorkflow.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import type { TreeContext } from '../../../../src/domain/tree/lockVerdict.ts';
import { participants } from '../../../../src/contract/parts/teams.ts';
import { isUnreadable } from '../../../../src/contract/wire/decode.ts';
import type { Participant } from '../../../../src/domain/person/participant.ts';
import { partStartNeeded, teamAsked } from '../../../../src/domain/course/startNeeded.ts';
import { contentModel } from '../../../../src/features/player/content/contentModel.ts';
import { courseModel } from '../../../../src/features/player/base/tree/courseModel.ts';
import { wholeOf } from '../../../../src/features/player/content/longRead/sectionModel.ts';
import { teamPollDelay } from '../../../../src/features/player/parts/team/teamPollDelay.ts';
import { teamLine } from '../../../../src/features/player/parts/team/teamLine.ts';
import { teamModel } from '../../../../src/features/player/parts/team/teamModel.ts';
import type { Words } from '../../../../src/features/player/base/Words.ts';
import { createLocale } from '../../../../src/i18n/createLocale.ts';
import type { Translate } from '../../../../src/i18n/locale.ts';
import { part, tree, type Given } from '../../domain/tree/treeFixture.ts';
import parts from '../../../../locales/en-US/parts.json' with { type: 'json' };
import { now, wordsOf } from './playerWords.ts';

let words: Words;
let t: Translate<'parts'>;
beforeAll(async () => {
  words = await wordsOf();
  const locale = createLocale({
    initial: 'en-US',
    offered: ['en-US'],
    fetchFile: async () => parts,
    keep: () => undefined,
    report: () => undefined,
  });
  await locale.load('en-US', ['parts']);
  t = locale.translate('en-US', 'parts');
});

const model = (root: Activity, axis: readonly string[], also: Partial<TreeContext> = {}) =>
  contentModel(
    courseModel(inheritConstraints(root), { now, course: 'inProgress', ...also }, words, () => ''),
    axis,
  );

describe('opening what is done together', () => {
  it.each<[string, Given, Partial<TreeContext>, string, boolean, string]>([
    ['TEAM-2, TEAM-7 together: asks, and is not completed before', { together: true }, {}, 'team', false, 'none'],
    ['TEAM-3 together or alone: asks', { together: true, alone: true }, {}, 'team', false, 'none'],
    ['START-4 alone: starts by being opened', {}, {}, 'content', true, 'can'],
    ['TEAM-2 begun: asks no more', { together: true, workflow: 'inProgress' }, {}, 'content', false, 'can'],
    ['TEAM-2 finished: asks no more', { together: true, workflow: 'finished' }, {}, 'content', false, 'done'],
    ['LOCK-1 locked: says why', { together: true, available: false }, {}, 'closed', false, 'none'],
    [
      'START-4 in review: asks nothing',
      { together: true, workflow: 'finished' },
      { course: 'finished' },
      'content',
      false,
      'done',
    ],
    [
      'TEAM-2 of a kind that is not shown here: asks too',
      { together: true, type: 'discussion' },
      {},
      'team',
      false,
      'none',
    ],
    [
      'TEAM-1 what stands around parts asks nothing',
      { together: true, children: [part({ id: 'b' })] },
      {},
      'module',
      false,
      'none',
    ],
  ])('%s', (_rule, given, also, kind, starts, complete) => {
    const root = tree(part({ id: 'a', ...given }), part({ id: 'z', order: 1 }));
    const { body, current, complete: completing } = model(root, ['a'], also);
    expect([body.kind, partStartNeeded(current!, also.course === 'finished'), completing]).toEqual([
      kind,
      starts,
      complete,
    ]);
    expect(teamAsked(current!, also.course === 'finished')).toBe(kind === 'team');
  });
  it('TEAM-2 the way to it, and whether it can be done alone, are known also once it was begun', () => {
    const root = (given: Given) => tree(part({ id: 'm', children: [part({ id: 'a', together: true, ...given })] }));
    const team = { activityPathId: 'path-a', path: ['m', 'a'] };
    expect(model(root({ alone: true }), ['m', 'a']).body).toEqual({ kind: 'team', team: { ...team, alone: true } });
    expect(model(root({ workflow: 'inProgress' }), ['m', 'a']).body).toMatchObject({
      kind: 'content',
      team: { ...team, alone: false },
    });
    expect(model(tree(part({ id: 'a' })), ['a']).body).toMatchObject({ team: null });
  });
  it('TEAM-2, PRESENT-3 in a long read it asks in its place, and holds back what completes all at once', () => {
    const sections = (workflow: Given['workflow']) => {
      const { body } = model(
        tree(
          part({
            id: 'long',
            mode: 'longRead',
            children: [
              part({ id: 'a', workflow: 'inProgress' }),
              part({ id: 'b', order: 1, together: true, workflow: workflow ?? null }),
            ],
          }),
        ),
        ['long'],
      );
      return body.kind === 'longRead' ? body.sections : [];
    };
    expect(
      sections(null).map(({ kind, complete, starts, team }) => [kind, complete, starts, team?.path ?? null]),
    ).toEqual([
      ['content', 'can', false, null],
      ['team', 'none', false, ['long', 'b']],
    ]);
    expect(wholeOf(sections(null))).toEqual({ complete: 'none', paths: [] });
    expect(wholeOf(sections('inProgress')).complete).toBe('all');
  });
  it('TEAM-1 a row asks only where a learner can go on', () => {
    const rows = flattenTree(
      tree(part({ id: 'a', together: true }), part({ id: 'b', order: 1, together: true, available: false })),
      { now, course: 'inProgress' },
    );
    expect(rows.map((row) => [teamAsked(row, false), teamAsked(row, true)])).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});

const someone = (id: string, more: Partial<Participant> = {}): Participant => ({
  id,
  firstName: id,
  middleName: null,
  lastName: 'X',
  email: '',
  primaryUnit: null,
  finished: null,
  groupId: 'g',
  groupName: 'Pair',
  started: null,
  groupActivityWorkflowId: null,
  ...more,
});
const day = 86_400_000;

describe('an LMS that tells of each member what the documents name', () => {
  const members = [
    { id: 'me', firstName: 'Mira', lastName: 'Okafor', started: '2026-11-20T09:00:00Z' },
    { id: 'ann', email: 'ann@example.org' },
  ];
  const people = participants
    .read({ data: members, totalCount: 2 })
    .items.filter((one): one is Participant => !isUnreadable(one));
  it('has one team, without a name', () => {
    const [team, ...more] = teamModel(people, 'me', { t, formats: words.formats, now });
    expect(more).toEqual([]);
    expect([team?.groupId, team?.name, team?.action]).toEqual(['', '', 'join']);
    expect(team?.members.map(({ name }) => name)).toEqual(['Mira Okafor', 'ann@example.org']);
  });
  it('names no team in the line over the content', () =>
    expect(teamLine(people, 'me', null, { t, tag: 'en-US' })).toEqual({
      name: null,
      text: 'You are the first on your team',
      over: null,
    }));
});

describe('the question', () => {
  it.each<[string, readonly Participant[], readonly (readonly [string, string])[]]>([
    ['TEAM-1 nobody has begun: start', [someone('ann'), someone('me')], [['g', 'start']]],
    [
      'TEAM-1 somebody has: join',
      [
        someone('ann', { started: now - day, groupActivityWorkflowId: 'r' }),
        someone('me', { groupActivityWorkflowId: 'r' }),
      ],
      [['g', 'join']],
    ],
    [
      'TEAM-1 the group has a run though who began it has left: join',
      [someone('me', { groupActivityWorkflowId: 'r' })],
      [['g', 'join']],
    ],
    [
      'TEAM-2 each team by itself',
      [
        someone('ann', { started: now }),
        someone('me'),
        someone('bo', { groupId: 'h' }),
        someone('me', { groupId: 'h' }),
      ],
      [
        ['g', 'join'],
        ['h', 'start'],
      ],
    ],
    ['TEAM-3 in no team', [], []],
  ])('%s', (_rule, people, actions) => {
    expect(
      teamModel(people, 'me', { t, formats: words.formats, now }).map(({ groupId, action }) => [groupId, action]),
    ).toEqual(actions);
  });
  it('TEAM-2, DATA-13 names all of the team, and says who has begun', () => {
    const people = [
      someone('ann', { firstName: 'Ann', middleName: 'Lee', lastName: 'Ode', primaryUnit: 'Unit', started: now - day }),
      someone('me', { firstName: 'Mi', lastName: 'Ra' }),
    ];
    expect(teamModel(people, 'me', { t, formats: words.formats, now })[0]?.members).toEqual([
      {
        id: 'ann',
        name: 'Ann Lee Ode',
        initials: 'AO',
        unit: 'Unit',
        own: false,
        begun: true,
        text: `Started ${words.formats.day(now - day, now)}`,
      },
      { id: 'me', name: 'Mi Ra', initials: 'MR', unit: null, own: true, begun: false, text: 'Not started yet' },
    ]);
  });
});

describe('while the question stands', () => {
  it.each([
    [0, 27_000],
    [0.5, 30_000],
    [1, 33_000],
  ])('CONST-30, CMD-10 the team is asked for again (%s)', (random, after) => {
    expect(teamPollDelay(() => random)).toBeCloseTo(after);
  });
});

describe('the line over a part that was begun', () => {
  const run = (state: GroupActivityWorkflow['state']): GroupActivityWorkflow => ({
    id: 'r',
    state,
    started: now,
    finished: null,
    activityPathId: 'p',
    groupId: 'g',
    groupName: 'Pair',
  });
  const me = someone('me', { started: now });
  it.each<[string, readonly Participant[], GroupActivityWorkflow | null, object]>([
    [
      'TEAM-1 with those who have begun',
      [someone('ann', { started: now }), someone('bo'), me],
      run('inProgress'),
      { name: 'Pair', text: 'With \u2068ann X\u2069', over: null },
    ],
    [
      'TEAM-1 with several',
      [someone('ann', { started: now }), someone('bo', { started: now }), me],
      null,
      { name: 'Pair', text: 'With \u2068ann X\u2069 and \u2068bo X\u2069', over: null },
    ],
    [
      'TEAM-2 the first of a team',
      [someone('ann'), me],
      run('inProgress'),
      { name: 'Pair', text: 'You are the first on your team', over: null },
    ],
    [
      'TEAM-1 all are done',
      [someone('ann', { started: now }), me],
      run('finished'),
      { name: 'Pair', text: 'With \u2068ann X\u2069', over: 'Everyone who started has finished' },
    ],
    [
      'TEAM-3 alone, whatever the team does',
      [someone('ann', { started: now }), someone('me')],
      null,
      { name: null, text: 'You are doing this alone', over: null },
    ],
    [
      'TEAM-3 of two teams the one it was begun with',
      [
        someone('ann', { started: now }),
        someone('me'),
        someone('bo', { groupId: 'h', groupName: 'H', started: now }),
        someone('me', { groupId: 'h', groupName: 'H', started: now }),
      ],
      null,
      { name: 'H', text: 'With \u2068bo X\u2069', over: null },
    ],
  ])('%s', (_rule, people, group, line) => {
    expect(teamLine(people, 'me', group, { t, tag: 'en-US' })).toEqual(line);
  });
});

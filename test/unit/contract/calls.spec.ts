// The calls of the contract against the table of docs/behaviour.md, and their addresses.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { activityAggregates } from '../../../src/contract/activityAggregates.ts';
import { activityChildren, activityChildrenOf } from '../../../src/contract/activityChildren.ts';
import { activityRecordsOfAggregate, activityRecordsOfRun } from '../../../src/contract/activityRecords.ts';
import { activityContent, activityTree, finishActivityWorkflows, rootContent, startActivityWorkflows, updateActivityWorkflow } from '../../../src/contract/activities.ts';
import { address } from '../../../src/contract/address.ts';
import { answerOf, saveAnswer } from '../../../src/contract/answers.ts';
import { bookmarksOf, saveBookmark } from '../../../src/contract/bookmarks.ts';
import { bases, type Call } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.ts';
import { courseCounts } from '../../../src/contract/courseCounts.ts';
import { configurationFile } from '../../../src/contract/configuration.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { aggregates, createObjectiveAccess, createSelfEnrollment } from '../../../src/contract/enrolment.ts';
import { sendEvents } from '../../../src/contract/events.ts';
import { beginFrameSession, endFrameSession, frameTicket, signInCode } from '../../../src/contract/frameSessions.ts';
import { gradingScales } from '../../../src/contract/gradingScales.ts';
import { navigationNodes } from '../../../src/contract/navigation.ts';
import { nextSteps } from '../../../src/contract/nextSteps.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/objectiveAccesses.ts';
import { aggregateOf } from '../../../src/contract/objectiveAggregates.ts';
import { attemptsOf, objectiveRecordOf, objectiveRecords } from '../../../src/contract/objectiveRecords.ts';
import { finishObjectiveWorkflow, objectiveWorkflowOf, startObjectiveWorkflow, submitObjectiveWorkflow } from '../../../src/contract/objectiveWorkflows.ts';
import { publicObjectiveOf, publicObjectives } from '../../../src/contract/openCatalog.ts';
import { lastProctoringSession, proctoringStartToken } from '../../../src/contract/proctoring.ts';
import { catalogShowcases, enrolledShowcases, publicShowcases } from '../../../src/contract/showcases.ts';
import { groupActivityWorkflowOf, participants } from '../../../src/contract/teams.ts';
import { termsOf } from '../../../src/contract/terms.ts';
import { readAnnouncements, unreadCounts } from '../../../src/contract/unreadCounts.ts';

const behaviour = readFileSync(new URL('../../../docs/behaviour.md', import.meta.url), 'utf8');
const rows = new Map([...behaviour.matchAll(/^\| (CALL-\d+) \| (.*?) \|/gm)].map(([, id = '', text = '']) => [id, text]));

const table: readonly (readonly [rule: string, call: Pick<Call, 'name' | 'method' | 'base' | 'path' | 'prefer'>])[] = [
  ['CALL-10', objectiveAccesses],
  ['CALL-11', objectiveAccessOf],
  ['CALL-12', gradingScales],
  ['CALL-13', startObjectiveWorkflow],
  ['CALL-14', submitObjectiveWorkflow],
  ['CALL-15', finishObjectiveWorkflow],
  ['CALL-16', startActivityWorkflows],
  ['CALL-17', finishActivityWorkflows],
  ['CALL-18', updateActivityWorkflow],
  ['CALL-19', attemptsOf],
  ['CALL-20', aggregateOf],
  ['CALL-21', aggregates],
  ['CALL-22', objectiveWorkflowOf],
  ['CALL-23', activityAggregates],
  ['CALL-24', groupActivityWorkflowOf],
  ['CALL-25', activityContent],
  ['CALL-25', rootContent],
  ['CALL-26', activityChildren],
  ['CALL-26', activityChildrenOf],
  ['CALL-27', activityTree],
  ['CALL-28', activityRecordsOfAggregate],
  ['CALL-29', activityRecordsOfRun],
  ['CALL-32', lastProctoringSession],
  ['CALL-33', proctoringStartToken],
  ['CALL-34', participants],
  ['CALL-35', objectiveRecords],
  ['CALL-35', objectiveRecordOf],
  ['CALL-37', currentUser],
  ['CALL-38', configurationFile],
  ['CALL-39', sendEvents],
  ['CALL-41', termsOf],
  ['CALL-42', enrolledShowcases],
  ['CALL-42', catalogShowcases],
  ['CALL-44', createSelfEnrollment],
  ['CALL-45', createObjectiveAccess],
  ['CALL-46', publicObjectives],
  ['CALL-47', publicObjectiveOf],
  ['CALL-48', publicShowcases],
  ['CALL-54', courseCounts],
  ['CALL-55', nextSteps],
  ['CALL-56', navigationNodes],
  ['CALL-57', answerOf],
  ['CALL-58', saveAnswer],
  ['CALL-59', bookmarksOf],
  ['CALL-60', saveBookmark],
  ['CALL-61', unreadCounts],
  ['CALL-62', readAnnouncements],
  ['CALL-63', frameTicket],
  ['CALL-64', signInCode],
  ['CALL-65', beginFrameSession],
  ['CALL-66', endFrameSession],
];

/** Names of parameters do not matter, and `me` is short for `users/me`. */
const plain = (path: string) => path.replace(/\{.*?\}/g, '{}').replace('users/me/', 'me/');

describe('calls', () => {
  it.each(table)('%s is what the table says', (rule, { method, base, path, prefer }) => {
    const row = plain(rows.get(rule) ?? '');
    const whole = plain(base === 'lms' ? path : bases[base] + path);
    // A row may name two addresses, the second by its end alone.
    const ends = row.replace(/ \(sync\)$/, '').replace(/^\w+ /, '').split(' and ');
    const named = ends.map((end, index) => (index > 0 && end.startsWith('/') ? (ends[0] ?? '').replace(/\/[^/]*$/, '') + end : end));
    expect(named).toContain(whole);
    expect(row.startsWith(`${method} `)).toBe(true);
    expect(prefer).toBe(row.endsWith('(sync)') ? 'respond-sync' : 'respond-async');
  });

  it('are all in the table above, under names of their own', () => {
    const names = calls.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !table.some(([, call]) => call.name === name))).toEqual([]);
  });

  it('carry an id of the client where they promise to be done once (CMD-7)', () => {
    const commands = calls.filter(({ method }) => method !== 'GET');
    expect(commands.filter(({ idempotency }) => idempotency === 'client-id').map(({ name }) => name)).toEqual(['objectiveWorkflow.start', 'objectiveWorkflow.finish', 'objectiveAccess.create', 'selfEnrollment.create']);
    // What waits of itself may come twice: it has to be natural.
    expect(commands.filter(({ offline }) => offline === 'queue').map(({ name, idempotency }) => [name, idempotency])).toEqual([['answer.save', 'natural'], ['bookmark.save', 'natural']]);
  });

  it('are public only where no person is needed (PUB-3)', () => {
    expect(calls.filter(({ audience }) => audience === 'public').map(({ name }) => name)).toEqual(['configuration.get', 'publicShowcases.get', 'publicObjectives.query', 'publicObjective.get', 'frameSession.begin', 'frameSession.end']);
  });
});

describe('addresses', () => {
  it('lie below their base, with parameters that cannot leave their place (CALL-3)', () => {
    expect(address(objectiveAccessOf, { params: { objectiveId: '../a b/c?d' } })).toBe('/api/lms/v1/users/me/objectives/..%2Fa%20b%2Fc%3Fd/objective-access');
    expect(address(currentUser, {})).toBe('/api/platform/v1/users/me');
    expect(address(configurationFile, {})).toBe('/config-ui/config.json');
  });

  it('carry load options as JSON, and leave out what is not asked for (CALL-4)', () => {
    const url = new URL(address(objectiveAccesses, { query: { filter: ['a', '=', 'x & y'], sort: [{ selector: 'objective.name' }], skip: 0, take: 24, requireTotalCount: true } }), 'https://x.example');
    expect([...url.searchParams.keys()]).toEqual(['filter', 'sort', 'skip', 'take', 'requireTotalCount']);
    expect(JSON.parse(url.searchParams.get('filter') ?? '')).toEqual(['a', '=', 'x & y']);
    expect(url.searchParams.get('requireTotalCount')).toBe('true');
  });
});

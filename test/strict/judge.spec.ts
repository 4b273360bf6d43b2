// The gate that stands for an LMS which knows the documents alone: what it refuses, and what it leaves of replies.
import { describe, expect, it } from 'vitest';
import { judge, onlyNamed } from './judge.ts';
import { access } from './shapes.ts';

const headers = {
  'x-requested-with': 'XMLHttpRequest',
  'x-session-id': 's',
  'accept-language': 'en-US',
  'prefer': 'respond-async',
};
const ask = (method: string, url: string, body: object | null = null, more: object = {}) => {
  const verdict = judge({
    method,
    url,
    headers: { ...headers, ...more },
    body: body === null ? '' : JSON.stringify(body),
  });
  return 'fault' in verdict ? verdict.fault : null;
};
const list = (query: Readonly<Record<string, unknown>>) => {
  const parameters = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return ask('GET', `/api/lms/v1/users/me/objective-accesses/query?${new URLSearchParams(parameters).toString()}`);
};
const sync = { prefer: 'respond-sync' };

describe('what is let through', () => {
  it.each<[string, string | null]>([
    [
      'a list as the documents have it',
      list({
        sort: [{ selector: 'objective.name' }],
        requireTotalCount: true,
        skip: 0,
        take: 12,
        select: ['id', 'objective.showcases', 'objectiveWorkflowAggregate'],
      }),
    ],
    [
      'a filter of triples with and and or',
      list({
        filter: [
          [['isMandatory', '=', true], 'or', ['termId', 'in', ['a']]],
          'and',
          ['objective.name', 'contains', 'x'],
        ],
      }),
    ],
    [
      'a command',
      ask('POST', '/api/lms/v1/start-objective-workflows', { objectiveWorkflowAggregateId: 'a', id: 'b' }, sync),
    ],
    ['a part of a run', ask('GET', '/api/lms/v1/users/me/objective-workflows/w/activity/p')],
  ])('%s', (_, fault) => expect(fault).toBeNull());
});

describe('what is refused', () => {
  it.each<[string, string | null, string]>([
    ['a call that is not there', ask('GET', '/api/lectern/v1/users/me/next-steps'), 'no such call'],
    ['another method', ask('DELETE', '/api/lms/v1/objective-workflows/w'), 'no such call'],
    ['a parameter', ask('GET', '/api/lms/v1/users/me/terms?order=up'), 'no parameter order'],
    ['a load option that none is', list({ group: [] }), 'no parameter group'],
    ['a field to select', list({ select: ['id', 'parts'] }), 'no field "parts" to select'],
    ['a field below one', list({ select: ['objective.gradingScale'] }), 'no field "objective.gradingScale" to select'],
    [
      'what lies below a plain value',
      list({ select: ['objective.name.first'] }),
      'no field "objective.name.first" to select',
    ],
    [
      'an order',
      list({ sort: [{ selector: 'objectiveWorkflowAggregate.lastOpened', desc: true }] }),
      'no field to sort by',
    ],
    [
      'a field to filter by',
      list({ filter: [['termId', '=', null], 'and', ['lastOpened', '=', null]] }),
      'no field lastOpened to filter by',
    ],
    ['an operator', list({ filter: ['objective.name', 'sounds', 'x'] }), 'no operator sounds'],
    ['a negation', list({ filter: ['!', ['termId', '=', null]] }), 'three members'],
    [
      'conditions joined by both words',
      list({ filter: [['termId', '=', null], 'and', ['termId', '=', null], 'or', ['termId', '=', null]] }),
      'joined by',
    ],
    ['what is no JSON', ask('GET', '/api/lms/v1/users/me/objective-accesses/query?take=a'), 'take is not JSON'],
    [
      'a field of a body',
      ask(
        'POST',
        '/api/lms/v1/start-activity-workflows',
        { objectiveWorkflowId: 'w', activityPartIds: [], groupId: null },
        sync,
      ),
      'no field groupId in the body',
    ],
    ['a body that lacks one', ask('POST', '/api/lms/v1/submit-objective-workflows', {}), 'id is missing in the body'],
    [
      'another way to answer',
      ask('POST', '/api/lms/v1/finish-objective-workflows', { id: 'a', objectiveWorkflowId: 'w' }),
      'Prefer is respond-async and not respond-sync',
    ],
    [
      'a request without its session',
      ask('GET', '/api/lms/v1/users/me/terms', null, { 'x-session-id': undefined }),
      'the header x-session-id is missing',
    ],
    [
      'one without its mark',
      ask('GET', '/api/lms/v1/users/me/terms', null, { 'x-requested-with': undefined }),
      'not marked',
    ],
  ])('%s', (_, fault, expected) => expect(fault).toContain(expected));
});

it('of replies the fields that are named are left, at any depth', () => {
  const given = {
    id: 'a',
    parts: { done: 1 },
    objective: { name: 'O', gradingScale: {}, showcases: [{ id: 's', name: 'S', colour: 'red' }] },
    objectiveWorkflowAggregate: { id: 'g', lastOpened: 'now', lastObjectiveWorkflow: null },
  };
  expect(onlyNamed(given, access)).toEqual({
    id: 'a',
    objective: { name: 'O', showcases: [{ id: 's', name: 'S' }] },
    objectiveWorkflowAggregate: { id: 'g', lastObjectiveWorkflow: null },
  });
});

// Fields of Lectern's own are named in a request only where the LMS announces them (SORT-4, TEAM-6).
import { QueryClient } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import { address } from '../../../src/contract/wire/address.ts';
import { objectiveAccesses } from '../../../src/contract/courses/objectiveAccesses.ts';
import { accessSource } from '../../../src/data/courses/accessSource.ts';
import { accessPage, allEnrolled } from '../../../src/data/courses/enrolledPage.ts';
import { countsQuery } from '../../../src/data/courses/listFacts.ts';
import { startTogether } from '../../../src/data/player/run/startTogether.ts';
import { requestOf } from '../../../src/features/courses/tools/createListState.ts';
import { noFilters } from '../../../src/domain/filter/courseFilters.ts';
import type { RuntimePort } from '../../../src/port/port.ts';
import { judge } from '../../strict/judge.ts';
import { scriptedSend, type Sent } from './scriptedSend.ts';

/** A port of an LMS that announces these, and what was sent by it. */
function portWith(extensions: readonly string[], answers: Readonly<Record<string, unknown[]>> = {}) {
  const sent: Sent[] = [];
  const host = { configuration: async () => ({ extensions }), track: () => undefined };
  return {
    sent,
    port: { cache: new QueryClient(), host, send: scriptedSend(() => answers, sent) } as unknown as RuntimePort,
  };
}
const headers = {
  'x-requested-with': 'XMLHttpRequest',
  'x-session-id': 's',
  'accept-language': 'en',
  'prefer': 'respond-async',
};
const strict = (query: unknown) =>
  judge({
    method: 'GET',
    url: address(objectiveAccesses, { query } as Parameters<typeof address>[1]),
    headers,
    body: '',
  });

describe('the order of what was opened last', () => {
  const recent = requestOf({ name: 'enrolled', all: allEnrolled }, { ...noFilters, sort: 'recent' });
  const orderOf = async (extensions: readonly string[]) => {
    const { port, sent } = portWith(extensions, { [objectiveAccesses.name]: [{ items: [], total: 0 }] });
    await accessSource(['x'], recent).ask(port, 0, new AbortController().signal);
    return sent[0]![1]['query'] as { readonly sort: readonly { readonly selector: string; readonly desc?: boolean }[] };
  };
  it('SORT-4 is that of the beginning where the LMS does not announce it', async () => {
    const query = await orderOf([]);
    expect(query.sort).toEqual([
      { selector: 'objectiveWorkflowAggregate.lastObjectiveWorkflow.started', desc: true },
      { selector: 'objective.name' },
    ]);
    expect(strict(query)).toHaveProperty('call');
  });
  it('SORT-4 is asked for where it does', async () => {
    const query = await orderOf(['lastOpened']);
    expect(query.sort[0]).toEqual({ selector: 'objectiveWorkflowAggregate.lastOpened', desc: true });
    expect(strict(query)).toHaveProperty('fault');
  });
});

it('CALL-9 the first page of the list names nothing of our own, announced or not', () =>
  expect(strict(accessPage(allEnrolled, 0))).toHaveProperty('call'));

it('CALL-9 terms in use are found by conditions that every LMS knows', async () => {
  const page = (...terms: readonly string[]) => ({ items: terms.map((termId) => ({ termId })), total: 3 });
  const { port, sent } = portWith([], {
    'objectiveAccesses.terms': [page('a', 'b'), page('c'), page()],
    'objectiveAccesses.query': [{ items: [], total: 1 }],
  });
  const counts = await countsQuery(port, { name: 'enrolled', filter: allEnrolled.filter, domain: '' }).queryFn({
    signal: new AbortController().signal,
  });
  expect([[...counts.terms.keys()], counts.uncategorized]).toEqual([['a', 'b', 'c'], 1]);
  expect(sent).toHaveLength(4);
  for (const [, { query }] of sent) expect(strict(query)).toHaveProperty('call');
});

describe('with whom a part is begun', () => {
  const input = { objectiveId: 'o', workflowId: 'w', path: ['p'], activityPathId: 'x', groupId: 'g' };
  it.each<[string, readonly string[], object]>([
    ['TEAM-6 is not said where the LMS does not announce it', [], { objectiveWorkflowId: 'w', activityPartIds: ['p'] }],
    [
      'TEAM-6 is said where it does',
      ['teamChoice'],
      { objectiveWorkflowId: 'w', activityPartIds: ['p'], groupId: 'g' },
    ],
  ])('%s', async (_, extensions, body) => {
    const { port, sent } = portWith(extensions);
    await startTogether.run(port, input, 'id');
    expect(sent[0]![1]['body']).toEqual(body);
  });
});

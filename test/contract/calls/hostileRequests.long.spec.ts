import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  activityTree,
  finishActivityWorkflows,
  startActivityWorkflows,
} from '../../../src/contract/parts/activities.ts';
import { finishObjectiveWorkflow, startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const mira = await academy.as('mira');

const lms = '/api/lms/v1/';
const list = `${lms}users/me/objective-accesses/query`;

describe('values that no database takes are a bad request, and tell nothing of the inside', () => {
  const start = (aggregate: string) => ({ objectiveWorkflowAggregateId: aggregate, id: randomUUID() });
  it.each<[string, string, object?, string?]>([
    ['GET', `${lms}users/me/objectives/%00/objective-access`],
    ['GET', `${lms}objective-workflows/a%00`],
    ['GET', `${lms}commands/a%00`],
    ['GET', `${list}?skip=1e308`],
    ['GET', `${list}?skip=10000000000000000000`],
    ['GET', `${list}?take=1e9`],
    ['POST', `${lms}start-objective-workflows`, start('a\0'), 'respond-sync'],
    ['POST', `${lms}start-objective-workflows`, start('a\0'), 'respond-async'],
    ['POST', `${lms}start-objective-workflows`, start('a\ud800'), 'respond-sync'],
    ['POST', `${lms}start-activity-workflows`, { objectiveWorkflowId: '\0', activityPartIds: [] }, 'respond-sync'],
    ['POST', '/api/events', { events: [{ name: 'a\0', at: '', sessionId: '' }] }],
    ['GET', `${lms}objective-workflows/%E0%A4%A`],
  ])('%s %s', async (method, path, body, prefer) => {
    const reply = await mira.send(method, path, body, prefer);
    expect([reply.status, reply.body.error?.code]).toEqual([400, 'bad_request']);
    expect(JSON.stringify(reply.body)).not.toMatch(/select|insert|Failed query|\bat \w+ \(/i);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('addresses of pictures are this server’s own, whatever Host a request names', async () => {
  const browser = await academy.browser('mira');
  const cookie = `lms_sid=${browser.cookie('lms_sid')?.value}`;
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(academy.config.port, 'localhost', () =>
      socket.write(`GET ${list} HTTP/1.1\r\nHost: evil.example\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`),
    );
    socket
      .on('data', (part) => (text += String(part)))
      .on('close', () => resolve(text))
      .on('error', reject);
  });
  expect(answer).toContain(`"imageUrl":"${academy.origin}/media/`);
  expect(answer).not.toContain('evil.example');
});

it('a result that is kept back does not say whether it was passed either (SRV-13)', async () => {
  for (const code of ['PAL 125', 'PHI 150']) {
    const { aggregate } = await mira.course(code);
    expect([code, aggregate.lastObjectiveRecord]).toEqual([
      code,
      expect.objectContaining({ grade: null, passed: null }),
    ]);
    const asked = await mira.send(
      'GET',
      `${list}?filter=${encodeURIComponent(JSON.stringify(['objectiveWorkflowAggregate.lastObjectiveRecord.passed', '=', true]))}`,
    );
    expect(asked.status).toBe(400);
  }
});

it('a command that a rule refused may come again under its id when the rule allows it (SRV-8)', async () => {
  const { aggregate } = await mira.course('EPI 230');
  const input = { body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() } };
  const ended = async (prefer: string) => {
    const { status, body } = await mira.call(startObjectiveWorkflow, input, prefer);
    if (status !== 202) return status;
    for (;;) {
      const { body: now } = await mira.send('GET', String(body['url']));
      if (now['completed']) return now['state'];
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  expect([await ended('respond-async'), await ended('respond-sync'), await ended('respond-async')]).toEqual([
    2, 409, 2,
  ]);
  await academy.clock().moveTo(45 * 86_400_000);
  try {
    expect([await ended('respond-async'), await ended('respond-async'), await ended('respond-sync')]).toEqual([
      1, 1, 200,
    ]);
  } finally {
    await academy.clock().moveTo(0);
  }
});

describe('commands that come side by side', () => {
  it('start one run, though each has an id of its own (START-1)', async () => {
    const { aggregate } = await mira.course('COM 115');
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() =>
        mira.call(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1);
  });
  it('count each part once, and finish a course once', async () => {
    const { aggregate } = await mira.course('SAF 110');
    const { id } = await mira.ask(startObjectiveWorkflow, {
      body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() },
    });
    const leaves = (await mira.ask(activityTree, { params: { id } })).children;
    const runs = await Promise.all(
      leaves.map((part) =>
        mira.call(startActivityWorkflows, { body: { objectiveWorkflowId: id, activityPartIds: [part.id] } }),
      ),
    );
    const finishing = runs.flatMap(({ body }) =>
      [1, 2].map(() =>
        mira.call(finishActivityWorkflows, {
          body: { objectiveWorkflowId: id, activityWorkflowIds: body['activityWorkflowIds'] as string[] },
        }),
      ),
    );
    expect(new Set((await Promise.all(finishing)).map(({ status }) => status))).toEqual(new Set([200]));
    const { parts } = await mira.course('SAF 110');
    expect(parts).toEqual({
      done: leaves.length,
      total: leaves.length,
      modules: leaves.map(() => ({ done: 1, total: 1 })),
    });
    const ended = await Promise.all(
      [1, 2, 3].map(() => mira.call(finishObjectiveWorkflow, { body: { id: randomUUID(), objectiveWorkflowId: id } })),
    );
    expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

// What parts hold, as the client reads it: every kind, with its files, in the tree's words too (SRV-24, STATE-11, OVER-7).
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  activityContent,
  activityTree,
  finishActivityWorkflows,
  rootContent,
  startActivityWorkflows,
} from '../../../src/contract/parts/activities.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { flattenTree, pathOf, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const mira = await academy.as('mira');
const day = 86_400_000;
const midnight = Math.floor(inject('seededAt') / day) * day;

let run = '';
let rows: readonly TreeRow[] = [];
const place = (name: string) => rows.find(({ part }) => part.child.name.includes(name))!.part;
const content = (name: string) =>
  mira.ask(activityContent, { params: { id: run, activityPathId: place(name).activityPathId } });

async function begin(code: string) {
  const { aggregate } = await mira.course(code);
  const id = randomUUID();
  await mira.ask(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: aggregate.id, id } });
  run = (await mira.course(code)).aggregate.lastObjectiveWorkflow?.id ?? '';
  rows = flattenTree(inheritConstraints(await mira.ask(activityTree, { params: { id: run } })), {
    now: academy.clock().now(),
    course: 'inProgress',
  });
}

describe('the parts of a course of all kinds', () => {
  beforeAll(() => begin('KIN 110'));

  it('a text with attachments', async () => {
    const text = await content('Falling');
    expect(text).toMatchObject({
      kind: 'text',
      activityPathId: place('Falling').activityPathId,
      html: expect.stringContaining('id="fn1"'),
    });
    expect(text.attachments.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ['forty-walkers.csv', 'text/csv'],
      ['reading-a-gait-report.pdf', 'application/pdf'],
    ]);
  });

  it('a PDF, a film with captions, a film elsewhere', async () => {
    const [report, film, elsewhere] = [
      await content('gait report'),
      await content('slowly'),
      await content('elsewhere'),
    ];
    expect(report).toMatchObject({
      kind: 'file',
      file: {
        name: 'reading-a-gait-report.pdf',
        mediaType: 'application/pdf',
        url: expect.stringMatching(/^\/api\/lms-storage\/v1\/files\/[-\da-f]{36}$/),
      },
    });
    expect(film).toMatchObject({
      kind: 'video',
      file: { mediaType: 'video/webm' },
      poster: '/media/gait/one-step-slowly.webp',
      captions: [
        { language: 'en', label: 'English' },
        { language: 'ar', label: 'العربية' },
      ],
    });
    expect(elsewhere).toMatchObject({ kind: 'vimeo', file: { url: 'https://vimeo.com/76979871' }, attachments: [] });
  });

  it('an event, on a day after that of the seed', async () => {
    const startsAt = midnight + 6.583335 * day;
    expect(await content('afternoon in the')).toMatchObject({
      kind: 'event',
      startsAt,
      endsAt: startsAt + 120 * 60_000,
      place: expect.stringContaining('room'),
      joinUrl: expect.stringMatching(/^https:/),
    });
  });

  it('one that is locked says nothing, not even where its file is (SRV-13)', async () => {
    const reply = await mira.call(activityContent, {
      params: { id: run, activityPathId: place('report of that').activityPathId },
    });
    expect(reply.status).toBe(403);
    expect(JSON.stringify(reply.body)).not.toMatch(/files|pdf|The report/);
  });

  it('the tree says how each is shown, and nothing of what is in it', async () => {
    const tree = JSON.stringify((await mira.call(activityTree, { params: { id: run } })).body);
    expect(tree).not.toMatch(/"resource"|"content"|lms-storage|vimeo\.com|joinUrl/);
    const { displayMode, supportMobileView } = place('Twelve of').child;
    expect([displayMode, supportMobileView]).toEqual(['fullscreen', false]);
    expect(place('elsewhere').child).toMatchObject({
      displayMode: 'embeddedCustom',
      preferredWidth: 720,
      preferredHeight: 405,
      supportMobileView: true,
    });
    expect(place('Falling').child).toMatchObject({
      displayMode: 'embeddedAuto',
      preferredWidth: null,
      preferredHeight: null,
    });
  });

  it('a PDF, a film and a film elsewhere are completed as a text is, and count (DONE-1, DONE-2)', async () => {
    for (const [count, name] of ['gait report', 'slowly', 'elsewhere', 'Falling'].entries()) {
      const path = pathOf(rows.find(({ part }) => part === place(name))!).map(({ id }) => id);
      const { body } = await mira.call(startActivityWorkflows, {
        body: { objectiveWorkflowId: run, activityPartIds: path },
      });
      await mira.ask(finishActivityWorkflows, {
        body: { objectiveWorkflowId: run, activityWorkflowIds: body['activityWorkflowIds'] as string[] },
      });
      expect((await mira.course('KIN 110')).parts?.done).toBe(count + 1);
    }
  });

  it('the root has no text of its own', async () => {
    expect(await mira.ask(rootContent, { params: { id: run } })).toMatchObject({ kind: 'text', html: '' });
  });
});

it.each([
  ['KIN 120', 'longRead'],
  ['KIN 130', 'longReadWithoutActivityNames'],
  ['KIN 140', 'tiles'],
  ['KIN 110', 'tree'],
] as const)('%s is laid out as %s (SRV-6)', async (code, mode) => {
  const course = await mira.course(code);
  expect([course.objective.activity.presentationMode, course.retake]).toEqual([mode, true]);
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '../../../../src/domain/tree/activity.ts';
import type { ActivityWorkflow } from '../../../../src/domain/course/workflow.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import type { TreeContext } from '../../../../src/domain/tree/lockVerdict.ts';
import { contentModel, type ContentModel } from '../../../../src/features/player/content/contentModel.ts';
import { courseModel } from '../../../../src/features/player/base/tree/courseModel.ts';
import { finishModel } from '../../../../src/features/player/finish/finishModel.ts';
import type { FinishWords } from '../../../../src/features/player/finish/FinishWords.ts';
import { part, tree } from '../../domain/tree/treeFixture.ts';
import { now, wordsOf } from './playerWords.ts';

let words: FinishWords;
beforeAll(async () => {
  words = await wordsOf();
});

const context: TreeContext = { now, course: 'inProgress' };
const hour = 3_600_000;
const show = (root: Activity, axis: readonly string[] = [], also: Partial<TreeContext> = {}): ContentModel =>
  contentModel(
    courseModel(inheritConstraints(root), { ...context, ...also }, words, (to) => `/content/${to.join('/')}`),
    axis,
  );

const course = tree(
  part({
    id: 'a',
    children: [
      part({ id: 'a1', workflow: 'finished' }),
      part({ id: 'a2', workflow: 'inProgress' }),
      part({ id: 'a3', optional: true }),
    ],
  }),
  part({ id: 'b', children: [part({ id: 'b1', available: false }), part({ id: 'b2', state: 'draft' })] }),
  part({ id: 'c', constraint: { startUntil: now - hour } }),
  part({ id: 'v', type: 'video' }),
  part({ id: 'l', type: 'lti', optional: true }),
);

describe('contentModel', () => {
  it('AUTO-1 opens what is in progress; AUTO-4 an axis of the address wins', () => {
    expect(show(course).axis).toEqual(['a', 'a2']);
    expect(show(course, ['a', 'a3']).axis).toEqual(['a', 'a3']);
  });

  it('DATA-2 reads a course that is one text from its root, without a progress bar of parts; DONE-1 it is finished as a whole', () => {
    const root = { ...tree(), id: 'root', type: 'text', name: 'One page' } as const;
    expect(show(root)).toMatchObject({
      title: 'One page',
      body: { kind: 'content', activityPathId: 'root' },
      measured: false,
      complete: 'none',
      finishable: true,
      next: null,
    });
    expect(show(root, ['x'])).toMatchObject({ title: null, body: { kind: 'missing' } });
    expect(show(tree())).toMatchObject({ title: null, body: { kind: 'empty' } });
    expect(show(course)).toMatchObject({ title: 'a2', measured: true });
  });

  it('says what the part is and where it stands', () => {
    expect(show(course).over).toBe('Text · part 2 of 3');
    expect(show(course).modules).toEqual([{ axis: ['a'], name: 'a' }]);
    expect(show(course).progress).toMatchObject({ text: '1 of 7 parts', short: '1 of 7', value: 1 / 7 });
  });

  it('names a closed neighbour with its reason and skips none, across modules', () => {
    expect(show(course, ['a', 'a3']).next).toEqual({
      axis: ['b', 'b1'],
      name: 'b1',
      label: 'Next: To get access, you have to complete previous assignments',
      closed: true,
    });
    expect(show(course, ['b', 'b1']).next).toMatchObject({ name: 'b2', label: 'Next: Coming soon' });
    expect(show(course, ['c']).previous).toMatchObject({ name: 'b2', closed: true });
    expect(show(course, ['a', 'a1']).previous).toBeNull();
    expect(show(course, ['l']).next).toBeNull();
    const walked = ['a1'];
    for (let at = show(course, ['a', 'a1']); at.next; at = show(course, at.next.axis)) walked.push(at.next.name);
    expect(walked).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c', 'v', 'l']);
  });

  it.each([
    ['a text', ['a', 'a2'], { kind: 'content', activityPathId: 'path-a2', name: expect.any(String) }],
    [
      'REASON-2 names what has to be done first',
      ['b', 'b1'],
      { kind: 'closed', draft: false, first: { axis: ['a', 'a2'], name: 'a2' } },
    ],
    ['LOCK-8 a draft', ['b', 'b2'], { kind: 'closed', draft: true, first: null }],
    [
      'REASON-6',
      ['c'],
      { kind: 'closed', text: 'You missed the time to start. It was open to start until Nov 21, 9:42 AM.' },
    ],
    ['a module', ['a'], { kind: 'module' }],
    ['a video', ['v'], { kind: 'content', activityPathId: 'path-v', name: expect.any(String) }],
    ['a tool', ['l'], { kind: 'content', activityPathId: 'path-l' }],
    ['no such part', ['x'], { kind: 'missing' }],
  ] as const)('shows %s', (_, axis, body) => {
    expect(show(course, axis).body).toMatchObject(body);
  });

  it('DONE-2, DISC-1 a discussion has a view, and is completed by what is said in it alone', () => {
    const shown = show(tree(part({ id: 'd', type: 'discussion', workflow: 'inProgress' })), ['d']);
    expect([shown.body.kind, shown.complete]).toEqual(['content', 'byPosting']);
  });

  it('DONE-1, DONE-2 a text is completed by word, a video by seeing it, in a running course alone', () => {
    expect(show(course, ['a', 'a2']).complete).toBe('can');
    expect(show(course, ['a', 'a1']).complete).toBe('done');
    expect(show(course, ['b', 'b1']).complete).toBe('none');
    expect(show(course, ['v']).complete).toBe('bySeeing');
    expect(show(course, ['l']).complete).toBe('none');
    expect(show(course, ['v'], { course: 'submitted' }).complete).toBe('none');
    expect(show(course, ['a', 'a2'], { course: 'submitted' }).complete).toBe('none');
  });

  it('knows the next content, while that one opens', () => {
    expect(show(course, ['a', 'a1']).ahead).toBe('path-a2');
    expect(show(course, ['a', 'a3']).ahead).toBeNull(); // locked
    expect(show(course, ['c']).ahead).toBe('path-v');
    expect(show(course, ['v']).ahead).toBe('path-l');
    expect(show(course, ['l']).ahead).toBeNull(); // the last
  });

  it('ERR texts: an empty course has nothing to read', () => {
    expect(show(tree()).body).toEqual({ kind: 'empty' });
  });

  it('FINISH-1 is finishable when nothing mandatory is open, in a running course', () => {
    const done = tree(part({ workflow: 'finished' }), part({ optional: true }));
    expect(show(done).finishable).toBe(true);
    expect(show(course).finishable).toBe(false);
    expect(show(done, [], { course: 'finished' }).finishable).toBe(false);
  });
});

describe('the tree', () => {
  const nodes = () => show(course, ['a', 'a2']).nodes;
  it('TREE-1 counts a module and gives its parts their marks and lines', () => {
    const [a] = nodes();
    expect(a).toMatchObject({ name: 'a', count: '1 of 3' });
    expect(a?.children?.map(({ mark, sub, current }) => [mark?.kind, sub, current])).toEqual([
      ['done', undefined, false],
      ['todo', undefined, true],
      ['optional', 'Optional', false],
    ]);
  });
  it('ICON-6 a locked row has no mark, is grey, and says why', () => {
    const [b1, b2] = nodes()[1]!.children!;
    expect(b1).toMatchObject({
      dim: true,
      rule: 'locked',
      mark: undefined,
      sub: 'To get access, you have to complete previous assignments',
      iconLabel: 'Text · Locked',
    });
    expect(b2).toMatchObject({ dim: true, mark: { kind: 'draft', label: 'Coming soon' }, sub: 'Coming soon' });
  });
  it('rules the margin as far as the learner has come', () => {
    expect(nodes()[0]!.children!.map(({ rule }) => rule)).toEqual(['done', 'ahead', 'ahead']);
  });
  it('LOCK-6 a due date informs, in red once it is over', () => {
    const [soon, over, done] = show(
      tree(
        part({ constraint: { due: now + hour } }),
        part({ constraint: { due: now - hour } }),
        part({ constraint: { due: now - hour }, workflow: 'finished' }),
      ),
    ).nodes;
    expect(soon).toMatchObject({ sub: 'Due Nov 21', dim: false });
    expect(over).toMatchObject({ sub: 'Was due Nov 21', subTone: 'danger', dim: false });
    expect(done?.sub).toBeUndefined();
  });
  it('ICON-3 says the score below passing', () => {
    expect(show(tree(part({ workflow: 'finished', passed: false, score: 0.52 }))).nodes[0]).toMatchObject({
      mark: { kind: 'warning', label: 'Below passing score' },
      sub: 'Below passing score: 52%',
      subTone: 'warning',
    });
  });
});

describe('finishModel', () => {
  const ask = (root: Activity, current = '') => finishModel(inheritConstraints(root), context, current, words);
  it('FINISH-5 names what is open, and leads to the next of it', () => {
    const model = ask(course, 'a/a2');
    expect(model.title).toBe('4 mandatory parts are still open');
    expect(model.open.map(({ name, here }) => [name, here])).toEqual([
      ['a2', true],
      ['b1', false],
      ['c', false],
      ['v', false],
    ]);
    expect(model.goTo?.name).toBe('v');
    expect(model.canFinish).toBe(false);
  });
  it('FINISH-9 says once what is to be said of three parts or more', () => {
    const parts = ['p', 'q', 'r', 's'].map((id) => part({ id }));
    const model = ask(tree(part({ id: 'soon', constraint: { due: now + hour } }), ...parts), 's');
    expect(model.groups.map(({ text, items }) => [text, items.map(({ name, text: line }) => [name, line])])).toEqual([
      [
        null,
        [
          ['soon', 'Not started · Due Nov 21'],
          ['s', 'Not started'],
        ],
      ],
      [
        'Not started',
        [
          ['p', null],
          ['q', null],
          ['r', null],
        ],
      ],
    ]);
    expect(ask(tree(part(), part())).groups.map(({ text }) => text)).toEqual([null]);
    expect(model.open).toHaveLength(5);
  });
  it('FINISH-3 says whom to ask about a missed window', () => {
    expect(ask(course).open.find(({ name }) => name === 'c')?.text).toBe(
      'Could be started until Nov 21, 9:42 AM. Ask your instructor to reopen it.',
    );
  });
  it('FINISH-4 only mentions what is optional or improvable', () => {
    const model = ask(
      tree(
        part({ workflow: 'finished', weight: 1, passed: false, score: 0.5, id: 'quiz' }),
        part({ id: 'more', optional: true }),
      ),
    );
    expect(model.canFinish).toBe(true);
    expect(model.title).toBe('Finish the course?');
    expect(model.also.map(({ name }) => name.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'Take more (optional)',
      'Improve quiz (50%)',
    ]);
    expect(model.how).toBe('submit'); // SUBMIT-1
  });
  it('BTN-11 a course that is a tool waits for the tool', () => {
    const tool = (workflow: ActivityWorkflow['state']): Activity => ({
      ...tree(),
      type: 'lti',
      aggregate: {
        lastActivityWorkflow: {
          id: 'w',
          state: workflow,
          submitted: null,
          finished: null,
          lastProctoringSessionId: null,
        },
        bestActivityRecord: null,
      },
    });
    expect([ask(tool('inProgress')).title, ask(tool('inProgress')).canFinish]).toEqual([
      'The tool has not reported your result yet',
      false,
    ]);
    expect([ask(tool('finished')).title, ask(tool('finished')).canFinish]).toEqual(['Finish the course?', true]);
  });
  it('FINISH-7 a course that is one text has no parts that could be complete', () => {
    const model = ask({ ...tree(), type: 'text' });
    expect([model.title, model.canFinish]).toEqual(['Finish the course?', true]);
    expect(model.text).toMatch(/^Finish it when you are done with it/);
  });
  it('has no button that leads nowhere', () => {
    expect(ask(tree(part({ constraint: { startUntil: now - hour } }))).goTo).toBeNull();
  });
  it('counts in Arabic too', async () => {
    const arabic = await wordsOf('ar');
    expect(finishModel(inheritConstraints(tree(part(), part())), context, '', arabic).title).toBe(
      'لا يزال جزءان إلزاميان غير مكتملين',
    );
  });
});

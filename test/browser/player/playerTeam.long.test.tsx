import { expect } from 'chai';
import {
  groupRun,
  ines,
  live,
  liveOf,
  mira,
  people,
  runOf,
  teamOf,
  together,
  wireTeam,
} from '../../../widgets/workbench/states/player/teamStates.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import {
  content,
  count,
  finishParts,
  focused,
  heard,
  reading,
  startParts,
  tag,
  text,
  tree,
} from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const day = '2026-11-20T08:00:00Z';
const fresh = teamOf(...wireTeam([ines, mira]));
const joined = teamOf(...wireTeam([{ ...ines, begun: day }, mira]));
const both = teamOf(
  ...wireTeam([
    { ...ines, begun: day },
    { ...mira, begun: day },
  ]),
);
const open = { body: wireActivity(together({ together: 'either' })) };
const begun = { body: wireActivity(together({ together: 'either', workflow: 'inProgress' })) };
const asked = (replies: NonNullable<Parameters<typeof reading>[2]> = {}) =>
  reading(
    { name: '', children: [] },
    'p1',
    {
      [tree]: [open, begun],
      [people]: [fresh],
      [groupRun]: [runOf('inProgress')],
      [content]: [text('<p>Walk.</p>')],
      'GET /config-ui/config.json': [{ body: { extensions: ['teamChoice'] } }],
      ...replies,
    },
    { settled: '.team' },
  );
/** What the server is told of the start. */
const told = () => {
  const bodies: unknown[] = [];
  return { bodies, answer: (_url: URL, body?: unknown) => (bodies.push(body), {}) };
};

describe('lectern-player: what is done together', () => {
  afterEach(clear);

  it('TEAM-2, TEXT-56: asks in place of the content, and is not started by being opened', async () => {
    const { find, all, asked: sent, element } = await show(tag, 'team-join', { width: '1376px' });
    await settle();
    expect(count(sent, startParts)).to.equal(0);
    expect(all('.team li').map((row) => row.textContent)).to.deep.equal([
      'Ines Maria LindqvistPhysiotherapyStarted Nov 20',
      'Mira Okafor (you)PhysiotherapyNot started yet',
    ]);
    expect([find('.team .team-of > p')!.textContent, find('.team .btn')!.textContent]).to.deep.equal([
      'Your team has already started. Do you want to join?',
      'Join',
    ]);
    expect([find('.author'), find('.mark-complete')].map(Boolean)).to.deep.equal([false, false]);
    expect(sent.some((name) => name.endsWith('/activity/path-p1'))).to.equal(false);
    expect(await faults(element)).to.deep.equal([]);
  });

  for (const [rule, reply, index, label, groupId] of [
    ['TEAM-1: nobody has begun: starts', fresh, 0, 'Start', 'pair'],
    ['TEAM-1: somebody has begun: joins', joined, 0, 'Join', 'pair'],
    ['TEAM-3: alone', joined, 1, 'Work alone', null],
  ] as const) {
    it(`${rule}, once, and goes on with the content at its title`, async () => {
      const server = told();
      const {
        find,
        all,
        asked: sent,
        element,
      } = await show(
        tag,
        asked({ [people]: [reply, groupId === null ? reply : both], [startParts]: [{ answer: server.answer }] }),
        { width: '1376px' },
      );
      await until(() => all('.team .btn')[index], 'the choice');
      const button = all('.team .btn')[index]!;
      expect(button.textContent).to.equal(label);
      button.focus();
      button.click();
      button.click();
      await until(() => find('.part .author p'), 'the content');
      expect(count(sent, startParts)).to.equal(1);
      expect(server.bodies).to.deep.equal([{ objectiveWorkflowId: 'run-1', activityPartIds: ['p1'], groupId }]);
      await until(() => focused(element) === find('.part > .title'), 'focus on the title');
      await until(
        () =>
          find('.team-line')?.textContent ===
          (groupId === null ? 'You are doing this alone' : 'Tuesday pairWith \u2068Ines Lindqvist\u2069'),
      );
      await until(() => find('.mark-complete'));
      expect(count(sent, groupRun.replace('*', 'run-of-pair'))).to.equal(groupId === null ? 0 : 1);
    });
  }

  it('TEAM-8, TEAM-10: says who is here and who writes, and that the text is the team’s', async () => {
    const { find, element } = await show(tag, 'team-here', { width: '1376px' });
    await until(() => find('.team-note'), 'the note');
    expect([
      find('.team-presence .here')!.textContent,
      find('.team-presence .writing')!.textContent,
      find('.team-note')!.textContent,
    ]).to.deep.equal([
      'Here now: \u2068Ines Lindqvist\u2069',
      '\u2068Ines Lindqvist\u2069 is writing',
      'Your team writes one text together. Whoever submits it submits it for everyone.',
    ]);
    expect(await faults(element)).to.deep.equal([]);
  });

  it('TEAM-9: the list of the team opens over the page, says all of each, and gives the focus back', async () => {
    const { find, all, element } = await show(tag, 'team-here', { width: '1376px' });
    const button = find('.team-presence button')!;
    button.focus();
    button.click();
    await until(() => find('dialog .team-list'), 'the list');
    expect(all('dialog .team-list li').map((row) => row.textContent)).to.deep.equal([
      'Ines Maria Lindqvistines@aldergrove.examplePhysiotherapyStarted Nov 20Writing…',
      'Mira Okafor (you)mira@aldergrove.examplePhysiotherapyStarted Nov 20Here now',
    ]);
    expect(await faults(element)).to.deep.equal([]);
    find('dialog header button')!.click();
    await until(() => !find('dialog'), 'closed');
    expect(focused(element)).to.equal(button);
  });

  for (const [name, said] of [
    ['removed', 'and you go on alone'],
    ['closed', 'can only be done with a team'],
  ] as const)
    it(`TEAM-15: one who was taken off is told: ${name}`, async () => {
      const { find, element } = await show(tag, `team-${name}`, { width: '1376px' });
      expect(find('.notice.warning')!.textContent).to.contain('no longer on the team').and.contain(said);
      expect(Boolean(find('.team-presence'))).to.equal(false);
      expect(await faults(element)).to.deep.equal([]);
    });

  it('TEAM-8: without the stream, and where it is lost, the rest stands', async () => {
    const { find, asked: sent } = await show(
      tag,
      asked({
        'GET /config-ui/config.json': [{ body: { extensions: ['teamPresence'] } }],
        [tree]: [begun],
        [people]: [both],
        [live]: [{ status: 500, body: {} }, liveOf({}, {})],
      }),
      { width: '1376px', await: false },
    );
    await until(() => sent.some((name) => name.endsWith('/changes')) && find('.team-line'), 'asked');
    await until(() => find('.team-presence button'), 'the list is offered all the same');
    expect(Boolean(find('.team-presence .here'))).to.equal(false);
  });

  it('CMD-8: a start that may not have arrived waits for the learner, over a reload too', async () => {
    const storage = new Map<string, string>();
    const kept = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
      key: (at: number) => [...storage.keys()][at] ?? null,
      clear: () => storage.clear(),
      get length() {
        return storage.size;
      },
    } as Storage;
    const first = await show(tag, asked({ [startParts]: [{ fault: 'lost' }] }), { width: '1376px', storage: kept });
    first.find('.team .btn')!.click();
    await until(() => first.find('.team .notice'));
    expect(first.find('.team .notice')!.textContent).to.contain('Not sent yet');
    clear();
    const server = told();
    const again = await show(tag, asked({ [startParts]: [{ answer: server.answer }] }), {
      width: '1376px',
      storage: kept,
    });
    await until(() => again.find('.team .notice .btn'));
    expect(count(again.asked, startParts)).to.equal(0);
    again.find('.team .notice .btn')!.click();
    await until(() => again.find('.part .author p'));
    expect(server.bodies).to.deep.equal([{ objectiveWorkflowId: 'run-1', activityPartIds: ['p1'], groupId: 'pair' }]);
    expect([...storage.keys()].filter((key) => key.includes('pending'))).to.deep.equal([]);
  });

  it('CMD-8, TEAM-2: without a connection it says so, and a start waits', async () => {
    const { find } = await show(tag, 'team-offline', { width: '1376px' });
    await until(() => find('.notices .notice'));
    find('.team .btn')!.click();
    await until(() => find('.team .notice'));
    expect(find('.team .notice')!.textContent).to.contain('Not sent yet');
  });

  it('TEAM-2, TEAM-7: a team that was not asked for in time is asked for when there is a connection', async () => {
    const { find, all } = await show(
      tag,
      {
        ...asked(),
        attributes: { 'objective-id': 'course-sta210', 'view': 'content', 'axis': 'p2' },
        offline: 'later',
        settled: '.notices .notice',
      },
      { width: '1376px' },
    );
    all('[role=treeitem]')[0]!.click();
    await until(() => find('.part .empty-state'));
    await until(() => find('.part .empty-state')!.textContent.includes('There is no connection'));
  });

  it('TEAM-4: what is refused is said, the button is back, and the team is asked for again', async () => {
    const { find, asked: sent } = await show(
      tag,
      asked({
        [people]: [fresh, joined],
        [startParts]: [{ status: 409, body: { error: { code: 'conflict', message: 'This is not a team of yours.' } } }],
      }),
      { width: '1376px' },
    );
    find('.team .btn')!.click();
    await until(() => find('.team .btn')?.textContent === 'Join');
    expect(count(sent, people.replace('*', 'path-p1'))).to.equal(2);
    expect(find('.team .btn')!.getAttribute('aria-busy')).to.equal(null);
  });

  it('TEAM-7: begun in another tab it does not ask', async () => {
    const { find } = await show(
      tag,
      { ...asked({ [people]: [both] }), settled: '.part .author p' },
      { width: '1376px' },
    );
    expect(find('.team')).to.equal(null);
  });

  it('TEAM-2, PRESENT-2: in a long read it asks in its place', async () => {
    const long = (workflow?: 'inProgress') => ({
      body: wireActivity({
        name: 'Course',
        workflow: 'inProgress',
        children: [
          {
            name: 'Long',
            layout: 'longRead',
            workflow: 'inProgress',
            children: [
              { name: 'One', workflow: 'inProgress' },
              { name: 'Two', together: true, ...(workflow && { workflow }) },
            ],
          },
        ],
      }),
    });
    const {
      find,
      all,
      element,
      asked: sent,
    } = await show(
      tag,
      { ...asked({ [tree]: [long(), long('inProgress')] }), settled: '.section .team' },
      { width: '1376px' },
    );
    expect(count(sent, startParts)).to.equal(0);
    await until(() => all('.section .done .btn').length === 1);
    find('.section .team .btn')!.click();
    await until(() => all('.section .author p').length === 2);
    await until(() => focused(element)?.textContent === 'Two', 'focus on its heading');
    const completed = heard(element, 'lectern-part-completed');
    await until(() => all('.section .done .btn').length === 2);
    all('.section .done .btn')[1]!.click();
    await until(() => completed.length === 1 && count(sent, finishParts) === 1);
  });
});

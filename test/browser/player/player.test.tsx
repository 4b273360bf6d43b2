import { expect } from 'chai';
import { authorText } from '../../../widgets/workbench/states/player/stateAuthorTexts.ts';
import { objectiveId, stateNow, wireCourse, workflowId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity, type PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';
import { doneTree, fullTree } from '../../../widgets/workbench/states/player/stateTrees.ts';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { refused } from '../support/enrolment.ts';
import { driveTime } from '../support/drivenTime.ts';
import { clear, show } from '../support/exhibit.ts';
import {
  access,
  content,
  count,
  finishCourse,
  finishParts,
  focused,
  heard,
  reading,
  start,
  startParts,
  tag,
  text,
  tree,
} from '../support/player.ts';
import { until } from '../support/stage.tsx';
import { strangers } from '../support/strangers.ts';

describe('lectern-player: starting', () => {
  afterEach(clear);
  const unstarted = (replies: FeatureState['replies'] = {}): FeatureState => ({
    name: 'x',
    title: 'x',
    now: stateNow,
    settled: '.buttons .filled',
    attributes: { 'objective-id': objectiveId },
    replies: {
      [access]: [{ body: wireCourse() }, { body: wireCourse({ state: 'inProgress', parts: [0, 3] }) }],
      [start]: [{ body: { id: workflowId } }],
      [startParts]: [{ body: {} }],
      [tree]: [{ body: wireActivity(fullTree) }],
      [content]: [text(authorText)],
      ...replies,
    },
  });

  it('START-1 to START-4: makes the run, goes to the content, and starts the part that opens', async () => {
    const { find, element, asked } = await show(tag, unstarted());
    const started = heard(element, 'lectern-course-started');
    find('.buttons .filled')!.click();
    await until(() => find('.part > .title'));
    expect(started).to.deep.equal([{ objectiveId, workflowId }]);
    expect(count(asked, start)).to.equal(1);
    expect(asked.indexOf(start)).to.be.below(asked.indexOf(startParts));
    await until(() => focused(element) === find('.part > .title'), 'focus on the title of the part');
  });

  it('START-5: a reply that was lost waits visibly and is sent again by the learner’s word alone', async () => {
    const { find, all, asked } = await show(
      tag,
      unstarted({ [start]: [{ fault: 'lost' }, { fault: 'lost' }, { body: { id: workflowId } }] }),
    );
    find('.buttons .filled')!.click();
    await until(() => find('.notice'));
    expect(find('.notice')!.textContent).to.contain('Not sent yet');
    // A lost connection is tried once more at once, under the same id, and then no more.
    await until(() => count(asked, start) === 2);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(count(asked, start)).to.equal(2);
    all('.notice .btn')[0]!.click();
    await until(() => find('.part > .title'));
    expect(count(asked, start)).to.equal(3);
  });

  const general = 'Something went wrong. Please refresh the page.';
  for (const [what, replies, said] of [
    [
      'a refusal with a message says that',
      { [start]: [refused(409, 'All places are taken.')] },
      'All places are taken.',
    ],
    ['so does one of the root part', { [startParts]: [refused(409, 'It opens at noon.')] }, 'It opens at noon.'],
    [
      'a refusal without one says the general text',
      { [start]: [{ status: 409, body: { error: { code: 'conflict', message: ' ' } } }] },
      general,
    ],
    ['so does a server that fails', { [start]: [{ status: 500, body: {} }] }, general],
  ] as const)
    it(`START-7: ${what} in a critical toast, and the button is back`, async () => {
      const { find, element } = await show(tag, unstarted(replies));
      const notices = heard(element, 'lectern-notice');
      find('.buttons .filled')!.click();
      await until(() => notices.length > 0, 'a notice');
      expect(notices).to.deep.equal([{ tone: 'danger', title: said, text: null }]);
      await until(() => find('.buttons .filled')!.getAttribute('aria-busy') === null);
      expect(find('.buttons .filled')!.textContent).to.contain('Start');
    });
});

describe('lectern-player: details', () => {
  afterEach(clear);
  const long =
    'What a sample can tell you about everybody else, and how sure you may be of it. For people who read or write clinical papers.';
  const detailed = (description: string): FeatureState => ({
    name: 'x',
    title: 'x',
    now: stateNow,
    settled: '.overview .description',
    attributes: { 'objective-id': objectiveId, 'view': 'details' },
    replies: { [access]: [{ body: wireCourse({ state: 'inProgress', parts: [1, 3], description }) }] },
  });

  it('OVER-2, OVER-3: details show title, code, collections, about and sharing; Show more opens it in full, Hide closes it', async () => {
    const { find, all } = await show(tag, detailed(long));
    const text = () => find('.description bdi')!.innerText;
    const button = () => find('.description button')!;
    expect(find('h1, h2, h3')!.textContent).to.equal('Statistics for Clinical Researchers');
    for (const part of ['.code', '.tags', '.about']) expect(find(part), part).not.to.equal(null);
    expect(all('.buttons .btn').some(({ textContent }) => textContent === 'Share link')).to.equal(true);
    expect([button().textContent, button().getAttribute('aria-expanded'), text().endsWith('…')]).to.deep.equal([
      'Show more',
      'false',
      true,
    ]);
    expect(text().length).to.be.within(60, 75);
    button().click();
    await until(() => text() === long);
    expect([button().textContent, button().getAttribute('aria-expanded')]).to.deep.equal(['Hide', 'true']);
    button().click();
    await until(() => text().endsWith('…'));
    expect(button().textContent).to.equal('Show more');
  });

  it('OVER-3: a short description stands whole, without a button', async () => {
    const { find } = await show(tag, detailed('Short and whole.'));
    expect([find('.description')!.textContent, find('.description button')]).to.deep.equal(['Short and whole.', null]);
  });
});

describe('lectern-player: sharing', () => {
  afterEach(clear);

  it('OVER-6, BTN-6: copies the address that leads anybody to the right place, and says so on the button', async () => {
    const copied: string[] = [];
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (address: string) => void copied.push(address) },
    });
    try {
      const { find } = await show(tag, 'overview', { hrefFor: (route) => `/host/${route.name}` });
      const button = () => find('.buttons .bare')!;
      expect(button().textContent).to.equal('Share link');
      button().click();
      await until(() => button().textContent === 'The link is copied');
      expect(copied).to.deep.equal([`${location.origin}/host/redirect`]);
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else delete (navigator as { clipboard?: unknown }).clipboard;
    }
  });
});

describe('lectern-player: reading', () => {
  afterEach(clear);
  const here = 'p4/p4-2';

  it('LOCK, TREE: names a locked neighbour with its reason and opens its panel, with a way to what comes first', async () => {
    const { find } = await show(tag, reading(fullTree, 'p4/p4-5'), { width: '1376px' });
    const next = find('.turn .n')!;
    expect(next.textContent)
      .to.contain('Next: To get access, you have to complete previous assignments')
      .and.to.contain('5.1 The logic of a test');
    next.click();
    await until(() => find('.instead'));
    expect(find('.instead')!.textContent)
      .to.contain('To get access, you have to complete previous assignments')
      .and.to.contain('4.2 What a confidence interval says');
    find('.instead .filled')!.click();
    await until(() => find('.part > .title')?.textContent === '4.2 What a confidence interval says');
  });

  it('turns the page: focus on the new title, the page from its top, the host told', async () => {
    const { find, element } = await show(tag, reading(fullTree, here), { width: '1376px' });
    const opened = heard(element, 'lectern-part-opened');
    const titles = heard(element, 'lectern-title');
    element.style.blockSize = '500px';
    const page = find('.page')!;
    await until(() => find('.author p'));
    page.scrollTop = 300;
    find('.turn .n')!.click();
    await until(() => find('.part > .title')?.textContent === '4.3 Reading a forest plot');
    await until(() => focused(element) === find('.part > .title'));
    expect(page.scrollTop).to.equal(0);
    expect(opened.at(-1)).to.deep.equal({ objectiveId, axis: 'p4/p4-3' });
    expect(titles.at(-1)).to.deep.equal({
      sections: ['4.3 Reading a forest plot', 'Statistics for Clinical Researchers'],
    });
  });

  it('DONE-1: the button turns into a quiet Completed, and focus stays', async () => {
    const done = {
      ...fullTree,
      children: fullTree.children!.map((module, index) =>
        index === 3
          ? {
              ...module,
              children: module.children!.map((part, at) =>
                at === 1 ? { ...part, workflow: 'finished' as const } : part,
              ),
            }
          : module,
      ),
    };
    const { find, element, asked } = await show(
      tag,
      reading(fullTree, here, { [tree]: [{ body: wireActivity(fullTree) }, { body: wireActivity(done) }] }),
    );
    const completed = heard(element, 'lectern-part-completed');
    await until(() => find('.mark-complete'));
    const button = find('.mark-complete')!;
    button.focus();
    button.click();
    await until(() => find('.mark-complete')!.textContent === 'Completed');
    expect(focused(element) === button).to.equal(true);
    expect(completed).to.deep.equal([{ objectiveId, axis: here }]);
    button.click();
    expect(count(asked, finishParts)).to.equal(1);
  });

  it('what is chosen by itself stays open when it is complete', async () => {
    const before: PartSketch = { name: 'Course', children: [{ name: 'One', workflow: 'inProgress' }, { name: 'Two' }] };
    const after: PartSketch = { name: 'Course', children: [{ name: 'One', workflow: 'finished' }, { name: 'Two' }] };
    const { find } = await show(
      tag,
      reading(before, '', { [tree]: [{ body: wireActivity(before) }, { body: wireActivity(after) }] }),
    );
    expect(find('.part > .title')!.textContent).to.equal('One');
    await until(() => find('.mark-complete'));
    find('.mark-complete')!.click();
    await until(() => find('.mark-complete')!.textContent === 'Completed');
    expect(find('.part > .title')!.textContent).to.equal('One');
  });

  it('the session ends in the middle of reading: the text stays, and what was done is not lost', async () => {
    const gone: ScriptedReply = { status: 401, body: { error: { code: 'unauthorized', message: 'sign in' } } };
    const { find, asked } = await show(
      tag,
      reading(fullTree, here, {
        [tree]: [{ body: wireActivity(fullTree) }, gone],
        [finishParts]: [gone],
        [content]: [text(authorText), gone],
      }),
    );
    await until(() => find('.author p') && find('.mark-complete'));
    find('.mark-complete')!.click();
    await until(() => count(asked, finishParts) > 0);
    await until(() => find('.mark-complete')!.textContent === 'Mark as complete');
    expect(find('.author p')!.textContent).to.contain('Suppose the same trial');
    expect(find('.part > .title')!.textContent).to.equal('4.2 What a confidence interval says');
    expect(find('.mark-complete')!.textContent).to.equal('Mark as complete');
  });

  it('TREE-5, TREE-7: a part opens by rule and clock when its date comes', async () => {
    const opens = new Date(Date.parse(stateNow) + 60_000).toISOString();
    const root: PartSketch = {
      name: 'Course',
      children: [{ name: 'Seminar notes', constraint: { startFrom: opens } }],
    };
    const time = driveTime(1000);
    try {
      const { find } = await show(tag, reading(root, 'p1', {}, { settled: '.instead' }));
      expect(find('.instead')!.textContent).to.contain('going to be available soon');
      time.pass(120_000);
      await until(() => find('.author p'));
    } finally {
      time.restore();
    }
  });

  it('has the next text at hand while this one is read', async () => {
    const { asked } = await show(tag, reading(fullTree, 'p4/p4-2'));
    await until(() => asked.some((name) => name.endsWith('/activity/path-p4-3')));
    expect(asked.filter((name) => name.startsWith('POST') && name.includes('start-activity'))).to.deep.equal([]);
  });

  it('AUTO-1, memory: without routing the element goes on by itself and keeps its links true', async () => {
    const { find, element } = await show(tag, reading(fullTree, here), {
      width: '1376px',
      hrefFor: (route) => `/host/${route.name}`,
    });
    const left = heard(element, 'lectern-navigate');
    expect((find('.turn .n') as HTMLAnchorElement).getAttribute('href')).to.equal('/host/content');
    find('.tabs a')!.click();
    await until(() => find('.overview .title'));
    expect(left).to.deep.equal([]);
    element.addEventListener('lectern-navigate', (event) => event.preventDefault());
    find('.crumbs a')!.click();
    expect((left[0] as { route: unknown }).route).to.deep.equal({ name: 'courses', query: '' });
  });
});

describe('lectern-player: finishing', () => {
  afterEach(clear);
  const ended = { body: wireCourse({ state: 'finished', parts: [2, 3] }) };
  const running = { body: wireCourse({ state: 'inProgress', parts: [2, 3] }) };
  const all3 = (replies: FeatureState['replies'] = {}) =>
    reading(doneTree, 'p3', { [access]: [running, ended], [finishCourse]: [{ body: {} }], ...replies });

  it('FINISH-5, END-1, END-4: finishes, tells the host, and shows the end of the course', async () => {
    const { find, element } = await show(tag, all3());
    const finished = heard(element, 'lectern-course-finished');
    const notices = heard(element, 'lectern-notice');
    find('.turn .last .btn')!.click();
    await until(() => find('.dialog .filled'));
    find('.dialog .filled')!.click();
    await until(() => find('.ending .title'));
    expect(find('.ending .title')!.textContent).to.equal('The course has been successfully finished');
    expect(finished).to.deep.equal([{ objectiveId, workflowId }]);
    expect(notices).to.deep.equal([
      { tone: 'success', title: 'The course has been successfully finished', text: null },
    ]);
    await until(() => focused(element) === find('.ending .title'), 'focus on the heading');
    // What the contents looked like says nothing of what comes after them.
    expect([
      strangers(element.shadowRoot!),
      Math.round(find('.end-mark')!.getBoundingClientRect().width),
    ]).to.deep.equal([[], 72]);
    [...element.shadowRoot!.querySelectorAll<HTMLElement>('.ending .btn')]
      .find((button) => button.textContent === 'Course details')!
      .click();
    await until(() => find('.overview .verdict'));
    expect(find('.verdict')!.textContent).to.equal('Completed Nov 20');
    await until(() => focused(element) === find('.overview .title'), 'focus on the course’s title');
  });

  it('FINISH-1: offers no finish while something mandatory is open, and leads there', async () => {
    const { find } = await show(tag, reading(fullTree, 'p6'));
    find('.turn .last .btn')!.click();
    await until(() => find('.dialog .todo'));
    expect(find('.dialog h2')!.textContent).to.equal('6 mandatory parts are still open');
    expect(find('.dialog footer')!.textContent).not.to.contain('Finish the course');
    find('.dialog footer .filled')!.click();
    await until(
      () => !find('.dialog') && find('.part > .title')?.textContent === '4.2 What a confidence interval says',
    );
  });

  it('FINISH-6: a module is finished by its own dialog, once nothing mandatory in it is open', async () => {
    const module = (workflow: 'inProgress' | 'finished', first: 'inProgress' | 'finished'): PartSketch => ({
      name: 'Course',
      workflow: 'inProgress',
      children: [
        {
          name: 'A week',
          workflow,
          children: [
            { name: 'One', workflow: first },
            { name: 'Extra', optional: true },
          ],
        },
        { name: 'After' },
      ],
    });
    const open = await show(tag, reading(module('inProgress', 'inProgress'), 'p1'));
    open.find('.part .finish .btn')!.click();
    await until(() => open.find('.dialog .todo'));
    expect([
      open.find('.dialog h2')!.textContent,
      open.find('.dialog footer')!.textContent!.includes('Finish the module'),
    ]).to.deep.equal(['1 mandatory part is still open', false]);
    clear();

    const trees = [module('inProgress', 'finished'), module('finished', 'finished')].map((root) => ({
      body: wireActivity(root),
    }));
    const { find, asked, element } = await show(
      tag,
      reading(module('inProgress', 'finished'), 'p1', { [tree]: trees }),
    );
    const completed = heard(element, 'lectern-part-completed');
    const button = find('.part .finish .btn')!;
    button.click();
    await until(() => find('.dialog .filled'));
    expect([find('.dialog h2')!.textContent, find('.dialog .filled')!.textContent]).to.deep.equal([
      'Finish the module?',
      'Finish the module',
    ]);
    find('.dialog .filled')!.click();
    await until(() => !find('.dialog') && !find('.part .finish'), 'the module is finished, and offers it no longer');
    expect([count(asked, finishParts), completed]).to.deep.equal([1, [{ objectiveId, axis: 'p1' }]]);
  });

  it('CMD-8: a finish that may not have arrived waits in the dialog', async () => {
    const { find, asked } = await show(
      tag,
      all3({ [finishCourse]: [{ fault: 'lost' }, { fault: 'lost' }, { body: {} }] }),
    );
    find('.turn .last .btn')!.click();
    await until(() => find('.dialog .filled'));
    find('.dialog .filled')!.click();
    await until(() => find('.dialog .notice'));
    expect(find('.dialog .notice')!.textContent).to.contain('Not sent yet');
    (find('.dialog .notice .btn') as HTMLElement).click();
    await until(() => find('.ending .title'));
    expect(count(asked, finishCourse)).to.equal(3);
  });

  it('closes by Escape, and focus is back on its button', async () => {
    const { find, element } = await show(tag, all3());
    const button = find('.turn .last .btn')!;
    button.focus();
    button.click();
    await until(() => find('.dialog .filled'));
    find('.dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !find('.dialog'));
    expect(focused(element) === button).to.equal(true);
  });
});

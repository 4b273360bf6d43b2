import { expect } from 'chai';
import type { PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';
import { wireCourse } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import {
  access,
  content,
  count,
  finishParts,
  focused,
  heard,
  press,
  reading,
  startParts,
  tag,
  text,
  tree,
} from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const tall = { width: '1376px' };
const longText = text('<p>One two three.</p>'.repeat(60));

describe('lectern-player: tiles', () => {
  afterEach(clear);

  it('PRESENT-1: a tile is a link with its kind, state and reason, and leads to its part', async () => {
    const { find, all, element } = await show(tag, 'content-tiles', tall);
    const tiles = all('.tile');
    expect(tiles[5]!.textContent).to.equal(
      'Text · LockedYour own dataTo get access, you have to complete previous assignments',
    );
    expect(tiles[1]!.textContent).to.equal('ToolSleep and shift workBelow passing score: 52%Below passing score');
    expect(tiles[3]!.textContent).to.contain('1 of 3 parts');
    tiles[5]!.focus();
    expect(focused(element) === tiles[5]).to.equal(true);
    tiles[5]!.click();
    await until(() => find('.part > .title')!.textContent === 'Your own data');
    await until(() => focused(element) === find('.part > .title'), 'focus on the title');
  });

  it('PRESENT-1: from a part of a course in tiles a crumb leads back to them, and keeps the query (ROUTE-6)', async () => {
    const { find, all, element } = await show(tag, 'content-tiles-course', {
      ...tall,
      hrefFor: (route) => `/host/${route.name}?${'query' in route ? route.query : ''}`,
    });
    element.setAttribute('query', 'from=mail');
    await until(() => (all('.tile')[0] as HTMLAnchorElement).getAttribute('href') === '/host/content?from=mail');
    all('.tile')[0]!.click();
    await until(() => find('.crumbs [aria-current]')!.textContent === 'Blood pressure in Malmö');
    const crumb = all('.crumbs a').at(-1) as HTMLAnchorElement;
    expect([crumb.textContent, crumb.getAttribute('href')]).to.deep.equal(['Content', '/host/content?from=mail']);
    crumb.click();
    await until(() => all('.tile').length === 8);
  });

  it('AUTO-3, PRESENT-1: a course in tiles opens with them and starts nothing; its row leads there and folds', async () => {
    const { find, asked } = await show(tag, 'content-tiles-course', tall);
    expect(find('.part > .title')!.textContent).to.equal('Case studies');
    await settle();
    expect(count(asked, startParts)).to.equal(0);
    clear();
    const module = await show(tag, 'content-tiles', tall);
    const row = () => module.find('[role=treeitem][data-id=p2]')!;
    expect(row().getAttribute('aria-expanded')).to.equal('true');
    row().click();
    await until(() => row().getAttribute('aria-expanded') === 'false');
  });

  it('PRESENT-1, TREE-3: over the page, the row of the tiles that are open leads back to them', async () => {
    const { find, element } = await show(tag, 'content-tiles', { width: '390px' });
    const went = heard(element, 'lectern-navigate');
    find('.way > .btn')!.click();
    await until(() => find('dialog.toc [data-id=p2]'));
    find('dialog.toc [data-id=p2]')!.click();
    await until(() => !find('dialog.toc'));
    expect([find('.part > .title')!.textContent, went]).to.deep.equal(['2. Case studies', []]);
  });
});

describe('lectern-player: long reads', () => {
  afterEach(clear);
  const parts = (...children: PartSketch[]): PartSketch => ({
    name: 'Course',
    workflow: 'inProgress',
    children: [{ name: 'Long', layout: 'longRead', workflow: 'inProgress', children }, { name: 'After' }],
  });
  const whole = (root: PartSketch, axis = 'p1', replies = {}) =>
    reading(root, axis, { [content]: [longText], ...replies }, { settled: '.section .author p' });

  it('PRESENT-2: asks for a part when it comes near, and starts it when it comes into view', async () => {
    const { find, all, asked } = await show(
      tag,
      whole(parts({ name: 'One' }, { name: 'Two' }, { name: 'Three' })),
      tall,
    );
    const page = find('.page')!;
    Object.assign(find('.player')!.style, { blockSize: '600px' });
    await until(() => count(asked, startParts) === 1, 'the first is started');
    expect(all('.section > .title').map((name) => name.textContent)).to.deep.equal(['One', 'Two', 'Three']);
    await settle();
    const read = () => asked.filter((one) => one.includes('/activity/')).length;
    expect(read(), 'not all at once').to.be.below(3);
    page.scrollTop = page.scrollHeight;
    await until(() => read() === 3 && count(asked, startParts) >= 2, 'the last is asked for and started');
    expect(
      all('[role=treeitem]').map((row) => row.querySelector('bdi')!.textContent),
      'its parts stand under its row while it is read',
    ).to.deep.equal(['Long', 'One', 'Two', 'Three', 'After']);
  });

  it('PRESENT-7: the part in view is marked in the tree and ends the crumbs; its row leads back to it', async () => {
    const { find, all } = await show(
      tag,
      whole(
        parts(
          { name: 'One', workflow: 'inProgress' },
          { name: 'Two', workflow: 'inProgress' },
          { name: 'Three', workflow: 'inProgress' },
        ),
      ),
      tall,
    );
    Object.assign(find('.player')!.style, { blockSize: '600px' });
    const page = find('.page')!;
    const here = () =>
      [all('[role=treeitem][aria-current]'), all('.crumbs [aria-current]')].map((found) =>
        found.map((one) => (one.querySelector('bdi') ?? one).textContent).join(),
      );
    await until(() => here().join() === 'One,One', 'the first');
    await until(() => all('.section .author p').length > 0 && all('.section .bones').length < 3);
    page.scrollTop = page.scrollHeight;
    // What comes into view is drawn then, and makes the page longer.
    await until(() => {
      page.scrollTop = page.scrollHeight;
      return here().join() === 'Three,Three';
    }, 'the last at the end');
    find('[role=treeitem][data-id=p1-2]')!.click();
    await until(() => here().join() === 'Two,Two', 'the one that was chosen');
    // The way to the chosen part may still be under way.
    await until(() => {
      page.scrollTop = 0;
      return here().join() === 'One,One';
    }, 'the first again');
    find('[role=treeitem][data-id=p1-2]')!.click();
    await until(() => here().join() === 'Two,Two', 'chosen once more');
  });

  it('PRESENT-2: an address of one of its parts leads to that part in it', async () => {
    const root = parts({ name: 'One', workflow: 'inProgress' }, { name: 'Two', workflow: 'inProgress' });
    const { find, element } = await show(tag, { ...whole(root, 'p2'), settled: '.author p' }, tall);
    find('.turn .pn')!.focus();
    element.setAttribute('axis', 'p1/p1-2');
    await until(() => focused(element)?.textContent === 'Two', 'focus on the heading of the part');
    expect(find('.part > .title')!.textContent).to.equal('Long');
    expect(find('.crumbs')!.textContent).to.contain('Long');
    await until(() => find('[role=treeitem][aria-current]')!.textContent!.includes('Two'), 'the part is where one is');
  });

  it('PRESENT-2, MEDIA-10: ids that two of its texts have in common are each found in their own', async () => {
    const note =
      '<p><a class="x" href="#note">1</a></p>' +
      '<table aria-labelledby="words"><tr><th id="top">Top</th></tr><tr><td headers="top">1</td></tr></table>' +
      '<p id="words">Words</p><p id="note">A note</p>';
    const root = parts({ name: 'One', workflow: 'inProgress' }, { name: 'Two', workflow: 'inProgress' });
    const { all, element } = await show(
      tag,
      { ...whole(root, 'p1', { [content]: [text(note)] }), settled: '.section .author p' },
      tall,
    );
    await until(() => all('.section .author').length === 2);
    const sections = all('.section');
    expect(sections.length).to.equal(2);
    for (const section of sections) {
      const [heading, cell, table, link] = ['th', 'td', 'table', 'a'].map((name) =>
        section.querySelector<HTMLElement>(`.author ${name}`)!,
      );
      const named = (id: string | null) => element.shadowRoot!.getElementById(id!);
      expect(named(cell!.getAttribute('headers')) === heading, 'a cell and its heading').to.equal(true);
      expect(section.contains(named(table!.getAttribute('aria-labelledby'))), 'a table and its name').to.equal(true);
      link!.click();
      expect(focused(element).textContent).to.equal('A note');
      expect(section.contains(focused(element)), 'a note and who leads to it').to.equal(true);
    }
    const ids = all('.author [id]').map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('PRESENT-2: without activity names each part still has one for readers', async () => {
    const { all, find } = await show(tag, 'content-long-read-bare', tall);
    expect(all('.section').map((section) => section.getAttribute('aria-label'))).to.deep.equal([
      'The estimate',
      'The interval around it',
    ]);
    expect(Boolean(find('.section > .title'))).to.equal(false);
  });

  it('PRESENT-3: each part has its own mark, and once all were opened the bar completes the rest', async () => {
    const begun = (first: 'inProgress' | 'finished') =>
      wireActivity(
        parts(
          { name: 'One', workflow: first },
          { name: 'Two', workflow: 'inProgress' },
          { name: 'Three', workflow: 'inProgress' },
        ),
      );
    const { find, all, asked } = await show(
      tag,
      whole({ name: '', children: [] }, 'p1', { [tree]: [{ body: begun('inProgress') }, { body: begun('finished') }] }),
      tall,
    );
    const marks = () => all('.section .done .btn');
    // What a part holds decides about its mark.
    await until(() => {
      // Not every browser holds what is in view while something above it comes.
      all('.section').at(-1)!.scrollIntoView();
      return marks().length === 3;
    });
    expect(marks().map((mark) => mark.textContent)).to.deep.equal([
      'Mark as complete One',
      'Mark as complete Two',
      'Mark as complete Three',
    ]);
    marks()[0]!.click();
    await until(() => count(asked, finishParts) === 1 && marks()[0]!.textContent === 'Completed One');
    expect(find('.mark-complete')!.textContent).to.equal('Mark all as complete');
    find('.mark-complete')!.click();
    await until(() => count(asked, finishParts) === 3, 'both that are left');
  });

  const three = (...states: readonly ('inProgress' | 'finished')[]) => ({
    body: wireActivity(parts(...states.map((workflow, index) => ({ name: `Part ${index + 1}`, workflow })))),
  });
  const open = three('inProgress', 'inProgress', 'inProgress');

  it('PRESENT-8: all are completed one after the other, and what is known is asked again once', async () => {
    let [under, most] = [0, 0];
    const slowly = async () => {
      most = Math.max(most, ++under);
      await new Promise((resolve) => setTimeout(resolve, 50));
      under--;
      return {};
    };
    const { find, all, asked, element } = await show(
      tag,
      whole({ name: '', children: [] }, 'p1', {
        [tree]: [open, three('finished', 'finished', 'finished')],
        [finishParts]: [{ answer: slowly }],
      }),
      tall,
    );
    const completed = heard(element, 'lectern-part-completed') as { axis: string }[];
    const before = [tree, access].map((name) => count(asked, name));
    find('.mark-complete')!.click();
    find('.mark-complete')!.click();
    await until(() => find('.mark-complete')!.textContent === 'Completed' && completed.length === 3);
    expect([
      most,
      count(asked, finishParts),
      ...[tree, access].map((name, index) => count(asked, name) - before[index]!),
    ]).to.deep.equal([1, 3, 1, 1]);
    expect(
      completed.map(({ axis }) => axis),
      'told of each part once',
    ).to.deep.equal(['p1/p1-1', 'p1/p1-2', 'p1/p1-3']);
    expect(all('.section .done .btn').map((mark) => mark.textContent)).to.deep.equal([
      'Completed Part 1',
      'Completed Part 2',
      'Completed Part 3',
    ]);
  });

  for (const [why, answers, states, unsent] of [
    [
      'one that is refused is passed over',
      [{ body: {} }, { status: 409, body: { error: { code: 'conflict', message: 'no' } } }, { body: {} }],
      ['finished', 'inProgress', 'finished'],
      [],
    ],
    [
      'a lost connection ends it; what is left is queued, and that is said (CMD-13)',
      [{ body: {} }, { fault: 'lost' }],
      ['finished', 'inProgress', 'inProgress'],
      ['Part 2', 'Part 3'],
    ],
  ] as const) {
    it(`PRESENT-8: what was completed stays so: ${why}`, async () => {
      const { find, all, element } = await show(
        tag,
        whole({ name: '', children: [] }, 'p1', { [tree]: [open, three(...states)], [finishParts]: answers }),
        tall,
      );
      const completed = heard(element, 'lectern-part-completed') as { axis: string }[];
      find('.mark-complete')!.click();
      const done = states.flatMap((state, index) => (state === 'finished' ? [`p1/p1-${index + 1}`] : []));
      await until(() => completed.length === done.length);
      const wanted = states.map((state) => state === 'finished');
      const marks = () => all('.section .done .btn').map((mark) => mark.textContent!.startsWith('Completed'));
      // It is told at once, and drawn in the next frame.
      await until(() => String(marks()) === String(wanted));
      expect(completed.map(({ axis }) => axis)).to.deep.equal(done);
      // What is lost is asked of the outbox first.
      await until(
        () =>
          String(all('.notices .notice').map((notice) => /Part \d/.exec(notice.textContent!)?.[0])) === String(unsent),
      );
      // What waits to be sent is under way.
      expect(find('.mark-complete')!.getAttribute('aria-busy')).to.equal(unsent.length > 0 ? 'true' : null);
    });
  }
});

describe('lectern-player: how a part is displayed', () => {
  afterEach(clear);

  it('PRESENT-6: fills the player until Escape, or the button, leaves that', async () => {
    const { find, all, element } = await show(tag, 'content-full', tall);
    // Keys are listened to once it has been painted.
    await settle();
    expect(Boolean(find('nav.toc'))).to.equal(false);
    expect(Boolean(find('.turn') && find('.stage-bar'))).to.equal(true);
    find('.part > .title')!.focus();
    press(focused(element), 'Escape');
    await until(() => find('nav.toc'));
    const button = () => all('.fill')[0]!;
    expect(button().textContent).to.equal('Fill the page');
    button().click();
    await until(() => !find('nav.toc'));
    expect(button().textContent).to.equal('Exit full view');
    find('.way > .btn')!.click();
    await until(() => find('dialog.toc'));
    press(find('dialog.toc [role=treeitem]')!, 'Escape');
    await settle();
    expect(Boolean(find('.full')), 'Escape of a dialog is the dialog’s').to.equal(true);
  });

  it('PRESENT-5, STATE-11: a file has the box that its author gave it, never wider than the page', async () => {
    const file = { name: 'layers.zip', url: '/files/layers.zip', mediaType: 'application/zip' };
    const answer = {
      answer: (url: URL) => ({
        activityPathId: url.pathname.split('/').at(-1),
        type: 1,
        contentType: 2,
        content: '',
        file,
      }),
    };
    const state = reading(
      {
        name: 'Course',
        workflow: 'inProgress',
        children: [{ name: 'Layers', display: 'embeddedCustom', box: [800, 420] }],
      },
      'p1',
      { [content]: [answer] },
      { settled: '.given-size' },
    );
    for (const [width, own] of [
      ['1376px', 800],
      ['390px', 358],
    ] as const) {
      const { find, element } = await show(tag, state, { width });
      const box = find('.given-size')!.getBoundingClientRect();
      expect([Math.round(box.width), Math.round(box.height)]).to.deep.equal([own, 420]);
      expect(find('.page')!.scrollWidth).to.be.at.most(find('.page')!.clientWidth);
      expect(await faults(element)).to.deep.equal([]);
      clear();
    }
  });

  it('on a phone the neighbours are named where no button stands between them', async () => {
    const isNamed = (words: HTMLElement) => words.getBoundingClientRect().width > 60;
    const locked = await show(tag, 'content-locked', { width: '390px' });
    expect(locked.all('.turn .words').map(isNamed)).to.deep.equal([true, true]);
    clear();
    const { all, find } = await show(tag, 'content', { width: '390px' });
    expect(all('.turn .words').map(isNamed)).to.deep.equal([false, false]);
    expect(find('.turn a.n')!.getBoundingClientRect().width).to.equal(44);
  });

  it('OVER-7, TEXT-53: on a phone a notice stands before the content, once in a session', async () => {
    const phone = { width: '390px' };
    const { find } = await show(tag, 'content-desktop', phone);
    expect(find('.for-desktop .notice')!.textContent).to.contain('A desktop is recommended for this activity');
    expect(Boolean(find('.part .author'))).to.equal(false);
    find('.for-desktop .btn')!.click();
    await until(() => find('.part .author p'));
    clear();
    expect((await show(tag, 'content-desktop', phone)).all('.for-desktop').length).to.equal(0);
    clear();
    expect((await show(tag, 'content-desktop', tall)).all('.for-desktop').length).to.equal(0);
  });

  it('OVER-7: so does the page of such a course', async () => {
    const body = wireCourse() as { objective: { activity: object } };
    body.objective.activity = { ...body.objective.activity, supportMobileView: false };
    const state = {
      ...reading({ name: '', children: [] }, ''),
      settled: '.buttons',
      attributes: { 'objective-id': 'course-sta210' },
      replies: { [access]: [{ body }] },
    };
    const narrow = await show(tag, state, { width: '390px' });
    expect(narrow.find('.for-desktop')!.checkVisibility()).to.equal(true);
    clear();
    expect((await show(tag, state, tall)).find('.for-desktop')!.checkVisibility()).to.equal(false);
  });
});

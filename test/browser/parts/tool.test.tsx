import { expect } from 'chai';
import { onlineManager } from '@tanstack/query-core';
import { resourceLink, toolState, toolStates } from '../../../widgets/workbench/states/player/framed/toolStates.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { count, startParts, tag } from '../support/player.ts';
import { driveTime } from '../support/drivenTime.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { until } from '../support/stage.tsx';

const page = (script: string) => ({
  body: { targetLinkUri: `data:text/html;charset=utf-8,${encodeURIComponent(`<script>${script}</script>`)}` },
});
const frameOf = (find: (selector: string) => HTMLElement | null) =>
  find('.content-frame iframe') as HTMLIFrameElement | null;

describe('lectern-player: tools', () => {
  afterEach(() => {
    clear();
    onlineManager.setOnline(true);
  });

  it('FRAMED-1, FRAMED-2, FRAMED-11: every state says what it is, and axe finds nothing', async () => {
    const seen: unknown[] = [];
    for (const { name } of toolStates) {
      const { find, element } = await show(tag, name);
      const text = (selector: string) => find(selector)?.textContent ?? null;
      seen.push([
        name,
        frameOf(find)?.title ?? null,
        text('.content-frame .empty-state .title') ?? text('[role=status] .notice b'),
      ]);
      expect(await faults(element), name).to.deep.equal([]);
      clear();
    }
    const title = 'Gel electrophoresis';
    expect(seen).to.deep.equal([
      ['tool', title, null],
      ['tool-size', title, null],
      ['tool-loading', null, null],
      ['tool-refused', null, 'This activity could not be opened'],
      ['tool-failed', null, 'This activity could not be opened'],
      ['tool-grading', title, 'Your result is being graded'],
      ['tool-passed', title, 'Passed'],
      ['tool-not-passed', title, 'Not passed'],
    ]);
  });

  it('FRAMED-5, FRAMED-6: its frame has the narrow sandbox of its kind, and no right that it did not ask for', async () => {
    const { find } = await show(tag, 'tool');
    const frame = frameOf(find)!;
    expect(frame.getAttribute('sandbox')).to.contain('allow-scripts').and.not.to.contain('top-navigation');
    expect(frame.getAttribute('allow')).to.equal('');
  });

  it('FRAMED-5: content cannot lead the page around it away', async () => {
    const { all } = await show(tag, toolState('x', 'x', '.content-frame iframe', page('top.location = "about:blank"')));
    const here = location.href;
    // Reload is offered once the content is there, and its script has run by then.
    await until(() => [...all('.frame-tools button')].some(({ textContent }) => textContent === 'Reload'));
    expect(location.href).to.equal(here);
  });

  it('FRAMED-5: a page of the portal in the frame, such as signing in, is taken away and can be tried again', async () => {
    const strays = { body: { targetLinkUri: new URL('/learn/courses', location.href).href } };
    const { find, asked } = await show(tag, toolState('x', 'x', '.content-frame', strays));
    await until(() => find('.content-frame .empty-state'));
    expect(frameOf(find)).to.equal(null);
    expect(find('.content-frame .empty-state')!.textContent).to.contain('moved to another page');
    const before = count(asked, resourceLink);
    find('.content-frame .empty-state button')!.click();
    await until(() => count(asked, resourceLink) === before + 1);
  });

  it('FRAMED-2: the server’s own words stand there, and a further try has a launch of its own', async () => {
    const state = toolState('x', 'x', '.content-frame .empty-state', { status: 500 });
    const refused = {
      status: 409,
      body: { error: { code: 'conflict', message: 'Closed today.' } },
    };
    const { find, asked } = await show(tag, {
      ...state,
      replies: { ...state.replies, [resourceLink]: [refused, { body: { targetLinkUri: 'data:text/html,ok' } }] },
    });
    expect(find('.content-frame .empty-state p')!.textContent).to.equal('Closed today.');
    find('.content-frame .empty-state button')!.click();
    await until(() => frameOf(find));
    expect(count(asked, resourceLink)).to.equal(2);
  });

  it('FRAMED-3, CALL-30: a part that was not started is started, then launched, then loaded: three requests in turn', async () => {
    const state = toolState('x', 'x', '.content-frame iframe', { body: { targetLinkUri: 'data:text/html,ok' } });
    const begun = { body: { activityWorkflowIds: ['w-p1'] } };
    const tree = Object.keys(state.replies).find((name) => name.endsWith('activity-with-aggregates'))!;
    const { asked } = await show(tag, {
      ...state,
      replies: {
        ...state.replies,
        'POST /api/lms/v1/start-activity-workflows': [begun],
        [tree]: toolState('x', 'x', '', {}, { workflow: undefined } as never).replies[tree]!,
      },
    });
    const order = asked;
    expect(order.indexOf(startParts)).to.be.greaterThan(-1);
    expect(order.indexOf(resourceLink)).to.be.greaterThan(order.indexOf(startParts));
    // Between the two nothing is waited for: the reply names the started runs.
    expect(count(order.slice(order.indexOf(startParts), order.indexOf(resourceLink)), tree)).to.be.lessThan(2);
  });

  it('FRAMED-4: a size of its author is kept, up to the width of the page', async () => {
    const { find } = await show(tag, 'tool-size');
    const { width, height } = find('.frame-place')!.getBoundingClientRect();
    expect([Math.round(width), Math.round(height)]).to.deep.equal([560, 320]);
    clear();
    const narrow = await show(tag, 'tool-size', { width: '390px' });
    expect(narrow.find('.frame-place')!.getBoundingClientRect().width).to.be.lessThan(391);
  });

  it('FRAMED-4, FRAMED-7: full screen is offered, and given to a tool that asked for it, where the course supports it', async () => {
    const launch = { body: { targetLinkUri: 'data:text/html,ok', permissions: ['fullscreen'] } };
    const state = toolState('x', 'x', '.content-frame iframe', launch);
    const course = Object.keys(state.replies).find((key) => key.endsWith('/objective-access'))!;
    const offered = async (supportFullscreenView?: boolean) => {
      const body = structuredClone(state.replies[course]![0]!.body) as { objective: object };
      Object.assign(body.objective, { supportFullscreenView });
      const { find, all } = await show(tag, { ...state, replies: { ...state.replies, [course]: [{ body }] } });
      await until(() => find('.frame-tools button'));
      const names = [...all('.frame-tools button')].map(({ textContent }) => textContent);
      const given = frameOf(find)!.getAttribute('allow');
      clear();
      return [names.includes('Full screen'), given];
    };
    expect(await offered(false)).to.deep.equal([false, '']);
    expect(await offered(true)).to.deep.equal([true, 'fullscreen']);
    expect(await offered()).to.deep.equal([true, 'fullscreen']);
  });

  it('FRAMED-2: without a connection nothing is asked for, and it opens by itself when the connection is back', async () => {
    const state = toolState('x', 'x', '.content-frame', { body: { targetLinkUri: 'data:text/html,ok' } });
    const { find, asked } = await show(tag, state);
    await until(() => frameOf(find));
    const before = count(asked, resourceLink);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    // What plays stays: a launch is used up by its frame.
    expect(count(asked, resourceLink)).to.equal(before);
    expect(frameOf(find)).not.to.equal(null);
  });

  it('FRAMED-2, CONST-31: content that does not answer is said to after 20 s, stays, and can be tried again', async () => {
    const time = driveTime(15_000);
    try {
      const { find, asked } = await show(
        tag,
        toolState('x', 'x', '.content-frame iframe', { body: { targetLinkUri: 'about:blank' } }),
      );
      expect(find('.content-frame .notice')).to.equal(null);
      // The wait begins with the frame's effects, which may come after its markup.
      while (!find('.content-frame .notice')) {
        time.pass(20_000);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(find('.content-frame .notice b')!.textContent).to.equal('“Gel electrophoresis” does not answer');
      expect(frameOf(find)).not.to.equal(null);
      find('.content-frame .notice button')!.click();
      await until(() => count(asked, resourceLink) === 2);
    } finally {
      time.restore();
    }
  });

  it('SESS-8, FRAMED-13: keys and clicks inside the frame are activity; those elsewhere, and a frame nobody uses, are none', async () => {
    const storage = memoryStorage();
    const last = () => {
      const name = Object.keys(storage).find((one) => one.includes('userSession'));
      return (JSON.parse((name && storage.getItem(name)) ?? '{}') as { lastActivityDate?: string }).lastActivityDate;
    };
    let [active, looked] = [true, 0];
    const activation = {
      hasBeenActive: true,
      get isActive() {
        return (looked += 1) > 0 && active;
      },
    };
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: activation });
    const twice = () => {
      const before = looked;
      return until(() => looked >= before + 2);
    };
    try {
      const { find } = await show(tag, 'tool', { storage });
      await until(() => last());
      const before = last();
      await twice();
      expect(last()).to.equal(before);
      frameOf(find)!.focus({ preventScroll: true });
      active = false;
      await twice();
      expect(last()).to.equal(before);
      active = true;
      await until(() => last() !== before);
    } finally {
      Reflect.deleteProperty(navigator, 'userActivation');
    }
  });

  it('KIND-1, KIND-2: contents and page show the icon and name of the kind', async () => {
    const { find, all } = await show(tag, 'tool', { width: '1500px' });
    await until(() => find('.part')!.textContent!.includes('Virtual lab'));
    expect(
      all('[role=treeitem]').map(({ textContent }) => /Virtual lab|Survey/.exec(textContent ?? '')?.[0]),
    ).to.include('Survey');
  });
});

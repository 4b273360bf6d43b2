import { expect } from 'chai';
import { onlineManager } from '@tanstack/query-core';
import { packagePage, scormState, scormStates } from '../../../widgets/workbench/states/player/framed/scormStates.ts';
import { resourceLink } from '../../../widgets/workbench/states/player/framed/toolStates.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { count, focused, tag } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const frameOf = (find: (selector: string) => HTMLElement | null) =>
  find('.content-frame iframe') as HTMLIFrameElement | null;
const button = (all: (selector: string) => Iterable<HTMLElement>, name: string) =>
  [...all('button')].find(({ textContent }) => textContent === name);

describe('lectern-player: packages', () => {
  afterEach(() => {
    clear();
    onlineManager.setOnline(true);
  });

  it('SCORM-10, SCORM-16, SCORM-18: every state says what it is, and axe finds nothing', async () => {
    const seen: unknown[] = [];
    for (const { name } of scormStates) {
      const { find, all, element } = await show(tag, name);
      const text = (selector: string) => find(selector)?.textContent ?? null;
      seen.push([
        name,
        frameOf(find)?.title ?? text('.empty-state .title'),
        text('.package-line'),
        Boolean(button(all, 'Submit results')),
      ]);
      expect(await faults(element), name).to.deep.equal([]);
      clear();
    }
    const title = 'Clean hands';
    expect(seen).to.deep.equal([
      ['package', title, 'Your place is saved', true],
      ['package-sending', title, 'Saving your place', true],
      [
        'package-unsent',
        title,
        'Your last steps could not be saved yet. Leave this page open: they are saved as soon as you are online.',
        true,
      ],
      ['package-ended', title, 'Your place is saved', true],
      ['package-passed', title, 'Your place is saved', true],
      ['package-review', title, 'You are looking at this package again. Nothing is changed.', false],
      ['package-elsewhere', 'This package is open elsewhere', null, false],
      ['package-over', 'This package has been closed', null, false],
      ['package-broken', 'This package could not be opened', null, false],
      ['package-loading', null, '', false],
      ['package-refused', 'This activity could not be opened', '', false],
    ]);
  });

  it('SCORM-18: what is stored is quiet, and what is not stored is told', async () => {
    const { find } = await show(tag, 'package');
    expect(find('.package-line')!.getAttribute('role')).to.equal(null);
    clear();
    const other = await show(tag, 'package-unsent');
    expect(other.find('.package-line')!.getAttribute('role')).to.equal('status');
  });

  it('FRAMED-6, FRAMED-10, SCORM-7: its frame has the sandbox of its kind, and opens in no window of its own', async () => {
    const { find, all } = await show(tag, 'package');
    expect(frameOf(find)!.getAttribute('sandbox')).not.to.contain('popups-to-escape').and.not.to.contain('navigation');
    expect(frameOf(find)!.getAttribute('allow')).to.contain('unload').and.not.to.contain('camera');
    expect(button(all, 'Open in a new window')).to.equal(undefined);
  });

  it('SCORM-10: a package that plays elsewhere goes on here at a word, by a launch of its own', async () => {
    const state = scormState('x', 'x', '.package > .empty-state', {});
    const { find, all, asked } = await show(tag, {
      ...state,
      replies: { ...state.replies, [resourceLink]: [packagePage({ phase: 'superseded' }), packagePage({})] },
    });
    const before = count(asked, resourceLink);
    button(all, 'Continue here')!.click();
    await until(() => frameOf(find) && find('.package-line')?.textContent === 'Your place is saved');
    expect(count(asked, resourceLink)).to.equal(before + 1);
  });

  it('FRAMED-2: a launch that failed can be tried again, and what plays stays when the connection is lost', async () => {
    const state = scormState('x', 'x', '.content-frame .empty-state', {});
    const { find, asked } = await show(tag, {
      ...state,
      replies: { ...state.replies, [resourceLink]: [{ status: 500 }, packagePage({})] },
    });
    find('.content-frame .empty-state button')!.click();
    await until(() => find('.package-line svg'));
    expect(count(asked, resourceLink)).to.equal(2);
    // What has loaded stays when the connection is lost.
    const frame = frameOf(find);
    onlineManager.setOnline(false);
    await until(() => frameOf(find) === frame);
  });

  it('SUBMIT-3, TEXT-28: submitting says first that it is final, and can be left', async () => {
    const { find, all, element } = await show(tag, 'package-ended');
    button(all, 'Submit results')!.focus();
    button(all, 'Submit results')!.click();
    await until(() => find('dialog[open]'));
    expect(find('dialog')!.textContent).to.contain('You cannot resume it after that');
    expect(await faults(element)).to.deep.equal([]);
    button(all, 'Keep working')!.click();
    await until(() => !find('dialog[open]'));
    await until(() => focused(element)?.textContent === 'Submit results');
  });

  describe('SUBMIT-3: the package stores its last steps before they are sent', () => {
    const submit = 'POST /api/scorm/v1/submit-results';
    /** A package that is asked to store its steps, in place of the one in the frame, which answers nothing. */
    const asking = async () => {
      const state = scormStates.find(({ name }) => name === 'package-ended')!;
      const shown = await show(tag, { ...state, replies: { ...state.replies, [submit]: [{ body: {} }] } });
      const { port1: page } = new MessageChannel();
      const ids: string[] = [];
      page.postMessage = (({ body }: { readonly body: { readonly id: string } }) =>
        ids.push(body.id)) as unknown as MessagePort['postMessage'];
      Object.defineProperty(frameOf(shown.find), 'contentWindow', { value: page });
      button(shown.all, 'Submit results')!.click();
      await until(() => shown.find('dialog[open]'));
      shown.find('dialog .filled')!.click();
      await until(() => ids.length === 1);
      const store = () => {
        const data = { ns: 'lectern', v: 1, name: 'scorm.stored', body: { id: ids[0], stored: true } };
        dispatchEvent(new MessageEvent('message', { data, source: page, origin: 'null' }));
      };
      return { ...shown, store };
    };

    it('they are sent once it has', async () => {
      const { asked, store } = await asking();
      expect(count(asked, submit)).to.equal(0);
      store();
      await until(() => count(asked, submit) === 1);
    });

    for (const [name, close] of [
      ['Keep working', ({ all }: Awaited<ReturnType<typeof asking>>) => button(all, 'Keep working')!.click()],
      [
        'Escape',
        ({ find }: Awaited<ReturnType<typeof asking>>) =>
          find('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true })),
      ],
    ] as const)
      it(`who presses ${name} until then submits nothing`, async () => {
        const shown = await asking();
        close(shown);
        await until(() => !shown.find('dialog'));
        shown.store();
        await new Promise((done) => setTimeout(done));
        await settle();
        expect(count(shown.asked, submit)).to.equal(0);
        expect(button(shown.all, 'Submit results')!.getAttribute('aria-busy')).to.equal(null);
      });
  });
});

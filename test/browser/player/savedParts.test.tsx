import { expect } from 'chai';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { objectiveId, workflowId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { hearAll } from '../support/enrolment.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { count, focused, tag } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const list = 'GET /api/lectern/v1/users/me/saved-parts';
const saveAt = (path: string) => `PUT /api/lectern/v1/users/me/objective-workflows/${workflowId}/saved-parts/${path}`;
const anySave = saveAt('*');
const state = (name: string, replies: FeatureState['replies'] = {}, more: Partial<FeatureState> = {}): FeatureState => {
  const own = statesOf(tag).find((one) => one.name === name)!;
  return { ...own, ...more, replies: { ...own.replies, ...replies } };
};
/** A refusal that comes when it is released. */
function held(message: string) {
  let release = () => {};
  const waits = new Promise<void>((done) => (release = done));
  const answer = async () => {
    await waits;
    return { error: { code: 'conflict', message } };
  };
  return { reply: { status: 409, answer }, release };
}
const words = (element: Element | null | undefined) =>
  element?.textContent
    ?.replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim() ?? '';
const toggle = '.way .saved-toggle';
const pressed = (element: Element | null) => element?.getAttribute('aria-pressed');

describe('lectern-player: bookmarks', () => {
  afterEach(clear);

  for (const name of [
    'saved',
    'saved-not',
    'saved-long-read',
    'saved-contents',
    'saved-contents-removed',
    'saved-contents-empty',
    'overview-saved',
    'overview-saved-removed',
  ])
    it(`axe finds nothing in ${name}`, async () => {
      const { element } = await show(tag, name);
      expect(await faults(element)).to.deep.equal([]);
    });

  it('SAVED-1, SAVED-2: a button with a name and a state, which changes at once and is sent once', async () => {
    const sent: unknown[] = [];
    const answer = (_: URL, body?: unknown) => {
      sent.push(body);
      return { saved: true, at: '2026-11-21T10:42:00Z' };
    };
    const { find, asked } = await show(tag, state('saved-not', { [anySave]: [{ answer }] }));
    const button = find(toggle)!;
    expect([button.tagName, words(button), pressed(button)]).to.deep.equal(['BUTTON', 'Bookmark', 'false']);
    button.focus();
    button.click();
    await settle();
    // Before the answer, and without anything that would be spoken beside the state.
    expect([pressed(find(toggle)), find(toggle) === button]).to.deep.equal(['true', true]);
    await until(() => sent.length === 1);
    expect(sent[0]).to.deep.include({ saved: true });
    expect((sent[0] as { readonly at: string }).at).to.match(/^2026-11-21T10:42/);
    await until(() => count(asked, saveAt('path-p3-1')) === 1);
    await settle();
    expect([pressed(find(toggle)), count(asked, list)]).to.deep.equal(['true', 1]);
  });

  it('SAVED-2: what the server refuses is taken back, in its words, once', async () => {
    const refuse = held('You have 500 bookmarks: remove one first.');
    const { find, element } = await show(tag, state('saved-not', { [anySave]: [refuse.reply] }));
    const heard = hearAll(element);
    find(toggle)!.click();
    await until(() => pressed(find(toggle)) === 'true');
    refuse.release();
    await until(() => pressed(find(toggle)) === 'false');
    await until(() => heard.notices.length > 0);
    await settle();
    expect(heard.notices).to.deep.equal(['danger: The bookmark was not saved']);
  });

  it('SAVED-2: what could not be sent stays, is kept in this browser, and stands there after a reload', async () => {
    const storage = memoryStorage();
    const lost = state('saved-not', { [anySave]: [{ fault: 'lost' }] });
    const { find, asked } = await show(tag, lost, { storage });
    find(toggle)!.click();
    await until(() => count(asked, saveAt('path-p3-1')) === 1);
    await settle();
    expect(pressed(find(toggle))).to.equal('true');
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!);
    expect(keys.filter((key) => key.endsWith(`outbox:saved:${workflowId}:path-p3-1`))).to.have.length(1);
    clear();
    const again = await show(tag, state('saved-not', { [anySave]: [{ fault: 'lost' }] }, { settled: toggle }), {
      storage,
    });
    await until(() => pressed(again.find(toggle)) === 'true');
  });

  it('SAVED-2: removing is the same: at once, and back where it is refused', async () => {
    const refuse = held('Not now.');
    const { find, element } = await show(tag, state('saved', { [anySave]: [refuse.reply] }));
    const heard = hearAll(element);
    find(toggle)!.click();
    await until(() => pressed(find(toggle)) === 'false');
    refuse.release();
    await until(() => pressed(find(toggle)) === 'true');
    await until(() => heard.notices.length > 0);
    expect(heard.notices).to.deep.equal(['danger: The bookmark was not removed']);
  });

  it('CALL-5: where the LMS does not announce them, nothing is shown and nothing is asked', async () => {
    const { find, asked } = await show(
      tag,
      state('saved', { 'GET /config-ui/config.json': [{ body: {} }] }, { settled: '.part .author p' }),
    );
    await new Promise((done) => setTimeout(done, 2500));
    expect([find('.saves'), asked.filter((name) => name.includes('saved-parts'))]).to.deep.equal([null, []]);
  });

  it('SAVED-1: there is no bookmark before it is known whether it is set', async () => {
    const { find, asked } = await show(
      tag,
      state('saved', { [list]: [{ fault: 'never' }] }, { settled: '.part .author p' }),
    );
    await until(() => count(asked, list) === 1);
    await settle();
    expect(find(toggle)).to.equal(null);
  });

  it('SAVED-3: the contents list them in reading order, with their modules, states, reasons and addresses', async () => {
    const { find, all } = await show(tag, 'saved-contents');
    expect(words(find('.toc .saved-count'))).to.equal('44 bookmarks');
    const lines = (row: HTMLElement) => [...row.querySelectorAll('.saved-name, .saved-sub:not(.reason)')].map(words);
    expect(all('.toc .saved-what').map(lines)).to.deep.equal([
      ['2.3 Pictures', '2. Describing data'],
      ['4.1 Why estimates vary', '4. Uncertainty'],
      ['4.2 What a confidence interval says', '4. Uncertainty'],
      ['5.2 Live seminar with Dr Lindqvist', '5. Tests and decisions'],
    ]);
    expect(all('.toc .saved-row').map((row) => row.querySelector('.reason') !== null)).to.deep.equal([
      false,
      false,
      false,
      true,
    ]);
    expect(words(find('.toc .reason'))).to.contain('Dec 2');
    expect(all('.toc .saved-kind').map(words)).to.deep.equal(['Text', 'Video', 'Text', 'Event · Locked']);
    expect(all('.toc .saved-row .mark').map(words)).to.deep.equal(['Completed', 'Completed', 'Not completed']);
    expect(all('.toc a.saved-name').map((link) => new URL((link as HTMLAnchorElement).href).pathname)).to.deep.equal(
      ['p2/p2-3', 'p4/p4-1', 'p4/p4-2', 'p5/p5-2'].map((axis) => `/learn/courses/${objectiveId}/view/content/${axis}`),
    );
    expect([find('.toc [role=tree]'), find('.part-search')]).to.deep.equal([null, null]);
  });

  it('SAVED-3: a removed one keeps its place; the focus goes to the way back, and to the bookmark again', async () => {
    const sent: boolean[] = [];
    const answer = (_: URL, body?: unknown) => {
      const { saved } = body as { readonly saved: boolean };
      sent.push(saved);
      return { saved, at: '2026-11-21T10:42:00Z' };
    };
    const { find, all, element } = await show(tag, state('saved-contents', { [anySave]: [{ answer }] }));
    const remove = all('.toc .saved-row .btn')[1]!;
    expect(words(remove)).to.equal('Remove the bookmark: 4.1 Why estimates vary');
    remove.focus();
    remove.click();
    await until(() => find('.toc .saved-row.removed'));
    expect(words(all('.toc .saved-row')[1])).to.contain('Bookmark removed · 4.1 Why estimates vary');
    expect(words(focused(element))).to.equal('UndoUndo: bookmark 4.1 Why estimates vary again');
    expect(words(find('.toc .saved-count'))).to.equal('33 bookmarks');
    focused(element).click();
    await until(() => !find('.toc .saved-row.removed'));
    expect(focused(element) === all('.toc .saved-row .btn')[1]).to.equal(true);
    await until(() => sent.length > 0 && sent.at(-1) === true);
    expect(words(find('.toc .saved-count'))).to.equal('44 bookmarks');
  });

  it('SAVED-3: the whole contents come back by their button, and the focus stays in the contents', async () => {
    const { find, element } = await show(tag, 'saved-contents');
    const back = find('.saved-head .btn')!;
    expect(words(back)).to.equal('All contents');
    back.focus();
    back.click();
    await until(() => find('.toc [role=tree]'));
    expect(focused(element) === find('.toc .saved-count')).to.equal(true);
    expect(pressed(find('.toc .saved-count'))).to.equal('false');
  });

  it('SAVED-1: parts of a long read have one each, named after their part', async () => {
    const { all } = await show(tag, 'saved-long-read');
    await until(() => all('.section .saved-toggle').length === 2);
    expect(all('.section .saved-toggle').map((one) => [words(one), pressed(one)])).to.deep.equal([
      ['Bookmark: The first part', 'true'],
      ['Bookmark: The second part', 'false'],
    ]);
  });

  it('SAVED-3: the page of a course has them in a section, which is absent without any', async () => {
    const { find, all } = await show(tag, 'overview-saved');
    expect(words(find('.saved-section .saved-title'))).to.equal('Bookmarks 4');
    expect(all('.saved-section .saved-name').map(words)).to.deep.equal([
      '2.3 Pictures',
      '4.1 Why estimates vary',
      '4.2 What a confidence interval says',
      '5.2 Live seminar with Dr Lindqvist',
    ]);
    clear();
    const without = state('overview-saved', { [list]: [{ body: { parts: [] } }] }, { settled: '.outline [role=tree]' });
    const none = await show(tag, without);
    await until(() => count(none.asked, list) === 1);
    await settle();
    expect(none.find('.saved-section')).to.equal(null);
  });
});

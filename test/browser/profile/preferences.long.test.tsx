import { expect } from 'chai';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { settle, until } from '../support/stage.tsx';

const tag = 'lectern-profile';
const path = '/api/lectern/v1/users/me/notification-preferences';
const [asks, saves] = [`GET ${path}`, `PUT ${path}`];
const state = (name: string, changes: Partial<FeatureState> = {}): FeatureState => {
  const own = statesOf(tag).find((one) => one.name === name)!;
  return { ...own, ...changes, replies: { ...own.replies, ...changes.replies } };
};
const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
interface Sent {
  readonly preferences: readonly { readonly kind: string; readonly portal: boolean; readonly mail: string }[];
}
const first = (statesOf(tag).find(({ name }) => name === 'notices')!.replies[asks]![0]!.body as Sent).preferences;

/** A server that keeps what it is sent, or fails as often as is wished. */
function keeping(...failures: readonly ScriptedReply[]) {
  const sent: Sent[] = [];
  let kept = first;
  const answer = (_url: URL, body: unknown) => {
    sent.push(body as Sent);
    kept = kept.map((one) => (body as Sent).preferences.find(({ kind }) => kind === one.kind) ?? one);
    return { preferences: kept, mail: true };
  };
  const get: ScriptedReply = { answer: () => ({ preferences: kept, mail: true }) };
  return { sent, replies: { [asks]: [get], [saves]: [...failures, { answer }] } as FeatureState['replies'] };
}
const parts = (root: { readonly all: (selector: string) => HTMLElement[] }) => ({
  kinds: () => root.all('.prefer-kind'),
  box: (index: number) => root.all('.prefer-kind')[index]!.querySelector('input')!,
  select: (index: number) => root.all('.prefer-kind')[index]!.querySelector('select')!,
});
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('lectern-profile: notifications', () => {
  afterEach(clear);

  it('NOTE-16: is accessible as it stands, after saving, and after a failure', async () => {
    for (const name of ['notices', 'notices-saved', 'notices-not-saved', 'notices-offline', 'notices-no-mail']) {
      const { element } = await show(tag, name);
      expect(await faults(element), name).to.deep.equal([]);
      clear();
    }
  });

  it('NOTE-16: each kind is a group of its own, with its name, what it means, and both ways', async () => {
    const { all, element } = await show(tag, 'notices');
    const { kinds, box, select } = parts({ all });
    expect(all('[role=tab]').map(words)).to.deep.equal(['Personal info', 'Preferred time zone', 'Notifications']);
    expect(kinds().map((one) => [one.localName, words(one.querySelector('legend'))])).to.deep.equal([
      ['fieldset', 'Announcements'],
      ['fieldset', 'Due dates'],
      ['fieldset', 'Graded work'],
      ['fieldset', 'Certificates'],
      ['fieldset', 'Team work'],
      ['fieldset', 'Replies'],
    ]);
    for (const one of kinds()) {
      const help = element.shadowRoot!.getElementById(one.getAttribute('aria-describedby')!);
      expect(words(help)).to.match(/\.$/);
    }
    expect([words(box(0).closest('label')), words(select(0).labels[0])]).to.deep.equal(['In the portal', 'By e-mail']);
    expect(kinds().map((_, index) => [box(index).checked, select(index).value])).to.deep.equal(
      first.map(({ portal, mail }) => [portal, mail]),
    );
    expect([...select(0).options].map(({ text }) => text)).to.deep.equal([
      'Never',
      'At once',
      'In a daily digest',
      'In a weekly digest',
    ]);
  });

  it('NOTE-16: all of it is reached and changed by keys', async () => {
    const { sent, replies } = keeping();
    const { all, element } = await show(tag, state('notices', { replies }));
    const { box, select } = parts({ all });
    const stops = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tabpanel] :is(input, select)')];
    expect(stops).to.deep.equal([0, 1, 2, 3, 4, 5].flatMap((index) => [box(index), select(index)]));
    expect(stops.every(({ tabIndex }) => tabIndex === 0)).to.equal(true);
    box(4).focus();
    box(4).click();
    await until(() => sent.length === 1);
    expect(element.shadowRoot!.activeElement).to.equal(box(4));
    await until(() => words(all('.prefer-saved')[4]) === 'Saved');
    expect(all('.prefer-saved')[4]!.getAttribute('role')).to.equal('status');
  });

  it('NOTE-16: a change is sent at once, of its kind alone, and only the last of several', async () => {
    const { sent, replies } = keeping();
    const { all } = await show(tag, state('notices', { replies }));
    const { box, select } = parts({ all });
    choose(select(2), 'weekly');
    choose(select(2), 'daily');
    choose(select(2), 'off');
    box(0).click();
    await until(() => words(all('.prefer-saved')[2]) === 'Saved' && words(all('.prefer-saved')[0]) === 'Saved');
    const of = (wanted: string) => sent.flatMap(({ preferences }) => preferences).filter(({ kind }) => kind === wanted);
    expect(of('graded').at(-1)).to.deep.equal({ kind: 'graded', portal: true, mail: 'off' });
    expect(of('graded').length).to.be.at.most(2);
    expect(of('announcement')).to.deep.equal([{ kind: 'announcement', portal: false, mail: 'now' }]);
    expect([select(2).value, box(0).checked]).to.deep.equal(['off', false]);
  });

  for (const [what, reply, text] of [
    ['fails', { status: 500 }, 'This was not saved. Your choice before it stands again. Please try once more.'],
    [
      'is refused',
      { status: 403, body: { error: { code: 'forbidden', message: 'no' } } },
      'Only the learner can change this. Nothing was saved.',
    ],
  ] as const)
    it(`NOTE-16: what ${what} is put back and told, and can be tried again`, async () => {
      const { sent, replies } = keeping(reply as ScriptedReply);
      const { all, find } = await show(tag, state('notices', { replies }));
      const { box, select } = parts({ all });
      choose(select(1), 'off');
      await until(() => find('.prefer-failed') !== null);
      expect(find('.prefer-failed')!.getAttribute('role')).to.equal('alert');
      expect(words(find('.prefer-failed'))).to.equal(text);
      expect([select(1).value, box(1).checked, sent]).to.deep.equal(['daily', true, []]);
      choose(select(1), 'off');
      await until(() => words(all('.prefer-saved')[1]) === 'Saved');
      expect([select(1).value, find('.prefer-failed')]).to.deep.equal(['off', null]);
    });

  it('NOTE-16: without a connection nothing is sent, and the choice is put back', async () => {
    const { all, find, asked } = await show(tag, 'notices-offline');
    await until(() => find('.prefer-failed') !== null);
    expect(words(find('.prefer-failed'))).to.equal(
      'You are offline, so this was not saved. Your choice before it stands again.',
    );
    expect(words(find('.notice'))).to.contain('You see your choices as they were loaded last.');
    expect([parts({ all }).box(4).checked, asked.includes(saves)]).to.deep.equal([false, false]);
  });

  it('NOTE-16: what another tab has changed is seen when one comes back', async () => {
    const { replies, sent } = keeping();
    const { all } = await show(tag, state('notices', { replies }));
    const { box } = parts({ all });
    expect(box(4).checked).to.equal(false);
    // As another tab would.
    replies[saves]!.at(-1)!.answer!(new URL('https://a.example'), {
      preferences: [{ kind: 'team', portal: true, mail: 'now' }],
    });
    window.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => box(4).checked);
    expect(sent).to.have.length(1);
  });

  it('NOTE-17: the tab stands only where the LMS has such settings, and says where there is no mail or no chat', async () => {
    const none = await show(tag, 'notices-none');
    expect(none.all('[role=tab]').map(words)).to.deep.equal(['Personal info', 'Preferred time zone']);
    expect(none.asked.filter((one) => one.includes('notification'))).to.deep.equal([]);
    clear();
    const without = await show(tag, 'notices-no-mail');
    expect(without.all('.prefer-kind select, .prefer-kind input')).to.have.length(0);
    expect(words(without.find('.prefer > p'))).to.contain('This academy sends no e-mail.');
  });

  it('NOTE-14: kinds and ways that are not known leave the others as they are at first', async () => {
    const { all } = await show(tag, 'notices-odd');
    const { kinds, select } = parts({ all });
    expect(kinds().map((_, index) => select(index).value)).to.deep.equal([
      'now',
      'daily',
      'now',
      'now',
      'off',
      'daily',
    ]);
  });

  it('fits a phone', async () => {
    const { find } = await show(tag, 'notices-not-saved', { width: '358px' });
    await settle();
    const { scrollWidth, clientWidth } = find('.profile')!;
    expect(scrollWidth).to.be.at.most(clientWidth);
  });
});

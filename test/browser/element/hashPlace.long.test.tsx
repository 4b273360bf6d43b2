import { expect } from 'chai';
import { manifest as lists } from '../../../src/features/courses/manifest.ts';
import { manifest as course } from '../../../src/features/player/manifest.ts';
import { placeInCourse } from '../../../src/features/player/base/placeInCourse.ts';
import { objectiveId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { fullTree } from '../../../widgets/workbench/states/player/stateTrees.ts';
import { withHash } from '../../../src/element/withHash.tsx';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import type { Options } from '../../../src/port/options.ts';
import { stageState, type Staged } from '../../../widgets/workbench/stageState.ts';
import { state } from '../support/listTools.ts';
import { count, heard, reading, tree } from '../support/player.ts';
import { settle, stage, until } from '../support/stage.tsx';

const list = async () =>
  withHash(
    (await import('../../../src/features/courses/Courses.tsx')).Courses,
    () => import('../../../widgets/hash/listHash.ts'),
    lists.minHeight,
  );
const player = async () =>
  withHash(
    (await import('../../../src/features/player/shell/Player.tsx')).Player,
    () => import('../../../widgets/hash/playerHash.ts').then(({ playerHash }) => playerHash(placeInCourse)),
    course.minHeight,
  );

const staged: Staged[] = [];
const part = (axis: string) => `#lectern=/courses/${objectiveId}/view/content/${axis}`;

/** The real element of a list or a course, which keeps its place in this page's address. */
async function show(which: 'list' | 'player', given: FeatureState, options: Options = {}) {
  const place = document.createElement('div');
  place.style.inlineSize = '1376px';
  document.body.append(place);
  const exhibit =
    which === 'list' ? { manifest: lists, states: [], load: list } : { manifest: course, states: [], load: player };
  const made = await stageState(
    exhibit as never,
    { ...given, attributes: { ...given.attributes, routing: 'hash' } },
    place,
    { theme: 'light', ...options },
  );
  staged.push(made);
  await made.settled;
  const root = made.element.shadowRoot!;
  return {
    ...made,
    find: (selector: string) => root.querySelector<HTMLElement>(selector),
    title: () => root.querySelector('.part > .title')?.textContent,
  };
}

/** Goes in the history of the page, and waits until it has come about. */
async function travel(steps: -1 | 1): Promise<void> {
  const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await there;
}

describe('an element that keeps its place in the page’s address (ELEM-12, ELEM-23, ELEM-24)', () => {
  beforeEach(() => history.pushState(null, '', location.pathname + location.search));
  afterEach(async () => {
    for (const one of staged.splice(0)) one.destroy();
    document.body.replaceChildren();
    history.replaceState(null, '', location.pathname + location.search);
    await settle();
  });

  it('a course: begins where the address says, turns by true links, and goes back and forward', async () => {
    history.replaceState(null, '', part('p4/p4-2'));
    const { find, title, element } = await show('player', reading(fullTree, 'p1'));
    expect(title()).to.equal('4.2 What a confidence interval says');
    const before = find('.turn a[href]')!;
    const to = before.getAttribute('href')!;
    expect(to).to.match(new RegExp(`^${part('')}`));
    const told = heard(element, 'lectern-navigate');
    const length = history.length;
    before.click();
    await until(() => title() !== '4.2 What a confidence interval says' && title());
    const turned = title();
    expect(location.hash).to.equal(to);
    expect(history.length).to.equal(length + 1);
    expect(told).to.have.length(1);
    expect(told[0]).to.include({ href: to });
    await travel(-1);
    await until(() => title() === '4.2 What a confidence interval says');
    await travel(1);
    await until(() => title() === turned);
  });

  it('a course: the way back to the address that said nothing leads to the attributes', async () => {
    const { find, title, asked } = await show('player', reading(fullTree, 'p4/p4-2'));
    expect(title()).to.equal('4.2 What a confidence interval says');
    expect(location.hash).to.equal('');
    find('.turn a[href]')!.click();
    await until(() => title() !== '4.2 What a confidence interval says' && title());
    await travel(-1);
    await until(() => title() === '4.2 What a confidence interval says');
    expect(location.hash).to.equal('');
    expect(count(asked, tree)).to.equal(1);
  });

  it('a course: stays where it is at a skip link of the host’s, and is where a script of the host’s leads it', async () => {
    history.replaceState(null, '', `${part('p4/p4-2')}`);
    const { title } = await show('player', reading(fullTree, 'p1'));
    const heardOf = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = '#main';
    // Whoever listens has been told by now, and what follows from it is drawn.
    await heardOf;
    await settle();
    expect(title()).to.equal('4.2 What a confidence interval says');
    // No event of the window tells of this one: where the browser has no Navigation API, it is heard of by the next that does.
    history.pushState(null, '', part('p4/p4-1'));
    if (!('navigation' in window)) dispatchEvent(new PopStateEvent('popstate'));
    await until(() => title()?.startsWith('4.1'));
    history.replaceState(null, '', '#lectern=/courses/another');
    if (!('navigation' in window)) dispatchEvent(new PopStateEvent('popstate'));
    // The part of its attributes.
    await until(() => title() && !title()!.startsWith('4.'));
  });

  it('a course: what the host cancels is the host’s, and its `navigate` is led to the same address', async () => {
    const gone: string[] = [];
    const { find, title, element } = await show('player', reading(fullTree, 'p4/p4-2'), {
      navigate: (href) => void gone.push(href),
      hrefFor: () => '/mine',
    });
    element.addEventListener('lectern-navigate', (event) => event.preventDefault(), { once: true });
    const link = find('.turn a[href]')!;
    expect(link.getAttribute('href')).to.match(/^#lectern=/);
    link.click();
    await settle();
    expect([location.hash, gone, title()]).to.deep.equal(['', [], '4.2 What a confidence interval says']);
    link.click();
    expect([location.hash, gone]).to.deep.equal(['', [link.getAttribute('href')]]);
  });

  it('a list: what is chosen stands in the address without a step of its own, and what the address says is shown', async () => {
    history.replaceState(null, '', '#faq&lectern=/courses?keyword=stat');
    const { find } = await show('list', state(), {
      hrefFor: (route) => (route.name === 'courses' ? '/training' : null),
    });
    await until(() => find('.field input') && (find('.field input') as HTMLInputElement).value === 'stat');
    const length = history.length;
    (find('.field input') as HTMLInputElement).value = 'cell';
    find('.field input')!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    (find('.field input') as HTMLInputElement).form!.requestSubmit();
    await until(() => location.hash === '#faq&lectern=/courses?keyword=cell', `not ${location.hash}`);
    expect(history.length).to.equal(length);
    location.hash = '#faq&lectern=/courses?keyword=stat';
    await until(() => (find('.field input') as HTMLInputElement).value === 'stat');
  });

  it('one at most, beside those by `url`; the next one when it has gone (ELEM-5)', async () => {
    const { make, drawn } = stage();
    const codes: string[] = [];
    const hear = (event: Event) => codes.push((event as CustomEvent<{ message: string }>).detail.message);
    document.addEventListener('lectern-error', hear);
    const [one, two] = [make({ routing: 'hash', label: 'one' }), make({ routing: 'url', label: 'two' })];
    document.body.append(one, two);
    const routing = (label: string) => drawn.filter((props) => props.label === label).at(-1)?.routing as string;
    await until(() => routing('two'));
    expect([routing('one'), routing('two')]).to.deep.equal(['hash', 'memory']);
    expect(codes).to.have.length(1);
    expect(codes[0]).to.contain('"url" beside another');
    one.remove();
    await settle();
    two.setAttribute('routing', 'hash');
    await until(() => routing('two') === 'hash');
    document.removeEventListener('lectern-error', hear);
  });

  it('holds the element’s space until the code for it is there, and says where it does not come', async () => {
    let fails = true;
    let arrive = () => {};
    const load = () =>
      fails
        ? Promise.reject(new TypeError('Failed to fetch'))
        : new Promise<never>((_resolve, reject) => (arrive = () => reject(new Error('late'))));
    const { make } = stage(withHash(() => <p>here</p>, load, 300));
    const lost = make({ routing: 'hash' });
    const codes: string[] = [];
    lost.addEventListener('lectern-error', (event) => codes.push((event as CustomEvent<{ code: string }>).detail.code));
    document.body.append(lost);
    await until(() => lost.shadowRoot!.querySelector('[role=alert]'));
    expect(codes).to.deep.equal(['network']);
    lost.remove();
    await settle();
    fails = false;
    const waits = make({ routing: 'hash' });
    waits.textContent = 'what the host wrote';
    document.body.append(waits);
    await until(() => waits.offsetHeight >= 300);
    expect(waits.innerText).to.contain('what the host wrote');
    arrive();
    const memory = make();
    document.body.append(memory);
    await until(() => memory.shadowRoot!.querySelector('p')?.textContent === 'here');
  });
});

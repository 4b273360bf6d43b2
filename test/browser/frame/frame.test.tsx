import { expect } from 'chai';
import { connectFrame } from '../../../src/bridge/channel/connectFrame.ts';
import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import { ownAddress } from '../../../src/routes/ownAddress.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { framedRealm } from '../support/framedRealm.ts';
import { until } from '../support/stage.tsx';

const tag = 'lectern-frame';
const ends: FrameEnd[] = [];

/** A page in the frame of the element, which speaks. */
async function speaking(attributes: Readonly<Record<string, string>> = {}) {
  const shown = await show(tag, 'tall', { attributes } as never);
  const { element, find } = shown;
  const frame = find('iframe') as HTMLIFrameElement;
  await until(
    () => frame.contentDocument?.readyState === 'complete' && frame.contentWindow!.location.href !== 'about:blank',
    'the frame’s document',
  );
  const heard: (readonly [string, unknown])[] = [];
  for (const name of [
    'ready',
    'route',
    'title',
    'session',
    'signed-out',
    'leave-guard',
    'course-opened',
    'course-started',
    'course-enrolled',
    'certificate-opened',
    'error',
    'relogin',
  ]) {
    element.addEventListener(`lectern-${name}`, (event) => heard.push([name, (event as CustomEvent<unknown>).detail]));
  }
  const end = connectFrame({
    view: framedRealm(frame.contentWindow!),
    allowed: async () => true,
    build: 'test',
    caps: [],
    ownAddress: (wanted) => ownAddress(wanted, new URL(location.href)),
  });
  ends.push(end);
  const welcome = await end.welcome;
  return { ...shown, frame, end, welcome, heard };
}

describe('lectern-frame with a page that speaks', () => {
  afterEach(() => {
    for (const end of ends.splice(0)) end.close();
    clear();
  });

  it('FRAME-1, FRAME-2: is uncovered when the page shows something, takes its height, and a dialog’s', async () => {
    const { end, find, frame, heard, element } = await speaking();
    expect(find('.cover')).not.to.equal(null);
    end.tell('loaded', {});
    await until(() => !find('.cover'));
    expect(heard.map(([name]) => name)).to.include('ready');
    end.tell('size', { height: 1234 });
    await until(() => frame.getBoundingClientRect().height === 1234);
    end.tell('size', { height: 130 });
    await until(() => frame.getBoundingClientRect().height === 130);
    end.tell('overlay', { open: true, height: 560 });
    await until(() => frame.getBoundingClientRect().height === 560);
    end.tell('overlay', { open: false });
    await until(() => frame.getBoundingClientRect().height === 130);
    expect(await faults(element)).to.deep.equal([]);
  });

  it('FRAME-2: a height that is given stays, and the page is told that nobody follows it', async () => {
    const { end, frame, welcome } = await speaking({ height: '700' });
    expect(welcome.caps).not.to.include('size');
    end.tell('size', { height: 1234 });
    end.tell('loaded', {});
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(frame.getBoundingClientRect().height).to.equal(700);
  });

  it('FRAME-3: ways are told below /learn, the attribute leads the page, and the frame stays', async () => {
    const { end, element, heard, frame } = await speaking();
    const led: string[] = [];
    end.answer('route.go', ({ path }) => void led.push(path) as undefined);
    end.tell('route', { path: '/learn/catalog?keyword=x', title: 'Catalog | Academy', replace: false });
    await until(() => heard.some(([name]) => name === 'route'));
    expect(heard.find(([name]) => name === 'route')![1]).to.deep.equal({
      path: '/catalog?keyword=x',
      title: 'Catalog | Academy',
      replace: false,
    });
    element.setAttribute('path', '/catalog?keyword=x');
    element.setAttribute('path', '/courses/o1');
    await until(() => led.length > 0);
    expect(led).to.deep.equal(['/learn/courses/o1']);
    expect(element.shadowRoot!.querySelector('iframe')).to.equal(frame);
    element.setAttribute('path', '/../admin');
    await until(() => heard.some(([name]) => name === 'error'));
    expect((heard.find(([name]) => name === 'error')![1] as { code: string }).code).to.equal('forbidden_target');
  });

  it('FRAME-4: the host’s look goes in with welcome, and what changes of it follows', async () => {
    const { end, element, welcome } = await speaking();
    expect(welcome.config).to.deep.include({ locale: 'en-US', dir: 'ltr', theme: 'light', bare: false });
    const told: object[] = [];
    end.on('config.set', (config) => void told.push(config));
    element.style.setProperty('--lectern-accent', 'rebeccapurple');
    await until(() => told.length === 1);
    expect(told[0]).to.deep.equal({ appearance: { accent: 'rebeccapurple' } });
    element.setAttribute('locale', 'ar');
    await until(() => told.length === 2);
    expect(told[1]).to.deep.equal({ locale: 'ar', dir: 'rtl' });
    element.setAttribute('bare', '');
    await until(() => told.length === 3);
    expect(told[2]).to.deep.equal({ bare: true });
  });

  it('FRAME-4, ELEM-17: `auto` is told as what the ground behind the frame asks for, and again when it changes', async () => {
    document.body.style.background = '#14161a';
    const { end, element, welcome } = await speaking({ theme: 'auto' });
    expect(welcome.config?.theme).to.equal('dark');
    const told: object[] = [];
    end.on('config.set', (config) => void told.push(config));
    document.body.style.background = '';
    await until(() => told.length === 1);
    expect(told[0]).to.deep.equal({ theme: 'light' });
    element.setAttribute('theme', 'dark');
    await until(() => told.length === 2);
    expect(told[1]).to.deep.equal({ theme: 'dark' });
  });

  it('FRAME-1: names, course events and the session are raised again; the frame is called by what it shows', async () => {
    const { end, heard, frame } = await speaking();
    end.tell('title', { text: 'Statistics | Academy' });
    end.tell('course.started', { objectiveId: 'o1', workflowId: 'w1' });
    end.tell('enrolment.created', { objectiveId: 'o1', aggregateId: 'a1' });
    end.tell('certificate.opened', { certificateNumber: 'A-1' });
    end.tell('session.state', { phase: 'active' });
    end.tell('session.logged-out', { by: 'user' });
    await until(() => heard.length >= 6);
    expect(heard).to.deep.equal([
      ['title', { sections: ['Statistics', 'Academy'] }],
      ['course-started', { objectiveId: 'o1', workflowId: 'w1' }],
      ['course-enrolled', { objectiveId: 'o1', aggregateId: 'a1' }],
      ['certificate-opened', { certificateNumber: 'A-1' }],
      ['session', { phase: 'active' }],
      ['signed-out', { by: 'user' }],
    ]);
    await until(() => frame.title === 'Statistics | Academy');
  });

  it('SESS-16: a host without a token is asked by lectern-relogin; its promise is the answer, and silence is a no', async () => {
    const { end, element, heard } = await speaking();
    const answers: string[] = [];
    end.on('session.restored', () => void answers.push('restored'));
    end.on('session.denied', () => void answers.push('denied'));
    end.tell('session.relogin-required', { reason: '401', attempt: 1 });
    await until(() => answers.length === 1);
    expect(heard.filter(([name]) => name === 'relogin')).to.have.length(1);
    for (const promise of [() => Promise.resolve(), () => Promise.reject(new Error('no'))]) {
      const wait = (event: Event) =>
        (event as CustomEvent<{ waitUntil: (promise: Promise<unknown>) => void }>).detail.waitUntil(promise());
      element.addEventListener('lectern-relogin', wait, { once: true });
      const before = answers.length;
      end.tell('session.relogin-required', { reason: '401', attempt: 2 });
      await until(() => answers.length === before + 1);
    }
    expect(answers).to.deep.equal(['denied', 'restored', 'denied']);
  });

  it('FRAME-3: while something is unsent the browser asks before the page is left', async () => {
    const { end, heard } = await speaking();
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).to.equal(false);
    end.tell('leave-guard', { on: true });
    await until(() => heard.length === 1);
    expect(asks()).to.equal(true);
    end.tell('leave-guard', { on: false });
    await until(() => heard.length === 2);
    expect(asks()).to.equal(false);
  });

  it('FRAME-1: after a good-bye for good it says so, and another try begins again', async () => {
    const { end, find, frame } = await speaking();
    end.close('policy');
    await until(() => find('.empty-state .btn'));
    find('.empty-state .btn')!.click();
    await until(() => find('iframe') && find('iframe') !== frame && find('.cover'));
  });
});

import { onlineManager } from '@tanstack/query-core';
import { expect } from 'chai';
import { useMemo } from 'react';
import type { RuntimePort } from '../../../src/port/port.ts';
import { createStorage } from '../../../src/storage/createStorage.ts';
import { VimeoPart } from '../../../src/features/player/parts/video/VimeoPart.tsx';
import type { VimeoClass } from '../../../src/features/player/parts/video/vimeoFrame.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { fakePort, valueStore } from '../support/fakePort.ts';
import { probeManifest, stage, until } from '../support/stage.tsx';

/** Vimeo's player, played: nothing is asked of Vimeo. */
function library(ready: () => Promise<void> = () => Promise.resolve()) {
  const listeners = new Map<string, (data: { seconds: number; duration: number }) => void>();
  const done: unknown[] = [];
  class Player {
    ready = ready;
    getDuration = () => Promise.resolve(100);
    setCurrentTime = (seconds: number) => Promise.resolve(void done.push(seconds));
    play = () => Promise.resolve(void done.push('play'));
    on = (event: string, listener: (data: { seconds: number; duration: number }) => void) =>
      void listeners.set(event, listener);
    destroy = () => Promise.resolve(void done.push('destroy'));
  }
  return {
    done,
    listeners,
    load: () => Promise.resolve(Player as VimeoClass),
    tell: (event: string, seconds = 0) => listeners.get(event)!({ seconds, duration: 100 }),
  };
}

async function show({
  load,
  storage = memoryStorage(),
  above = 0,
  style = '',
  around = document.body,
  start = true,
}: {
  readonly start?: boolean;
  readonly load: () => Promise<VimeoClass>;
  readonly storage?: Storage;
  readonly above?: number;
  readonly style?: string;
  readonly around?: Element;
}) {
  const fake = fakePort();
  const session = { store: valueStore({ phase: 'active', user: { id: 'u1' } }), stay: () => undefined };
  const port = {
    ...fake.port,
    session,
    clock: { now: () => Date.now() },
    storage: createStorage({ area: () => storage, report: () => undefined }),
  } as unknown as RuntimePort;
  const seen: string[] = [];
  const content = {
    kind: 'vimeo',
    activityPathId: 'p1',
    html: '',
    attachments: [],
    file: { name: '', url: 'https://vimeo.com/76979871/8a1b', mediaType: '' },
  } as const;
  function Page() {
    const props = useMemo(
      () =>
        ({
          content,
          name: 'A film',
          workflowId: 'w1',
          headingLevel: 2,
          done: false,
          onSeen: () => void seen.push('seen'),
        }) as const,
      [],
    );
    return (
      <>
        <div style={{ blockSize: `${above}px` }} />
        <VimeoPart {...props} load={load} />
      </>
    );
  }
  const { make } = stage(Page, {
    manifest: probeManifest({ namespaces: ['common', 'parts'] }),
    fake: { ...fake, port },
  });
  const element = make();
  element.style.cssText = style;
  around.append(element);
  const find = (selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);
  await until(() => find('.film'));
  if (start) {
    await until(() => find('.vimeo-cover .btn'));
    find('.vimeo-cover .btn')!.click();
  }
  return { find, seen, element };
}

describe('a video at Vimeo', () => {
  // Frames keep their address to themselves, so that no test ever asks Vimeo.
  const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src')!;
  before(() => {
    const addresses = new WeakMap<HTMLIFrameElement, string>();
    Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
      configurable: true,
      get(this: HTMLIFrameElement) {
        return addresses.get(this);
      },
      set(this: HTMLIFrameElement, address: string) {
        addresses.set(this, address);
      },
    });
  });
  after(() => Object.defineProperty(HTMLIFrameElement.prototype, 'src', own));
  afterEach(() => {
    onlineManager.setOnline(true);
    document.body.replaceChildren();
  });

  it('VIDEO-6, VIDEO-7: is a frame with a name that is asked to keep nothing, and is complete at 90 %', async () => {
    const { load, tell, listeners, done } = library();
    const { find, seen, element } = await show({ load });
    await until(() => listeners.size > 0);
    const frame = find('iframe') as HTMLIFrameElement;
    expect([frame.src, frame.title]).to.deep.equal(['https://player.vimeo.com/video/76979871?h=8a1b&dnt=1', 'A film']);
    tell('play');
    for (let at = 0; at < 89; at++) tell('timeupdate', at);
    tell('seeking', 99);
    tell('timeupdate', 99);
    expect(seen).to.deep.equal([]);
    for (let at = 88; at <= 95; at++) tell('timeupdate', at);
    await until(() => seen.length === 1);
    element.remove();
    await until(() => done.at(-1) === 'destroy');
  });

  it('VIDEO-9: asks nothing of Vimeo before it is started, then plays, and shows the frame when it can be played', async () => {
    let open: () => void = () => undefined;
    const { load, done } = library(() => new Promise((resolve) => (open = resolve)));
    const { find } = await show({ load, start: false });
    await until(() => find('.vimeo-cover .btn'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(Boolean(find('iframe'))).to.equal(false);
    find('.vimeo-cover .btn')!.click();
    await until(() => find('iframe'));
    expect(getComputedStyle(find('iframe')!).visibility).to.equal('hidden');
    expect(Boolean(find('.vimeo-cover .btn'))).to.equal(false);
    await until(() => find('.vimeo-cover')!.textContent!.toLowerCase().includes('loading vimeo'));
    open();
    await until(() => done.includes('play'));
    await until(() => !find('.vimeo-cover'));
    expect(getComputedStyle(find('iframe')!).visibility).to.equal('visible');
  });

  it('VIDEO-9: without a connection it says so at once, and begins when it is back', async () => {
    const { load, listeners } = library(() => new Promise(() => undefined));
    const { find } = await show({ load });
    await until(() => listeners.size > 0);
    onlineManager.setOnline(false);
    await until(() => find('[role=alert]'));
    expect(find('[role=alert]')!.textContent).to.contain('Offline');
    onlineManager.setOnline(true);
    await until(() => find('iframe'));
  });

  it('RESUME-2: stands where it was left, and goes on from there', async () => {
    const storage = memoryStorage();
    storage.setItem('user:u1:places:w1', '[["p1",42]]');
    const { load, tell, done } = library();
    const { find } = await show({ load, storage });
    await until(() => find('.under .filled'));
    expect(done).to.deep.equal([42]);
    find('.under .filled')!.click();
    await until(() => done.includes('play'));
    expect(done).to.deep.equal([42, 42, 'play']);
    tell('play');
    await until(() => !find('.under .btn'));
  });

  it('VIDEO-7: says that Vimeo was not reached, leads to its page, and tries again', async () => {
    let asked = 0;
    for (const load of [
      () => Promise.reject(new Error('no code')),
      library(() => Promise.reject(new Error('private'))).load,
    ]) {
      const { find } = await show({ load: () => (asked++, load()) });
      await until(() => find('[role=alert]'));
      const link = find('[role=alert] a') as HTMLAnchorElement;
      expect([link.href, link.target, link.rel]).to.deep.equal([
        'https://vimeo.com/76979871/8a1b',
        '_blank',
        'noopener noreferrer',
      ]);
      const before = asked;
      find('[role=alert] button')!.click();
      await until(() => asked === before + 1);
      document.body.replaceChildren();
    }
  });

  it('MEDIA-5, CONST-15: the frame comes when a tenth of it is within 100 px of the view', async () => {
    const { load } = library();
    const { find } = await show({ load, above: innerHeight + 2000 });
    const top = () => find('.screen')!.getBoundingClientRect().top;
    const rest = () => new Promise((resolve) => setTimeout(resolve, 200));
    await rest();
    expect(Boolean(find('iframe'))).to.equal(false);
    const tenth = find('.screen')!.getBoundingClientRect().height / 10;
    scrollBy(0, top() - innerHeight - 100 + tenth - 8);
    await rest();
    expect(Boolean(find('iframe'))).to.equal(false);
    scrollBy(0, 16);
    await until(() => find('iframe'));
    expect(top()).to.be.greaterThan(innerHeight);
  });

  it('MEDIA-5: also in what scrolls within the page', async () => {
    const { load } = library();
    const { find, element } = await show({
      load,
      above: 2000,
      style: 'display: block; block-size: 400px; overflow: auto',
    });
    const rest = () => new Promise((resolve) => setTimeout(resolve, 200));
    await rest();
    expect(Boolean(find('iframe'))).to.equal(false);
    element.scrollTop = 2000 - 400 - 90 + find('.screen')!.clientHeight / 10;
    await until(() => find('iframe'));
  });

  it('MEDIA-5: also where it has its place in another element, and what scrolls is around that place', async () => {
    const around = document.createElement('div');
    around.attachShadow({ mode: 'open' }).innerHTML =
      '<div style="block-size: 400px; overflow: auto"><slot></slot></div>';
    document.body.append(around);
    const { load } = library();
    const { find } = await show({ load, above: 2000, around });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(Boolean(find('iframe'))).to.equal(false);
    around.shadowRoot!.firstElementChild!.scrollTop = 2000 - 400 - 90 + find('.screen')!.clientHeight / 10;
    await until(() => find('iframe'));
  });
});

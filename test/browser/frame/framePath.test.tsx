import { expect } from 'chai';
import { connectFrame } from '../../../src/bridge/channel/connectFrame.ts';
import { ownAddress } from '../../../src/routes/ownAddress.ts';
import { clear, show } from '../support/exhibit.ts';
import { framedRealm } from '../support/framedRealm.ts';
import { until } from '../support/stage.tsx';

describe('lectern-frame', () => {
  afterEach(clear);

  it('FRAME-3: a host that leads elsewhere before the page has spoken gets a frame that it can speak with', async () => {
    const { element, find } = await show('lectern-frame', 'tall', {} as never);
    const before = find('iframe');
    element.setAttribute('path', '/catalog');
    await until(() => find('iframe') !== before);
    const frame = find('iframe') as HTMLIFrameElement;
    await until(
      () =>
        frame.contentDocument?.readyState === 'complete' && frame.contentWindow!.location.pathname === '/learn/catalog',
      'the frame’s document',
    );
    const end = connectFrame({
      view: framedRealm(frame.contentWindow!),
      allowed: async () => true,
      build: 'test',
      caps: [],
      ownAddress: (wanted) => ownAddress(wanted, new URL(location.href)),
    });
    await end.welcome;
    expect(end.state()).to.equal('open');
    end.tell('size', { height: 777 });
    await until(() => frame.getBoundingClientRect().height === 777);
    end.close();
  });

  it('FRAME-3: a route that the page tells before it has answered the host leads nobody back', async () => {
    const { element, find } = await show('lectern-frame', 'tall', {} as never);
    const routes: string[] = [];
    element.addEventListener(
      'lectern-route',
      (event) => void routes.push((event as CustomEvent<{ path: string }>).detail.path),
    );
    const frame = find('iframe') as HTMLIFrameElement;
    await until(
      () => frame.contentDocument?.readyState === 'complete' && frame.contentWindow!.location.pathname !== 'blank',
      'the frame’s document',
    );
    const end = connectFrame({
      view: framedRealm(frame.contentWindow!),
      allowed: async () => true,
      build: 'test',
      caps: [],
      ownAddress: (wanted) => ownAddress(wanted, new URL(location.href)),
    });
    const tell = (path: string) => end.tell('route', { path: `/learn${path}`, replace: false });
    const asked: string[] = [];
    end.answer('route.go', async ({ path }) => {
      asked.push(path);
      tell('/before');
      // Messages are taken in order: the next one is told after the answer has gone.
      setTimeout(() => setTimeout(() => tell('/after')));
      return undefined;
    });
    await end.welcome;
    // The host takes a height only once its end of the channel is open too.
    end.tell('size', { height: 777 });
    await until(() => frame.getBoundingClientRect().height === 777, 'an open channel');
    element.setAttribute('path', '/catalog');
    await until(() => routes.length > 0, 'a route');
    expect(asked).to.deep.equal(['/learn/catalog']);
    expect(routes).to.deep.equal(['/after']);
    end.close();
  });
});

import { expect } from 'chai';
import { connectFrame } from '../../src/bridge/connectFrame.ts';
import { ownAddress } from '../../src/routes/ownAddress.ts';
import { clear, show } from './support/exhibit.ts';
import { framedRealm } from './support/framedRealm.ts';
import { until } from './support/stage.tsx';

describe('lectern-frame', () => {
  afterEach(clear);

  it('FRAME-3: a host that leads elsewhere before the page has spoken gets a frame that it can speak with', async () => {
    const { element, find } = await show('lectern-frame', 'tall', {} as never);
    const before = find('iframe');
    element.setAttribute('path', '/catalog');
    await until(() => find('iframe') !== before);
    const frame = find('iframe') as HTMLIFrameElement;
    await until(() => frame.contentDocument?.readyState === 'complete' && frame.contentWindow!.location.pathname === '/learn/catalog', 'the frame’s document');
    const end = connectFrame({ view: framedRealm(frame.contentWindow!), allowed: async () => true, build: 'test', caps: [], ownAddress: (wanted) => ownAddress(wanted, new URL(location.href)) });
    await end.welcome;
    expect(end.state()).to.equal('open');
    end.tell('size', { height: 777 });
    await until(() => frame.getBoundingClientRect().height === 777);
    end.close();
  });
});

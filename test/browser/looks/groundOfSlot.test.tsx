import { expect } from 'chai';
import { groundBehind } from '../../../src/element/ground/groundBehind.ts';
import { watchGround } from '../../../src/element/ground/watchGround.ts';
import { until } from '../support/stage.tsx';

describe('the ground of an element in a slot of another (ELEM-17)', () => {
  const outer = document.createElement('div');
  const inner = document.createElement('p');
  let root: ShadowRoot;
  before(() => {
    root = outer.attachShadow({ mode: 'open' });
    outer.append(inner);
    document.body.append(outer);
  });
  after(() => outer.remove());

  it('is that of the page as long as the slot does not stand, and then that of the slot’s place', async () => {
    document.body.style.background = '#14161a';
    let changes = 0;
    const stop = watchGround(inner, () => (changes += 1));
    try {
      expect(groundBehind(inner).known).to.equal(true);
      expect(groundBehind(inner).grounds[0]).to.be.lessThan(0.04);
      const box = document.createElement('div');
      box.style.background = '#fff';
      box.append(document.createElement('slot'));
      root.append(box);
      await until(() => changes > 0);
      expect(groundBehind(inner).grounds).to.deep.equal([1]);
    } finally {
      stop();
      document.body.style.background = '';
    }
  });
});

import { expect } from 'chai';
import { holding } from '../../../widgets/workbench/states/player/textStates.ts';
import { clear, faults, show } from '../support/exhibit.ts';

const text = '<p>اكتب <code>ls -la</code> ثم:</p><pre><code>if (a) {\n  b();\n}</code></pre>';

describe('code in an author’s text', () => {
  afterEach(clear);

  it('runs from left to right, though the text runs from right to left (LOC-3)', async () => {
    const state = holding('x', 'x', 'p1', '.author pre', { content: text });
    const { find, all, element } = await show('lectern-player', state, { locale: 'ar' });
    expect(getComputedStyle(find('.author p')!).direction).to.equal('rtl');
    expect(all('.author :is(code, pre)').map((code) => getComputedStyle(code).direction)).to.deep.equal([
      'ltr',
      'ltr',
      'ltr',
    ]);
    const pre = find('.author pre')!;
    const line = document.createRange();
    line.selectNodeContents(pre.querySelector('code')!);
    // The lines begin at its left side.
    expect(line.getBoundingClientRect().left - pre.getBoundingClientRect().left).to.be.below(40);
    expect(await faults(element)).to.deep.equal([]);
  });
});

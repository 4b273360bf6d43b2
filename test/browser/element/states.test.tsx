import { expect } from 'chai';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { shortPauses } from '../support/shortPauses.ts';

// Every sixth state of each element is reached through the real runtime, and has to be accessible there. All states, in all looks and
// by two engines, are in ../access/everyState*.long.test.tsx.
for (const { manifest, states } of exhibits) {
  describe(`states of ${manifest.tag}`, () => {
    shortPauses();
    afterEach(clear);
    for (const state of states.filter((_, index) => index % 6 === 0)) {
      it(`${state.name}: reached, and axe finds nothing`, async () => {
        const { element } = await show(manifest.tag, state);
        expect(await faults(element)).to.deep.equal([]);
      });
    }
    for (const theme of ['dark', 'contrast'] as const) {
      it(`${states[0]!.name} in ${theme}, Arabic and 390 px`, async () => {
        const { element } = await show(manifest.tag, states[0]!, { theme, locale: 'ar', width: '358px' });
        // The page of a host that is dark itself.
        const { colorScheme } = getComputedStyle(element.shadowRoot!.querySelector('.lectern')!);
        element.parentElement!.style.cssText += `background: ${colorScheme === 'dark' ? '#12191D' : '#FFF'}`;
        expect(await faults(element)).to.deep.equal([]);
      });
    }
  });
}

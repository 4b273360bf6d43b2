import { expect } from 'chai';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { clear, show } from '../support/exhibit.ts';
import { measures } from '../support/measures.ts';
import { shortPauses } from '../support/shortPauses.ts';

/** What moves by itself would differ between two looks. */
const still = '*, ::before, ::after { animation: none !important; transition: none !important }';

describe('the size of a host’s root (ELEM-16)', () => {
  shortPauses();
  afterEach(() => {
    clear();
    document.documentElement.removeAttribute('style');
  });

  for (const { manifest, states } of exhibits) {
    for (const state of states) {
      it(`changes nothing of ${manifest.tag}, ${state.name}`, async () => {
        const { element } = await show(manifest.tag, state);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(still);
        element.shadowRoot!.adoptedStyleSheets.push(sheet);
        const before = measures(element);
        expect(before.length).to.be.above(0);
        for (const size of ['62.5%', '24px']) {
          document.documentElement.style.fontSize = size;
          expect(measures(element), size).to.deep.equal(before);
        }
      });
    }

    it(`of ${manifest.tag} leaves \`--lectern-font-size\` the way to change sizes`, async () => {
      const { element } = await show(manifest.tag, states[0]!);
      const size = () => getComputedStyle(element.shadowRoot!.querySelector('.lectern')!).fontSize;
      document.documentElement.style.fontSize = '62.5%';
      expect(size()).to.equal('14px');
      element.style.setProperty('--lectern-font-size', '20px');
      expect(size()).to.equal('17.5px');
      // A host that wants the size of its root says so.
      element.style.setProperty('--lectern-font-size', '1.6rem');
      expect(size()).to.equal('14px');
    });
  }
});

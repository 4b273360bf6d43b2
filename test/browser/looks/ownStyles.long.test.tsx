import { expect } from 'chai';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { clear, show } from '../support/exhibit.ts';
import { shortPauses } from '../support/shortPauses.ts';
import { strangers } from '../support/strangers.ts';

/** What is met while an element goes through its states one after the other. */
async function metIn(tag: string, names: readonly string[]) {
  const found = new Set<string>();
  for (const name of names) {
    const { element } = await show(tag, name);
    for (const one of strangers(element.shadowRoot!)) found.add(one);
    clear();
  }
  return [...found];
}

describe('sheets of components', () => {
  shortPauses();
  afterEach(clear);

  for (const { manifest, states } of exhibits) {
    it(`${manifest.tag}: what one component looks like changes no other, in any state`, async () => {
      expect(
        await metIn(
          manifest.tag,
          states.map(({ name }) => name),
        ),
      ).to.deep.equal([]);
    }).timeout(240_000);
  }

  it('a rule that meets another component is found', async () => {
    const { manifest, states } = exhibits[0]!;
    const { element, find } = await show(manifest.tag, states[0]!);
    expect(LECTERN_SHEETS.length).to.be.greaterThan(30);
    find('.panel')!.innerHTML = '<div class="notice"><svg></svg></div>';
    expect(strangers(element.shadowRoot!).join()).to.match(/cover\.css: ".*" meets svg\. of notice\.css/);
  });
});

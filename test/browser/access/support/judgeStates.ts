import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { FeatureState } from '../../../../widgets/workbench/featureState.ts';
import { exhibits } from '../../../../widgets/workbench/exhibits.ts';
import { isException } from '../../../engineExceptions.ts';
import { clear, faults, show } from '../../support/exhibit.ts';
import { shortPauses } from '../../support/shortPauses.ts';
import { settle, until } from '../../support/stage.tsx';
import { looksOf, pageColour } from './looks.ts';
import { secondOpinion } from './secondOpinion.ts';

/** What depends on how a page looks, and not on what it is made of. */
const drawn = ['color-contrast', 'target-size', 'link-in-text-block'];

async function found(tag: string, { name }: FeatureState, element: HTMLElement, only?: readonly string[]) {
  const lines = [...(await faults(element, only)), ...(await secondOpinion(element))];
  return lines.filter((line) => !isException(line, tag, `${tag}, ${name}`));
}

/**
 * Puts each element into each of its states, and asks both engines: about everything in light and left to right; about colours and
 * sizes of targets in two more looks, which change from state to state so that all pairs of looks are met.
 * @param part files share the states, this one takes those of number `part` of `parts`
 */
export function judgeStates(part: number, parts: number): void {
  shortPauses();
  // So high that no bar at the edge covers anything, which a learner scrolls away from there.
  before(() => setViewport({ width: 1040, height: 4000 }));
  const all = exhibits.flatMap(({ manifest, states }) => states.map((state) => ({ tag: manifest.tag, state })));
  for (const [index, { tag, state }] of all.entries()) {
    if (index % parts !== part - 1) continue;
    it(`${tag}, ${state.name}: two engines find nothing`, async () => {
      const { element, find } = await show(tag, state);
      const ground = () => find('.lectern')!;
      const lines = await found(tag, state, element);
      for (const { theme, locale, width } of looksOf(index)) {
        element.setAttribute('theme', theme);
        element.setAttribute('locale', locale);
        element.parentElement!.style.cssText = `inline-size: ${width}; background: ${pageColour(theme)}`;
        await until(() => ground().dataset['theme'] === theme && ground().lang === locale);
        await settle();
        const more = await found(tag, state, element, drawn);
        lines.push(...more.map((line) => `${theme}, ${locale}, ${width}: ${line}`));
      }
      expect(lines).to.deep.equal([]);
    }).timeout(120_000);
  }
  afterEach(clear);
}

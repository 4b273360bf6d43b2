import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { FeatureState } from '../../../src/port/featureState.ts';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { layoutFaults, type LayoutFault } from '../../layoutFaults.ts';
import { clear, show } from './exhibit.ts';
import { speakPseudo } from './pseudo.ts';
import { shortPauses } from './shortPauses.ts';
import { settle } from './stage.tsx';

/** A page of 320 and one of 1280 px, and the room for an element between its margins. */
const pages = [
  [320, '288px'],
  [1280, '1232px'],
] as const;
/**
 * What a click opens in full: the last message of a channel, dates in the grid of a month or week, why the next part is locked.
 */
const previews = '.news-last, .dates-entry, .turn .small';
/** What lies over another text on purpose: the stamp of a certificate, and the words of a mark while it has the focus or the pointer. */
const stamps = '.cert-stamp, .mark > .tip';
/** What moves, or is still on its way, is at its place after some frames. */
const looks = 10;

async function lastingFaults(): Promise<readonly LayoutFault[]> {
  let found: readonly LayoutFault[] = [];
  for (let look = 0; look < looks; look++) {
    found = layoutFaults({ own: '⟦', previews, stamps });
    if (!found.length) break;
    await settle();
  }
  return found;
}

/**
 * Looks at elements with texts that are 40 % longer than the English ones, on the narrowest phone and on a desk, in both directions:
 * nothing is cut, runs into something else, or makes the page wider (LOC-16).
 * @param wanted which elements, by their tags
 * @param of which of their states
 */
export function longTexts(
  wanted: (tag: string) => boolean,
  of: (states: readonly FeatureState[]) => readonly FeatureState[] = (states) => states,
): void {
  for (const { manifest, states } of exhibits.filter(({ manifest }) => wanted(manifest.tag)))
    describe(`long texts in ${manifest.tag}`, () => {
      shortPauses();
      let restore = () => {};
      before(() => (restore = speakPseudo()));
      after(() => restore());
      afterEach(async () => {
        clear();
        await setViewport({ width: 800, height: 600 });
      });

      // A state with a language of its own is not in this one.
      for (const state of of(
        states.filter(({ offline, attributes }) => offline !== 'later' && !attributes?.['locale']),
      ))
        it(state.name, async () => {
          const found: Record<string, readonly LayoutFault[]> = {};
          for (const [page, width] of pages) {
            await setViewport({ width: page, height: 800 });
            const { element } = await show(manifest.tag, state, { width });
            for (const dir of ['ltr', 'rtl']) {
              element.shadowRoot!.querySelector('.lectern')?.setAttribute('dir', dir);
              await settle();
              const faults = await lastingFaults();
              if (faults.length) found[`${page} px, ${dir}`] = faults;
            }
            clear();
          }
          expect(found).to.deep.equal({});
        });
    });
}

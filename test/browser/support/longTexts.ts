import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { knownLayout } from '../../knownLayout.ts';
import { layoutFaults, type LayoutFault } from '../../layoutFaults.ts';
import { targetFaults, type TargetFault } from '../../targetFaults.ts';
import { clear, show } from './exhibit.ts';
import { speakPseudo } from './pseudo.ts';
import { shortPauses } from './shortPauses.ts';
import { settle } from './stage.tsx';

/**
 * Widths of the page, and of the element: with margins, or the full width on both sides of the widths at which the layout changes
 * (CONST-11, CONST-12). The narrowest phone and a desktop are checked in both directions.
 */
const pages = [
  [320, '288px', ['ltr', 'rtl']],
  [390, '358px', ['ltr']],
  [768, '736px', ['ltr']],
  [970, '970px', ['ltr']],
  [971, '971px', ['ltr']],
  [1279, '1279px', ['ltr']],
  [1280, '1280px', ['ltr', 'rtl']],
  [1440, '1232px', ['ltr']],
] as const;
/** Checks are repeated for some frames, because elements may still move or load. */
const looks = 10;

async function lastingFaults(): Promise<readonly (LayoutFault | TargetFault)[]> {
  let found: readonly (LayoutFault | TargetFault)[] = [];
  for (let look = 0; look < looks; look++) {
    found = [...layoutFaults(knownLayout), ...targetFaults()];
    if (!found.length) break;
    await settle();
  }
  return found;
}

/**
 * Checks elements with texts that are 40 % longer than the English ones, at every width: nothing is cut, overlaps something else, or makes
 * the page wider (LOC-16), and targets can be hit (SMALL-3). An element is shown once, and its page is made wider.
 * @param wanted selects the elements by their tags
 * @param of selects their states
 */
export function longTexts(
  wanted: (tag: string) => boolean,
  of: (states: readonly FeatureState[]) => readonly FeatureState[] = (states) => states,
): void {
  for (const { manifest, states } of exhibits.filter(({ manifest }) => wanted(manifest.tag)))
    describe(`long texts in ${manifest.tag}`, () => {
      shortPauses();
      let restore = () => {};
      before(() => {
        restore = speakPseudo();
        document.body.style.margin = '0';
      });
      after(() => {
        restore();
        document.documentElement.removeAttribute('dir');
        document.body.removeAttribute('style');
      });
      afterEach(async () => {
        clear();
        await setViewport({ width: 800, height: 600 });
      });

      // A state with its own language is not shown in the pseudo-language.
      for (const state of of(
        states.filter(({ offline, attributes }) => offline !== 'later' && !attributes?.['locale']),
      ))
        it(state.name, async () => {
          const found: Record<string, readonly (LayoutFault | TargetFault)[]> = {};
          const [[first, room]] = pages;
          await setViewport({ width: first, height: 800 });
          const { element } = await show(manifest.tag, state, { width: room });
          for (const [page, width, directions] of pages) {
            await setViewport({ width: page, height: 800 });
            element.parentElement!.style.inlineSize = width;
            for (const dir of directions as readonly string[]) {
              // Content beyond the first edge of a page cannot be scrolled to, and the page's direction decides which edge that is.
              document.documentElement.dir = dir;
              element.shadowRoot!.querySelector('.lectern')?.setAttribute('dir', dir);
              await settle();
              const faults = await lastingFaults();
              if (faults.length) found[`${page} px, ${dir}`] = faults;
            }
          }
          expect(found).to.deep.equal({});
        });
    });
}

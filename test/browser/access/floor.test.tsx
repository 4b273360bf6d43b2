import { expect } from 'chai';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { engineExceptions } from '../../engineExceptions.ts';
import { looksOf } from './support/looks.ts';

/** So many states of elements are judged by both engines. A state that goes takes a place of its own. */
const FLOOR = 529;

describe('what the engines judge (WCAG-1, WCAG-6)', () => {
  const all = exhibits.flatMap(({ manifest, states }) => states.map(({ name }) => [manifest.tag, name] as const));

  it(`is no less than ${FLOOR} states of elements`, () => {
    expect(all.length).to.be.at.least(FLOOR);
  });

  it('meets every pair of theme, direction and width', () => {
    const looks = [{ theme: 'light', locale: 'en-US', width: '1000px' }, ...all.flatMap((_, index) => looksOf(index))];
    const pairs = (one: 'theme' | 'locale' | 'width', other: 'theme' | 'locale' | 'width') =>
      new Set(looks.map((look) => `${look[one]} ${look[other]}`)).size;
    expect([pairs('theme', 'locale'), pairs('theme', 'width'), pairs('locale', 'width')]).to.deep.equal([6, 6, 4]);
  });

  it('leaves out what is listed with a reason alone, and nothing that is gone', () => {
    const places = new Set(all.flatMap(([tag, state]) => [tag, `${tag}, ${state}`]));
    for (const { place, reason } of engineExceptions) {
      // Those of screens are checked where the screens are (a11yScreens.long.e2e.ts).
      if (place.startsWith('lectern-')) expect([...places]).to.include(place);
      expect(reason.length).to.be.above(30);
    }
  });
});

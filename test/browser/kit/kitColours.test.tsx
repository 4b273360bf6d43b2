import { expect } from 'chai';
import { Cover } from '../../../src/ui/cover/Cover.tsx';
import { clearKit, draw } from '../support/kit.tsx';
import { until } from '../support/stage.tsx';

/** Pairs that have to be told apart: text needs 4.5, parts of the interface 3. */
const pairs: readonly (readonly [front: string, back: string, ratio: number])[] = [
  ...['surface', 'raised', 'sunken'].flatMap(
    (ground) =>
      [
        ['text', ground, 4.5],
        ['muted', ground, 4.5],
        ['accent-text', ground, 4.5],
        ['line-strong', ground, 3],
        ['focus', ground, 3],
      ] as const,
  ),
  ['accent-text', 'accent-soft', 4.5],
  ['text', 'accent-soft', 4.5],
  ['muted', 'accent-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ...['success', 'warning', 'danger', 'info'].flatMap(
    (tone) =>
      [
        [tone, 'raised', 4.5],
        [tone, 'surface', 4.5],
        [tone, `${tone}-soft`, 4.5],
      ] as const,
  ),
];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** Relative luminance of a CSS colour, as it is painted. */
function luminance(colour: string): number {
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(ground: HTMLElement, front: string, back: string): number {
  const [a, b] = [front, back].map((role) => {
    ground.style.color = `var(--l-${role})`;
    return luminance(getComputedStyle(ground).color);
  });
  return (Math.max(a!, b!) + 0.05) / (Math.min(a!, b!) + 0.05);
}

const failing = (ground: HTMLElement) =>
  pairs
    .map(([front, back, ratio]) => ({ pair: `${front} on ${back}`, got: contrast(ground, front, back), ratio }))
    .filter(({ got, ratio }) => got < ratio - 0.005)
    .map(({ pair, got }) => `${pair}: ${got.toFixed(2)}`);

describe('colours', () => {
  afterEach(clearKit);
  for (const theme of ['light', 'dark', 'contrast']) {
    it(`can be told apart in ${theme}`, async () => {
      const { ground } = await draw(null, { theme });
      expect(failing(ground)).to.deep.equal([]);
    });
  }

  it('are those of the theme where the host sets no accent', async () => {
    const { ground } = await draw(null, { theme: 'light' });
    ground.style.color = 'var(--l-accent-soft)';
    expect(getComputedStyle(ground).color).to.equal('rgb(221, 236, 240)');
  });

  it('CARD-2: seven covers are seven colours and seven motifs, and the eighth begins again', async () => {
    const { ground } = await draw(
      <>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
          <Cover key={at} colour={at} motif={at} />
        ))}
      </>,
      { theme: 'light' },
    );
    const covers = [...ground.querySelectorAll('.cover')];
    await until(() => covers.every((cover) => cover.querySelector('path')));
    const [colours, motifs] = [
      covers.map((cover) => getComputedStyle(cover).backgroundColor),
      covers.map((cover) => cover.querySelector('path')!.getAttribute('d')),
    ];
    for (const drawn of [colours, motifs]) {
      expect(new Set(drawn.slice(0, 7)).size).to.equal(7);
      expect(drawn[7]).to.equal(drawn[0]);
    }
  });

  it('follow a host’s accent and stay readable, whatever it is', async () => {
    const steps = ['00', '55', 'aa', 'ff'];
    for (const theme of ['light', 'dark', 'contrast']) {
      for (const accent of steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))) {
        const { ground } = await draw(null, { theme, accent });
        const bad = failing(ground).filter((line) =>
          /^(accent-text|on-accent|text on accent|muted on accent)/.test(line),
        );
        expect(bad, `${accent} in ${theme}`).to.deep.equal([]);
        clearKit();
      }
    }
  });
});

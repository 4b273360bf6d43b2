import { expect } from 'chai';
import { lookOn } from '../../../src/element/ground/lookOn.ts';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { draw, clearKit } from '../support/kit.tsx';
import { settle, until } from '../support/stage.tsx';

/**
 * Pages of hosts: what their sheets say of root, body, and the box around the element; and what is painted there, where
 * axe does not see it.
 */
const pages: Readonly<
  Record<
    string,
    {
      readonly root?: string;
      readonly body?: string;
      readonly box?: string;
      readonly scheme: 'light' | 'dark';
      readonly own?: true;
      readonly painted?: string;
    }
  >
> = {
  'nothing at all': { scheme: 'light' },
  'a light page': { body: 'background: #fff; color: #222', scheme: 'light' },
  'a grey page': { body: 'background: #e8eaed', scheme: 'light' },
  'a page that is dark by its colours alone': { body: 'background: #14161a; color: #eee', scheme: 'dark' },
  'a page that is dark by color-scheme alone': { root: 'color-scheme: dark', scheme: 'dark', painted: '#121212' },
  'a light box on a dark page': {
    root: 'color-scheme: dark',
    body: 'background: #111; color: #eee',
    box: 'background: #fff; color: #222',
    scheme: 'light',
  },
  'a dark box on a light page': {
    body: 'background: #fff',
    box: 'background: oklch(.2 .02 250); color: #eee',
    scheme: 'dark',
  },
  'a glass box on a dark page': {
    body: 'background: #000; color: #eee',
    box: 'background: rgb(255 255 255/.05)',
    scheme: 'dark',
  },
  'a dark gradient': {
    body: 'background: linear-gradient(#101820, #1c2630); color: #fff',
    scheme: 'dark',
    painted: '#1c2630',
  },
  'a gradient from light to dark': { body: 'background: linear-gradient(#fff, #000)', scheme: 'light', own: true },
  'a middle grey': { body: 'background: #808080', scheme: 'light', own: true },
  'a dim green': { body: 'background: #2f5d3a; color: #fff', scheme: 'dark', own: true },
  'a picture with light text': {
    body: `background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"); color: #fff`,
    scheme: 'dark',
    own: true,
  },
  'light text on a ground that is painted elsewhere': { body: 'color: #fff', scheme: 'dark', own: true },
};

describe('the ground of a host’s page (ELEM-17)', () => {
  const sheet = new CSSStyleSheet();
  before(() => void document.adoptedStyleSheets.push(sheet));
  after(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)));
  afterEach(() => {
    clear();
    clearKit();
    sheet.replaceSync('');
  });

  for (const { manifest, states } of exhibits) {
    for (const [name, { root = '', body = '', box = '', scheme, own, painted }] of Object.entries(pages)) {
      it(`${manifest.tag} can be read on ${name}, whatever its theme`, async () => {
        sheet.replaceSync(`:root { ${root} } body { ${body} } body > div { ${box} }`);
        const { element, find } = await show(manifest.tag, states[0]!, { theme: 'auto' });
        const ground = () => find('.lectern')!;
        expect([ground().dataset['scheme'], ground().dataset['ground']]).to.deep.equal([scheme, own && 'own']);
        if (painted) element.parentElement!.style.background = painted;
        for (const theme of ['auto', 'light', 'dark', 'contrast']) {
          element.setAttribute('theme', theme);
          await until(() => ground().dataset['theme'] === theme);
          expect(await faults(element, 'color-contrast'), theme).to.deep.equal([]);
        }
      });
    }
  }

  it('is followed when it changes: by a class, a sheet, and a place', async () => {
    const { element, find } = await show('lectern-courses', exhibits[0]!.states[0]!, { theme: 'auto' });
    const scheme = () => find('.lectern')!.dataset['scheme'];
    expect(scheme()).to.equal('light');
    sheet.replaceSync(
      '.night { background: #111; color: #eee } .slow { background: #111; transition: background .05s }',
    );
    document.body.className = 'night';
    await until(() => scheme() === 'dark');
    document.body.className = '';
    await until(() => scheme() === 'light');
    document.body.className = 'slow';
    await until(() => scheme() === 'dark');
    document.body.className = '';
    await until(() => scheme() === 'light');
    const late = Object.assign(document.createElement('style'), { textContent: 'body { background: #111 }' });
    document.head.append(late);
    await until(() => scheme() === 'dark');
    late.remove();
    await until(() => scheme() === 'light');
    const box = Object.assign(document.createElement('div'), { style: 'background: #111; color: #eee' });
    document.body.append(box);
    box.append(element);
    await until(() => scheme() === 'dark');
  });

  it('is readable down to the very luminance at which an element brings its own', async () => {
    const greys = Array.from({ length: 256 }, (_, value) => value);
    const at = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const roles = [
      ['text', 4.5],
      ['muted', 4.5],
      ['accent-text', 4.5],
      ['success', 4.5],
      ['warning', 4.5],
      ['danger', 4.5],
      ['info', 4.5],
      ['line-strong', 3],
      ['focus', 3],
    ] as const;
    for (const theme of ['light', 'dark', 'contrast'] as const) {
      const { ground } = await draw(null, { theme });
      await settle();
      const kept = greys.filter((grey) => !lookOn(theme, { grounds: [at(grey)], known: true }).own).map(at);
      expect(kept.length, theme).to.be.above(30);
      for (const [role, ratio] of roles) {
        ground.style.color = `var(--l-${role})`;
        const [r, g, b] = getComputedStyle(ground)
          .color.match(/[\d.]+/g)!
          .map(Number);
        const front = 0.2126 * at(r!) + 0.7152 * at(g!) + 0.0722 * at(b!);
        const worst = Math.min(...kept.map((back) => (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05)));
        expect(worst, `${role} in ${theme}`).to.be.at.least(ratio);
      }
    }
  });
});

import { expect } from 'chai';
import { sanitize } from '../../../src/features/player/parts/text/sanitize.ts';
import { holding } from '../../../widgets/workbench/states/player/textStates.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { until } from '../support/stage.tsx';

const cleaned = (html: string) =>
  sanitize(html, {
    headingLevel: 2,
    ids: '-t',
    apiBase: 'https://lms.example',
    newTabLabel: '(new tab)',
    hrefFor: () => '/x',
  });
const tag = 'lectern-player';

/** Beginnings that lead a parser of whole documents, or of fragments, astray. */
const odd = [
  '<frameset>',
  '<frameset><frame>',
  '</frameset>',
  '<html><frameset>',
  '<head></head><frameset cols="1,2">',
  '<!doctype html><frameset>',
  '<noframes>',
  '<noframes></noframes><frameset>',
  '<body>',
  '</body>',
  '</html>',
  '<html lang="ar">',
  '<head><title>',
  '<title>',
  '<plaintext>',
  '<xmp>',
  '<listing>',
  '<noscript>',
  '<template>',
  '<template><frameset>',
  '<!--',
  '<!-->',
  '<![CDATA[',
  '<?xml version="1.0"?>',
  '<svg>',
  '<math>',
  '<svg><foreignObject>',
  '<math><mtext><table><mglyph><style>',
  '<svg></p><style>',
  '<table>',
  '<table><form>',
  '<select>',
  '<select><frameset>',
  '<colgroup>',
  '<tr><td>',
  '<caption>',
  '<button><button>',
  '\u0000',
  '\ufeff',
  '<',
  '</',
  '<a href="',
  '&#0;',
  '\ud800',
  '<div>'.repeat(5000),
  '<b><i>'.repeat(500),
  '<svg>'.repeat(600),
  '<table><tr><td>'.repeat(300),
];

describe('a piece of what an author made fails by itself (MEDIA-14)', () => {
  afterEach(clear);

  for (const beginning of odd) {
    it(`the cleaner takes ${JSON.stringify(beginning.slice(0, 40))}`, () => {
      expect(cleaned(beginning)).to.be.instanceOf(DocumentFragment);
      expect(cleaned(`${beginning}<p>what follows</p>`)).to.be.instanceOf(DocumentFragment);
    });
  }

  for (const beginning of ['<frameset>', '<html><frameset>', '<select><frameset>'])
    it(`what follows ${beginning} is read`, async () => {
      const { find } = await show(
        tag,
        holding('odd', 'Odd', 'p1', '.author', { content: `${beginning}<p>what follows</p>` }),
      );
      expect(find('.author')!.textContent).to.contain('what follows');
    });

  it('a text that cannot be shown says so in its place; contents, attachments and the way on stay, and it can be tried again', async () => {
    const parse = DOMParser.prototype.parseFromString;
    let broken = true;
    DOMParser.prototype.parseFromString = function (text, type) {
      if (broken && text.includes('breaks')) throw new TypeError('broken');
      return parse.call(this, text, type);
    };
    try {
      const files = [{ name: 'Slides.pdf', url: '/api/lms-storage/v1/files/slides.pdf', mediaType: 'application/pdf' }];
      const { find, element } = await show(
        tag,
        holding('broken', 'Broken', 'p1', '.part .notice.danger', { content: '<p>breaks</p>', attachments: files }),
        { width: '1376px' },
      );
      await until(() => find('.attachments'));
      expect([find('.author'), find('[role=tree]'), find('.turn')].map(Boolean)).to.deep.equal([false, true, true]);
      expect(await faults(element)).to.deep.equal([]);
      broken = false;
      find('.part .notice.danger button')!.click();
      await until(() => find('.author')?.textContent === 'breaks');
      expect(find('.part .notice.danger')).to.equal(null);
    } finally {
      DOMParser.prototype.parseFromString = parse;
    }
  });

  it('a field for an answer that breaks says so in its place; text, contents and the way on stay, and it can be tried again', async () => {
    const { supports } = CSS;
    let broken = true;
    CSS.supports = (...given: readonly string[]) => {
      if (broken && given[0] === 'field-sizing') throw new TypeError('broken');
      return Reflect.apply(supports, CSS, given) as boolean;
    };
    try {
      const { find, element } = await show(
        tag,
        { ...statesOf(tag).find(({ name }) => name === 'answer')!, settled: '.part .notice.danger' },
        { width: '1376px' },
      );
      expect(
        [find('.author'), find('[role=tree]'), find('.turn'), find('.answer textarea')].map(Boolean),
      ).to.deep.equal([true, true, true, false]);
      expect(await faults(element)).to.deep.equal([]);
      broken = false;
      find('.part .notice.danger button')!.click();
      await until(() => find('.answer textarea'));
      expect(find('.part .notice.danger')).to.equal(null);
    } finally {
      CSS.supports = supports;
    }
  });

  it('a team that breaks says so in its place; text, contents and the way on stay, and it can be tried again', async () => {
    const { format } = Intl.ListFormat.prototype;
    let broken = true;
    Intl.ListFormat.prototype.format = function (list) {
      if (broken) throw new TypeError('broken');
      return format.call(this, list);
    };
    try {
      const { find, element } = await show(
        tag,
        { ...statesOf(tag).find(({ name }) => name === 'team-begun')!, settled: '.part .notice.danger' },
        { width: '1376px' },
      );
      await until(() => find('.author'));
      expect([find('[role=tree]'), find('.turn'), find('.team-line')].map(Boolean)).to.deep.equal([true, true, false]);
      expect(await faults(element)).to.deep.equal([]);
      broken = false;
      find('.part .notice.danger button')!.click();
      await until(() => find('.team-line'));
      expect(find('.part .notice.danger')).to.equal(null);
    } finally {
      Intl.ListFormat.prototype.format = format;
    }
  });
});

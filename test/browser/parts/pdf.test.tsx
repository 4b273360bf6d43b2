import { expect } from 'chai';
import { fileCall, holdingFile, pdfFile, report } from '../../../widgets/workbench/states/player/fileStates.ts';
import { samplePdf } from '../../../widgets/workbench/states/player/samplePdf.ts';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { clear, show } from '../support/exhibit.ts';
import { count, focused, press, tag } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const pages = (number: number) =>
  samplePdf(Array.from({ length: number }, (_, index) => [`Page ${index + 1}`, 'One step']));
const pdf = (answers: readonly ScriptedReply[], more: Partial<FeatureState> = {}, url = pdfFile.url): FeatureState => {
  const made = holdingFile('x', 'x', '.part > .title', { ...pdfFile, url }, null, more);
  return { ...made, replies: { ...made.replies, [fileCall]: answers } };
};
const open: ScriptedReply = { bytes: () => report };
const shown = async (state: FeatureState, options: Parameters<typeof show>[2] = {}) => {
  const made = await show(tag, state, options);
  await until(() => made.find('.leaf canvas') && made.find('.textLayer span'));
  return made;
};
/** Whether something dark is on a white canvas. */
const hasInk = (canvas: HTMLCanvasElement) => {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data[3] === 255 && data[0] === 255 && data.some((value, index) => index % 4 === 0 && value < 64);
};
const button = (all: (selector: string) => HTMLElement[], name: string) =>
  all('.pdf button').find(({ textContent }) => textContent === name)!;
const write = (field: HTMLInputElement, text: string) => {
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('lectern-player: a PDF', () => {
  afterEach(clear);

  it('MEDIA-11: is drawn, its text lies above it, and each page says which it is', async () => {
    const { all, find } = await shown(pdf([open]));
    expect(hasInk(find('.leaf canvas') as HTMLCanvasElement)).to.equal(true);
    expect(all('.leaf').map((leaf) => leaf.getAttribute('aria-label'))).to.deep.equal([
      'Page 1 of 3',
      'Page 2 of 3',
      'Page 3 of 3',
    ]);
    // Hundreds of pages are no landmarks.
    expect(all('.leaf').map((leaf) => `${leaf.localName} ${leaf.getAttribute('role')}`)).to.deep.equal([
      'div group',
      'div group',
      'div group',
    ]);
    expect(find('.textLayer')!.textContent).to.contain('Reading a gait report, 1');
    const [leaf, canvas] = [find('.leaf')!.getBoundingClientRect(), find('.leaf canvas')!.getBoundingClientRect()];
    expect([canvas.width, canvas.height]).to.deep.equal([leaf.width, leaf.height]);
    const span = find('.textLayer span')!.getBoundingClientRect();
    expect(span.width / leaf.width).to.be.within(0.4, 0.6);
  });

  it('MEDIA-15: its links lead to addresses in a tab of their own and to its pages; scripts and files are none', async () => {
    const links = [
      '/A << /S /URI /URI (https://example.org/trial) >>',
      '/A << /S /URI /URI (mailto:desk@example.org) >>',
      '/Dest [2 /Fit]',
      '/A << /S /Named /N /LastPage >>',
      '/A << /S /URI /URI (javascript:alert\\(1\\)) >>',
      '/A << /S /URI /URI (file:///etc/passwd) >>',
      '/A << /S /JavaScript /JS (app.alert\\(1\\)) >>',
      '/A << /S /Launch /F (x.exe) >>',
      '/Dest [99 /Fit]',
      '/Dest (nowhere)',
    ];
    const lines = [
      'Links',
      'The trial',
      'Write to us',
      'Methods',
      'The end',
      ...links.slice(4).map((_, index) => `Bad ${index}`),
    ];
    const bytes = samplePdf([lines, ['Introduction'], ['Methods']], undefined, links);
    const { find, all, element } = await shown(pdf([{ bytes: () => bytes }]));
    await until(() => all('.leaf a, .leaf button').length > 0, 'links');
    const outside = all('.leaf a') as HTMLAnchorElement[];
    expect(outside.map(({ href, target, rel, ariaLabel }) => [href, target, rel, ariaLabel])).to.deep.equal([
      ['https://example.org/trial', '_blank', 'noopener noreferrer', 'The trial'],
      ['mailto:desk@example.org', '_blank', 'noopener noreferrer', 'Write to us'],
    ]);
    expect(all('.leaf button').map(({ ariaLabel, title }) => [ariaLabel, title])).to.deep.equal([
      ['Methods', 'Page 3 of 3'],
      ['The end', 'Page 3 of 3'],
    ]);
    const [link, leaf] = [outside[0]!.getBoundingClientRect(), find('.leaf')!.getBoundingClientRect()];
    expect(
      [(link.left - leaf.left) / leaf.width, link.width / leaf.width].map((share) => Math.round(share * 100)),
    ).to.deep.equal([10, 62]);
    expect(
      (element.shadowRoot!.elementFromPoint(
        link.left + link.width / 2,
        link.top + link.height / 2,
      ) as HTMLElement | null) === outside[0],
    ).to.equal(true);
    all('.leaf button')[0]!.click();
    const scroller = find('.sheets')!;
    await until(
      () => scroller.scrollTop > 0 && (find('.pdf .tools input') as HTMLInputElement).value === '3',
      'page 3',
    );
    expect(focused(element) === scroller).to.equal(true);
  });

  it('MEDIA-11: says that it could not be downloaded', async () => {
    const { find, all } = await shown(pdf([open]));
    const { getDocument } = await import('pdfjs-dist/build/pdf.min.mjs');
    const other = getDocument({ data: samplePdf([['x']]) });
    const proxies = Object.getPrototypeOf(await other.promise) as { getData: () => Promise<Uint8Array> };
    await other.destroy();
    const { getData } = proxies;
    proxies.getData = () => Promise.reject(new Error('gone'));
    try {
      button(all, 'Download the PDF').click();
      await until(() => find('.pdf > [role=status]')!.textContent === 'The file could not be downloaded. Try again.');
    } finally {
      proxies.getData = getData;
    }
  });

  it('MEDIA-11: of three hundred pages only those near the view are drawn', async () => {
    const { all, find } = await shown(pdf([{ bytes: () => pages(300) }]));
    expect(all('.leaf').length).to.equal(300);
    find('.sheets')!.scrollTop = 1e9;
    await until(() => all('.leaf')[299]!.querySelector('canvas') && !all('.leaf')[0]!.querySelector('canvas'));
    expect(all('.leaf canvas').length).to.be.below(8);
    expect((find('.tools input') as HTMLInputElement).value).to.equal('300');
  });

  for (const [status, words, button] of [
    [401, 'please log in to view this file', 'Sign in'],
    [403, 'you do not have permission to view this file', null],
    [404, 'failed to load PDF', 'Try again'],
    [500, 'failed to load PDF', 'Try again'],
  ] as const)
    it(`ERR-12, TEXT-39: ${status} says "${words}"`, async () => {
      const { find, all } = await show(tag, pdf([{ status }]));
      await until(() => find('.pdf-not'));
      expect(find('.pdf-not .title')!.textContent).to.equal(words);
      expect(all('.pdf-not .btn').map(({ textContent }) => textContent)).to.deep.equal(button ? [button] : []);
    });

  it('ERR-12: what is no PDF, and a lost connection, failed too; Try again reads it, and reading goes on there', async () => {
    const { find, element, asked } = await show(
      tag,
      pdf([{ bytes: () => new TextEncoder().encode('<html>') }, { fault: 'lost' }, open]),
    );
    await until(() => find('.pdf-not')?.textContent.includes('The server sent an unexpected answer'));
    expect(find('.pdf-not')!.textContent).to.contain('failed to load PDF');
    find('.pdf-not .btn')!.click();
    await until(() => find('.pdf-not')!.textContent.includes('The server could not be reached'));
    find('.pdf-not .btn')!.click();
    await until(() => find('.leaf canvas'));
    expect(count(asked, fileCall)).to.equal(3);
    expect(focused(element)).to.equal(find('.sheets'));
  });

  it('ERR-12: without a connection it says so, and comes by itself with it', async () => {
    const made = await show(tag, pdf([{ fault: 'lost' }, open]));
    await until(() => made.find('.pdf-not'));
    dispatchEvent(new Event('offline'));
    await settle();
    dispatchEvent(new Event('online'));
    await until(() => made.find('.leaf canvas'));
  });

  it('MEDIA-2: another origin is not asked for anything, is not linked to, and developers hear of it', async () => {
    const warned: unknown[] = [];
    const own = console.warn;
    console.warn = (...words: unknown[]) => void warned.push(words.join(' '));
    try {
      const { find, asked } = await show(tag, pdf([open], {}, 'https://elsewhere.example/report.pdf'));
      await until(() => find('.pdf-not'));
      expect(find('.pdf-not a')).to.equal(null);
      expect(count(asked, fileCall)).to.equal(0);
      expect(asked.some((name) => name.endsWith('/report.pdf'))).to.equal(false);
      await until(
        () => warned.some((words) => String(words).includes('elsewhere.example')),
        'a warning that names the address',
      );
    } finally {
      console.warn = own;
    }
  });

  it('MEDIA-2: the object storage of the configuration is read', async () => {
    const state = pdf([], {}, 'https://storage.example/api/lms-storage/v1/files/report');
    await shown({
      ...state,
      replies: {
        ...state.replies,
        [fileCall]: [open],
        'GET /config-ui/config.json': [{ body: { storageHost: 'storage.example' } }],
      },
    });
  });

  it('RESUME-1: opens on the page where it was left, says so, and leads to the beginning', async () => {
    const storage = memoryStorage();
    const first = await shown(pdf([open]), { storage });
    button(first.all, 'Next page').click();
    await until(() => (first.find('.tools input') as HTMLInputElement).value === '2');
    first.destroy();
    const { find, all, element } = await shown(pdf([open]), { storage });
    expect((find('.tools input') as HTMLInputElement).value).to.equal('2');
    expect(find('.continued')!.textContent).to.equal('Continued on page 2Start from the beginning');
    button(all, 'Start from the beginning').click();
    await until(() => !find('.continued') && (find('.tools input') as HTMLInputElement).value === '1');
    expect(focused(element)).to.equal(find('.sheets'));
  });

  it('MEDIA-18: zoom, page field and keys', async () => {
    const { find, all } = await shown(pdf([open]));
    const width = () => find('.leaf')!.getBoundingClientRect().width;
    const fit = width();
    expect(fit).to.be.closeTo(find('.sheets')!.clientWidth - 32, 1);
    for (let press = 0; press < 20; press++) {
      button(all, 'Larger').click();
      await settle();
    }
    await until(() => Math.abs(width() - 420 * (96 / 72) * 4) < 1);
    expect(find('.percent')!.textContent).to.equal('400%');
    expect(button(all, 'Larger').getAttribute('aria-disabled')).to.equal('true');
    button(all, 'Fit to width').click();
    await until(() => Math.abs(width() - fit) < 1);
    const field = find('.tools input') as HTMLInputElement;
    write(field, '٣');
    field.form!.requestSubmit();
    await until(() => find('.sheets')!.scrollTop > 100 && field.value === '3');
    press(button(all, 'Larger'), 'Home');
    await until(() => field.value === '1');
    press(find('.sheets')!, 'End');
    await until(() => field.value === '3');
  });

  it('MEDIA-16: on a phone it opens as wide as its text, and a button leads to the whole width and back', async () => {
    const { find, all } = await shown(pdf([open]), { width: '390px' });
    const sheets = find('.sheets')!;
    const width = () => find('.leaf')!.getBoundingClientRect().width;
    const room = sheets.clientWidth - 8;
    const start = () => find('.textLayer span')!.getBoundingClientRect().left - sheets.getBoundingClientRect().left;
    await until(() => find('.textLayer span'));
    expect(width(), 'wider than the view').to.be.above(room + 20);
    expect(start(), 'its lines begin at the edge').to.be.within(0, 24);
    button(all, 'Fit to width').click();
    await until(() => Math.abs(width() - room) < 1, 'the whole page');
    button(all, 'Fit to the text').click();
    await until(() => width() > room + 20 && start() < 24, 'its text');
  });

  it('MEDIA-18: finds words on all pages, goes on and back, and says that there is nothing', async () => {
    const { find, all, element } = await shown(pdf([open]));
    find('.sheets')!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
    );
    await until(() => find('.seek input'));
    await until(() => focused(element) === find('.seek input'), 'focus in the field');
    const field = find('.seek input') as HTMLInputElement;
    write(field, 'GAIT report');
    await until(() => find('.told')!.textContent === '1 of 3');
    press(field, 'Enter');
    await until(() => find('.told')!.textContent === '2 of 3' && find('.sheets')!.scrollTop > 100);
    await until(() => CSS.highlights.get('lectern-current')?.size === 1, 'the match is marked');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true, composed: true }));
    await until(() => find('.told')!.textContent === '1 of 3');
    write(field, 'zebra');
    await until(() => find('.told')!.textContent === 'Nothing found');
    press(field, 'Escape');
    await until(() => !find('.seek') && focused(element) === find('.sheets'));
    expect(CSS.highlights.has('lectern-found')).to.equal(false);
    expect(all('.leaf').length).to.equal(3);
  });

  it('leaves nothing on the page that it was shown on', async () => {
    const before = new Set(document.body.children);
    const made = await shown(pdf([open]));
    made.destroy();
    await until(() => [...document.body.querySelectorAll('canvas')].length === 0);
    expect(
      [...document.body.children].filter((child) => !before.has(child) && child.localName !== 'div'),
    ).to.deep.equal([]);
    expect('pdfjsLib' in globalThis).to.equal(false);
    await until(() => ![...document.fonts].some(({ family }) => /^g_d/.test(family)), 'its fonts are gone');
  });
});

describe('lectern-player: other files', () => {
  afterEach(clear);

  it('MEDIA-12: an image is shown with its name and a way to take it away', async () => {
    const { find } = await show(
      tag,
      holdingFile(
        'x',
        'x',
        '.file-image img',
        { name: 'Mark.svg', url: '/demo/server/http/assets/icon.svg', mediaType: 'image/svg+xml' },
        null,
      ),
    );
    await until(() => (find('.file-image img') as HTMLImageElement).naturalWidth > 0);
    expect((find('.file-image img') as HTMLImageElement).alt).to.equal('Mark.svg');
    expect([
      find('.file-image a')!.getAttribute('download'),
      new URL((find('.file-image a') as HTMLAnchorElement).href).pathname,
    ]).to.deep.equal(['Mark.svg', '/demo/server/http/assets/icon.svg']);
  });

  it('MEDIA-12, MEDIA-4: any other type is a card with its name, type, size and a link; a script is none', async () => {
    const { find } = await show(tag, 'file-other');
    expect(find('.file-card .file-name')!.textContent).to.contain('forty-walkers.csv').and.to.contain('CSV');
    await until(() => find('.file-card .file-name')!.textContent === 'forty-walkers.csvCSV · 1.39 KB');
    expect(find('.file-card a')!.getAttribute('download')).to.equal('forty-walkers.csv');
    clear();
    const other = await show(tag, 'file-nowhere');
    expect(other.find('.file-card a')).to.equal(null);
  });
});

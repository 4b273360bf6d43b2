import { expect } from 'chai';
import { attachments, holding } from '../../../widgets/workbench/states/player/textStates.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { count, tag } from '../support/player.ts';
import { until } from '../support/stage.tsx';

const file = 'GET /api/lms-storage/v1/files/slides.pdf';
const elsewhere = { name: 'Far.pdf', url: 'https://elsewhere.example/far.pdf', mediaType: 'application/pdf' };
const state = holding(
  'x',
  'x',
  'p1',
  'a.attachment',
  { content: '<p>A</p>', attachments: [attachments[0], elsewhere] },
  { replies: { [file]: [{ status: 500 }, { bytes: () => new TextEncoder().encode('slides') }] } },
);
const { click } = HTMLAnchorElement.prototype;
const { createObjectURL } = URL;

describe('lectern-player: files beside a part, on a page of another origin', () => {
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click;
    URL.createObjectURL = createObjectURL;
    clear();
  });

  it('MEDIA-7: one of the LMS is fetched in the name of the learner and saved; its failure is said', async () => {
    const made: Blob[] = [];
    const saved: string[] = [];
    // Ids are made of the address of an empty one.
    URL.createObjectURL = (one) => ((one as Blob).size > 0 && made.push(one as Blob), 'blob:x');
    const { all, find, asked, element } = await show(tag, state, {
      apiBase: 'https://lms.example',
      getToken: async () => 'token',
    });
    const [own, other] = all('a.attachment');
    expect([own!.getAttribute('href'), own!.getAttribute('target'), own!.getAttribute('download')]).to.deep.equal([
      'https://lms.example/api/lms-storage/v1/files/slides.pdf',
      null,
      'Walking, slides.pdf',
    ]);
    expect([other!.getAttribute('target'), other!.getAttribute('rel'), other!.getAttribute('download')]).to.deep.equal([
      '_blank',
      'noopener noreferrer',
      null,
    ]);
    const take = (type = 'click', button = 0) =>
      own!.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, button }));
    HTMLAnchorElement.prototype.click = function () {
      saved.push(`${this.href} ${this.download}`);
    };
    expect(take()).to.equal(false);
    await until(
      () => find('.attachments [role=status]')!.textContent === 'The file could not be downloaded. Try again.',
    );
    expect(await faults(element)).to.deep.equal([]);
    take();
    await until(() => saved.length);
    expect([saved, await made[0]!.text(), made[0]!.type]).to.deep.equal([
      ['blob:x Walking, slides.pdf'],
      'slides',
      'application/pdf',
    ]);
    await until(() => find('.attachments [role=status]')!.textContent === '');
    // The menu of a link is the browser's.
    expect([take('auxclick', 2), take('auxclick', 1)]).to.deep.equal([true, false]);
    await until(() => saved.length === 2);
    expect(count(asked, file)).to.be.at.least(2);
  });
});

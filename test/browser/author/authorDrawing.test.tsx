import { expect } from 'chai';
import { holding } from '../../../widgets/workbench/states/player/textStates.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { focused, heard, tag } from '../support/player.ts';

const word = (link: string) => `<a ${link}><text x="10" y="20">there</text></a>`;
const drawing = `<p>Before</p><svg viewBox="0 0 200 40" width="200" height="40">
${word('id="out" href="https://elsewhere.example/a"')}${word('id="old" xlink:href="https://elsewhere.example/b" aria-label="Go there"')}
${word('id="place" href="/learn/courses/course-other"')}${word('id="oldPlace" xlink:href="/learn/courses/course-old"')}
${word('id="here" xlink:href="#after"')}
${word('id="bad" href="javascript:alert(1)"')}${word('id="oldBad" xlink:href="javascript:alert(1)"')}
</svg><p id="after">After</p>`;
const state = holding('x', 'x', 'p1', '.author p', { content: drawing });
const xlink = 'http://www.w3.org/1999/xlink';

describe('lectern-player: links in a drawing of a text', () => {
  afterEach(clear);

  it('MEDIA-6, MEDIA-17, MEDIA-10: the text is shown, and they lead where those of the text do', async () => {
    const { find, all, element } = await show(tag, state, { hrefFor: (route) => `/host/${route.name}` });
    const link = (id: string) => find(`[id^=user-content-${id}-]`)!;
    expect(all('.author p').map(({ textContent }) => textContent)).to.deep.equal(['Before', 'After']);
    const attributes = ['href', 'target', 'rel', 'aria-label'];
    const told = ['out', 'old', 'place', 'oldPlace', 'here', 'bad', 'oldBad'].map((id) => [
      id,
      ...attributes.map((name) => link(id).getAttribute(name)),
      link(id).getAttributeNS(xlink, 'href'),
    ]);
    const away = ['_blank', 'noopener noreferrer'];
    expect(told).to.deep.equal([
      ['out', 'https://elsewhere.example/a', ...away, 'there (opens in a new tab)', null],
      ['old', 'https://elsewhere.example/b', ...away, 'Go there (opens in a new tab)', null],
      ['place', '/host/course', null, null, null, null],
      ['oldPlace', '/host/course', null, null, null, null],
      ['here', '#after', null, null, null, null],
      ['bad', null, null, null, null, null],
      ['oldBad', null, null, null, null, null],
    ]);
    expect(find('.author svg span')).to.equal(null);
    expect(await faults(element)).to.deep.equal([]);
    const left = heard(element, 'lectern-navigate');
    element.addEventListener('lectern-navigate', (event) => event.preventDefault());
    for (const id of ['place', 'oldPlace', 'here'])
      link(id).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    expect(left.map((one) => (one as { route: { objectiveId: string } }).route.objectiveId)).to.deep.equal([
      'course-other',
      'course-old',
    ]);
    expect(focused(element).textContent).to.equal('After');
  });
});

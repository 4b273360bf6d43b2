import { expect } from 'chai';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { settle } from '../support/stage.tsx';

const tag = 'lectern-courses';
const unread = () => statesOf(tag).find(({ name }) => name === 'unread') as FeatureState;

describe('lectern-courses: unread announcements on a card', () => {
  afterEach(clear);

  it('CARD-4: a card says how many are unread, and leads to the channel in a window of its own', async () => {
    const { all, element } = await show(tag, unread());
    const links = all('.card-unread') as unknown as HTMLAnchorElement[];
    expect(links.map((link) => link.querySelector('.num')!.textContent)).to.deep.equal(['3', '99+']);
    const [first] = links;
    expect(first!.querySelector('.sr')!.textContent).to.match(/^3 unread announcements in ./);
    expect([new URL(first!.href).pathname, first!.target, first!.rel]).to.deep.equal([
      '/chat/channels/groups/c0',
      '_blank',
      'noopener',
    ]);
    expect(await faults(element)).to.deep.equal([]);
  });

  it('CARD-9: it stands beside the link of the card, and can be pressed where it is', async () => {
    const { all, element } = await show(tag, unread());
    const [first] = all('.card-unread');
    const { left, top, width, height } = first!.getBoundingClientRect();
    scrollTo(0, top - 100);
    const at = first!.getBoundingClientRect();
    expect(element.shadowRoot!.elementFromPoint(left + width / 2, at.top + height / 2)?.closest('a')).to.equal(first);
    expect(first!.closest('.card')).to.equal(null);
  });

  it('CALL-5: where the LMS does not tell, nothing is asked and no number stands', async () => {
    const state = unread();
    const { all, asked } = await show(tag, {
      ...state,
      settled: '.card .whole',
      replies: { ...state.replies, 'GET /config-ui/config.json': [{ body: {} }] },
    });
    for (let n = 0; n < 5; n++) await settle();
    expect([all('.card-unread').length, asked.filter((name) => name.includes('unread'))]).to.deep.equal([0, []]);
  });
});

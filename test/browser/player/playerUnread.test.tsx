import { expect } from 'chai';
import { clear, faults, show } from '../support/exhibit.ts';
import { count, tag } from '../support/player.ts';
import { settle, until } from '../support/stage.tsx';

const read = 'PUT /api/lectern/v1/users/me/channels/channel-1/read';

describe('lectern-player: unread announcements', () => {
  afterEach(clear);

  it('OVER-1, OVER-11: the tab says how many are unread, and opening it reads them', async () => {
    const { find, all, asked, element } = await show(tag, 'overview-unread');
    const notifications = all('.tabs a').at(-1)!;
    expect(notifications.textContent).to.equal('Notifications3 3 unread');
    expect(find('.tabs .unread')!.getAttribute('aria-hidden')).to.equal('true');
    expect(await faults(element)).to.deep.equal([]);
    // The chat is another page, which is not opened here.
    element.addEventListener('click', (event) => event.preventDefault());
    notifications.click();
    await until(() => !find('.tabs .unread') && count(asked, read) === 1);
    expect(notifications.textContent).to.equal('Notifications');
  });

  it('OVER-1, CALL-5: where the LMS does not tell, there is no badge and nothing is asked', async () => {
    const { find, all, asked, element } = await show(tag, 'overview-channel');
    await settle();
    await settle();
    element.addEventListener('click', (event) => event.preventDefault());
    all('.tabs a').at(-1)!.click();
    await settle();
    expect([find('.tabs .unread'), asked.filter((name) => name.includes('/api/lectern/'))]).to.deep.equal([null, []]);
  });
});

import { expect } from 'chai';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { clear, faults, show, statesOf } from '../support/exhibit.ts';
import { settle, until } from '../support/stage.tsx';

const tag = 'lectern-notifications';
const state = (name: string, changes: Partial<FeatureState> = {}): FeatureState => {
  const own = statesOf(tag).find((one) => one.name === name)!;
  return { ...own, ...changes, replies: { ...own.replies, ...changes.replies } };
};
const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const unavailable = 'Chat is not available. Please contact administrator.';

describe('lectern-notifications', () => {
  afterEach(clear);

  it('NOTE-3, NOTE-4: each channel says its course, what came last, and how much is unread', async () => {
    const { all, element } = await show(tag, 'channels', { timezone: 'UTC' } as object);
    expect(all('.news-row').map(words)).to.deep.equal([
      'Statistics for ResearchersNov 23, 8:12 AMThe live seminar has its date. Please bring one page.2 2 unread',
      'Fire Safety on the WardNov 20, 9:00 AMYour certificate expires soon.1 1 unread',
      'Data Handling with PythonNov 19, 9:00 AMThe exercises run in the browser now.',
      'Latin for the curiousNothing has been announced yet.',
    ]);
    expect(await faults(element)).to.deep.equal([]);
  });

  it('ERR-20: settings that a busy server keeps back are read again, and what is unread is told then', async () => {
    const own = statesOf(tag).find((one) => one.name === 'channels')!;
    const settings = 'GET /config-ui/config.json';
    const { find, all, element } = await show(
      tag,
      { ...own, replies: { ...own.replies, [settings]: [{ status: 503 }, ...own.replies[settings]!] } },
      { await: false },
    );
    const unread: unknown[] = [];
    element.addEventListener('lectern-unread', (event) => unread.push((event as CustomEvent<object>).detail));
    await until(() => all('.news-row').length === 4 || words(find('.empty-state')) === unavailable);
    await until(() => JSON.stringify(unread.at(-1)) === JSON.stringify({ count: 3 }));
  });

  it('NOTE-3: a channel opens in place of the list, and the focus goes along, both ways', async () => {
    const { find, all, element } = await show(tag, 'channels');
    all('.news-row')[1]!.click();
    await until(() => find('.news-item') !== null);
    expect(words(element.shadowRoot!.activeElement)).to.equal('All announcements');
    await until(() => words(find('h2')) === 'Statistics for Researchers');
    expect(await faults(element)).to.deep.equal([]);
    (element.shadowRoot!.activeElement as HTMLElement).click();
    await until(() => all('.news-row').length === 4);
    expect(element.shadowRoot!.activeElement).to.equal(all('.news-row')[1]);
  });

  it('NOTE-3: a channel that the host sets has no other channel’s name while it loads, nor if it fails', async () => {
    const own = statesOf(tag).find((one) => one.name === 'channel')!;
    const [first] = own.replies['GET /api/lectern/v1/users/me/channels/*/announcements'] ?? [];
    const { find, element } = await show(
      tag,
      state('channel', {
        replies: { 'GET /api/lectern/v1/users/me/channels/*/announcements': [first!, { status: 500 }] },
      }),
    );
    await until(() => words(find('h2')) === 'Statistics for Researchers');
    // The event follows the heading.
    await settle();
    const titles: unknown[] = [];
    element.addEventListener('lectern-title', (event) => titles.push((event as CustomEvent<object>).detail));
    element.setAttribute('channel-id', 'unknown');
    await until(() => words(find('h2')) === 'Announcements');
    await settle();
    expect([words(find('h2')), JSON.stringify(titles)]).to.deep.equal([
      'Announcements',
      JSON.stringify([{ sections: ['Announcements'] }]),
    ]);
  });

  it('NOTE-5: to look at a channel reads it once; what was new stays marked', async () => {
    const { all, asked } = await show(tag, 'channel');
    const read = () => asked.filter((name) => name.startsWith('PUT ') && name.endsWith('/channels/sta/read')).length;
    await until(() => read() === 1);
    await settle();
    expect([read(), all('.news-new').length]).to.deep.equal([1, 2]);
  });

  it('NOTE-5: all are read at once, and a failure is told', async () => {
    const { find } = await show(tag, state('channels'));
    expect(words(find('.btn'))).to.equal('Mark all as read');
    find('.btn')!.click();
    await until(() => words(find('[role=status]:last-child')).includes('marked as read'));
    clear();
    const failing = state('channels', {
      replies: { 'PUT /api/lectern/v1/users/me/channels/read': [{ status: 500 }] },
    });
    const { element: other, find: findOther, all: allOther } = await show(tag, failing);
    const told: string[] = [];
    other.addEventListener('lectern-notice', (event) => {
      event.preventDefault();
      told.push((event as CustomEvent<{ readonly title: string }>).detail.title);
    });
    findOther('.btn')!.click();
    await until(() => told.includes('The announcements could not be marked as read'));
    expect(allOther('.news-row')).to.have.length(4);
  });

  it('NOTE-3: a notice of a certificate leads to it; texts are no markup', async () => {
    const { find } = await show(tag, 'channel-certificate');
    expect(new URL((find('.news-item a') as HTMLAnchorElement).href).pathname).to.equal(
      '/learn/courses/o-sta/certificate/AA-2026-000117',
    );
    clear();
    const odd = await show(tag, 'channel-odd');
    expect([odd.find('.news-item img'), odd.all('.news-item').length]).to.deep.equal([null, 2]);
  });

  it('NOTE-3: older ones come when they are asked for, and a failure leaves the others', async () => {
    const { find, all } = await show(tag, 'channel-older-failed');
    expect([all('.news-item').length, words(find('[role=alert] ~ .btn'))]).to.deep.equal([2, 'Try again']);
  });

  for (const name of ['unavailable', 'channel-unavailable'])
    it(`ERR-11, TEXT-38: says so where there is no chat: ${name}`, async () => {
      const { find, element } = await show(tag, name);
      expect(words(find('.empty-state'))).to.equal(unavailable);
      expect(await faults(element)).to.deep.equal([]);
    });

  it('NOTE-1: a button stands only where there is a chat, and asks for nothing else', async () => {
    const { find, asked } = await show(
      tag,
      state('button', { settled: ':host', replies: { 'GET /config-ui/config.json': [{ body: {} }] } }),
      { await: false },
    );
    for (let n = 0; n < 5; n++) await settle();
    expect([find('button'), asked.filter((one) => one.includes('/lectern/'))]).to.deep.equal([null, []]);
  });

  it('NOTE-4, NOTE-10: the button says how many are unread, and opens the window; Escape closes it', async () => {
    const { find, all, element } = await show(tag, 'button');
    const button = find('.news-button button')!;
    expect(words(button)).to.equal('Chat, 3 unread announcements');
    button.click();
    await until(() => all('dialog .news-row').length === 4);
    expect(await faults(element)).to.deep.equal([]);
    all('dialog .news-row')[0]!.click();
    await until(() => find('dialog .news-item') !== null);
    await until(() => words(find('dialog h2')) === 'Statistics for Researchers');
    find('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => find('dialog') === null);
  });

  it('NOTE-10: with the address its own, `#chat` opens the window, a number on a card too, and closing takes the hash away', async () => {
    history.replaceState(null, '', '#chat/channels/groups/sta');
    const { find } = await show(
      tag,
      state('button', { settled: 'dialog .news-item', attributes: { size: 'button', hash: '' } }),
    );
    find('dialog header .btn')!.click();
    await until(() => find('dialog') === null);
    expect(location.hash).to.equal('');
    const link = document.createElement('a');
    link.href = '/elsewhere';
    link.dataset['chat'] = 'sta';
    document.body.append(link);
    link.click();
    await until(() => find('dialog .news-item') !== null);
    expect(location.hash).to.equal('#chat/channels/groups/sta');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('NOTE-6: what is told by the stream is shown, and the host hears it', async () => {
    const heard: unknown[] = [];
    const { element } = await show(
      tag,
      state('button', {
        replies: {
          'GET /api/lectern/v1/users/me/channels/changes': [
            { events: [['counts', { counts: { sta: 7 } }]], ends: 'open' },
          ],
        },
      }),
      { await: false },
    );
    element.addEventListener('lectern-unread', (event) => heard.push((event as CustomEvent).detail));
    await until(() => words(element.shadowRoot!.querySelector('.news-badge')) === '7');
    await until(() => (heard.at(-1) as { count?: number } | undefined)?.count === 7);
  });

  it('NOTE-6: what the stream tells holds against an older answer that comes after it', async () => {
    let send: (value: unknown) => void = () => undefined;
    const older = new Promise((resolve) => (send = resolve));
    const { element } = await show(
      tag,
      state('button', {
        replies: {
          'GET /api/lectern/v1/users/me/unread-counts': [{ answer: () => older }],
          'GET /api/lectern/v1/users/me/channels/changes': [
            { events: [['counts', { counts: { sta: 7 } }]], ends: 'open' },
          ],
        },
      }),
      { await: false },
    );
    const badge = () => words(element.shadowRoot!.querySelector('.news-badge'));
    await until(() => badge() === '7');
    send({ counts: { sta: 2 } });
    await settle();
    expect(badge()).to.equal('7');
  });

  it('NOTE-11, NOTE-4: what concerns the learner alone stands first, in words, and is counted', async () => {
    const { all, element } = await show(tag, 'own', { timezone: 'UTC' } as object);
    expect(words(all('.news-row')[0])).to.equal(
      'For youNov 23, 8:00 AM“4.5 Exercise: bootstrapping in R” in “Statistics for Researchers” is due on Nov 24, 5:00 PM.2 2 unread',
    );
    expect(all('.news-row')).to.have.length(5);
    expect(await faults(element)).to.deep.equal([]);
  });

  it('NOTE-12, NOTE-13: each notice says what it may, and leads to its place', async () => {
    const { all, find, asked } = await show(tag, 'own-channel', { timezone: 'UTC' } as object);
    await until(() => words(find('h2')) === 'For you');
    const shown = all('.news-item').map((item) => [
      words(item.querySelector('.news-text')),
      words(item.querySelector('.news-details')),
      words(item.querySelector('a')),
      new URL((item.querySelector('a') as HTMLAnchorElement).href).pathname,
    ]);
    expect(shown).to.deep.equal([
      [
        '“4.5 Exercise: bootstrapping in R” in “Statistics for Researchers” is due on Nov 24, 5:00 PM.',
        '',
        'Open this part',
        '/learn/courses/o-sta/view/content/m/p',
      ],
      [
        'Ines Holm has started “Film each other” in “Statistics for Researchers”. It waits for you.',
        '',
        'Open this part',
        '/learn/courses/o-sta/view/content/t',
      ],
      [
        'Pavel Novák replied to you in “4.4 Discussion: a result you doubted”, “Statistics for Researchers”.',
        '',
        'Read the reply',
        '/learn/courses/o-sta/view/content/d',
      ],
      [
        'Your work in “Statistics for Researchers” was graded.',
        'Score: 86%Grade: APassed',
        'Open the course',
        '/learn/courses/o-sta',
      ],
      [
        'Your work in “Philosophy of Medicine” was graded.',
        'The result of this course is not shown.',
        'Open the course',
        '/learn/courses/o-sta',
      ],
      [
        'Your certificate of “Statistics for Researchers” is ready.',
        '',
        'Show the certificate',
        '/learn/courses/o-sta/certificate/AA-1',
      ],
      [
        'Your certificate of “Statistics for Researchers” was revoked. Its page says why.',
        '',
        'Show the certificate',
        '/learn/courses/o-sta/certificate/AA-2',
      ],
      [
        'Your certificate of “Statistics for Researchers” expires on Dec 16.',
        '',
        'Show the certificate',
        '/learn/courses/o-sta/certificate/AA-3',
      ],
      ['“Statistics for Researchers” is due on Nov 16, 5:00 PM.', '', 'Open the course', '/learn/courses/o-sta'],
    ]);
    await until(() => asked.some((name) => name.startsWith('PUT ') && name.endsWith('/channels/for-you/read')));
  });

  it('NOTE-11: notices that nobody knows are left out, and texts are no markup', async () => {
    const { all, find } = await show(tag, 'own-odd');
    expect(all('.news-item').map((item) => words(item.querySelector('a')))).to.deep.equal([
      'Open the course',
      'Open the course',
    ]);
    expect(find('.news-item img')).to.equal(null);
  });

  it('NOTE-15: a channel that is not counted is read all the same, once', async () => {
    const quiet = { counts: { sta: 0, saf: 0 } };
    const { asked } = await show(
      tag,
      state('channel', {
        replies: {
          'GET /api/lectern/v1/users/me/unread-counts': [{ body: quiet }],
          'GET /api/lectern/v1/users/me/channels/changes': [{ events: [['counts', quiet]], ends: 'open' }],
        },
      }),
    );
    const read = () => asked.filter((name) => name.startsWith('PUT ') && name.endsWith('/channels/sta/read')).length;
    await until(() => read() === 1);
    for (let n = 0; n < 3; n++) await settle();
    expect(read()).to.equal(1);
  });

  it('NOTE-12: a link in the window leads away from it, and closes it', async () => {
    const { find, element } = await show(tag, 'own-window');
    const routes: unknown[] = [];
    element.addEventListener('lectern-navigate', (event) => {
      event.preventDefault();
      routes.push((event as CustomEvent<{ readonly route: unknown }>).detail.route);
    });
    find('dialog .news-item a')!.click();
    await until(() => find('dialog') === null);
    expect(routes).to.deep.equal([{ name: 'content', objectiveId: 'o-sta', axis: ['m', 'p'], query: '' }]);
  });

  it('NOTE-17: the list leads to the settings in the profile, where the LMS has some', async () => {
    const { find } = await show(tag, 'channels');
    await until(() => find('.news-settings') !== null);
    expect(words(find('.news-settings'))).to.equal('Notification settings');
    expect(new URL((find('.news-settings') as HTMLAnchorElement).href).pathname).to.equal('/learn/profile');
    clear();
    const without = await show(tag, 'no-settings');
    for (let n = 0; n < 3; n++) await settle();
    expect(without.find('.news-settings')).to.equal(null);
  });

  it('NOTE-8: in short, what is unread stands first, and a channel opens in a window', async () => {
    const { all, find } = await show(tag, 'small');
    expect(all('.news-name').map(words)).to.deep.equal([
      'Statistics for Researchers',
      'Fire Safety on the Ward',
      'Data Handling with Python',
    ]);
    all('.news-row')[0]!.click();
    await until(() => find('dialog .news-item') !== null);
  });
});

import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { driveTime } from '../support/drivenTime.ts';
import { clear, show, statesOf } from '../support/exhibit.ts';
import { settle, until } from '../support/stage.tsx';

const tag = 'lectern-profile';
const save = 'POST /api/lms/v1/users/*/timezone';
const me = 'GET /api/platform/v1/users/me';
const state = (name: string, changes: Partial<FeatureState> = {}): FeatureState => {
  const own = statesOf(tag).find((one) => one.name === name)!;
  return { ...own, ...changes, replies: { ...own.replies, ...changes.replies } };
};
const field = '[role=combobox]';
const option = '[role=option]';
const chosen = '[role=option][aria-selected=true]';
const button = '.zone-save .btn';

/** A server that keeps what it was sent. */
function keeping(...replies: readonly ScriptedReply[]) {
  const sent: unknown[] = [];
  const answers = (replies.length ? replies : [{}]).map((reply): ScriptedReply => ({
    body: {},
    ...reply,
    answer: (_url, body) => (sent.push(body), {}),
  }));
  return { sent, replies: { [save]: answers } };
}

function write(input: HTMLElement | null, text: string): void {
  (input as HTMLInputElement).value = text;
  input!.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** The notices that are raised while a test runs. */
function hearNotices(element: HTMLElement) {
  const titles: string[] = [];
  element.addEventListener('lectern-notice', (event) =>
    titles.push((event as CustomEvent<{ title: string }>).detail.title),
  );
  return titles;
}

describe('lectern-profile: personal info', () => {
  afterEach(clear);

  it('PROF-1, TEXT-19: shows name, e-mail, units with the primary one first, language and privacy policy', async () => {
    const { all, find } = await show(tag, 'personal');
    await until(() => find('.profile-facts a'), 'the settings, which name the policy');
    expect(all('[role=tab]').map(({ textContent }) => textContent)).to.deep.equal([
      'Personal info',
      'Preferred time zone',
    ]);
    const rows = all('.profile-facts > div').map((row) => [row.children[0]!.textContent, row.children[1]!]) as [
      string,
      HTMLElement,
    ][];
    const shown = Object.fromEntries(
      rows.map(([name, value]) => [name, value.querySelector('select')?.value ?? value.textContent]),
    );
    expect(shown).to.deep.equal({
      'Name': 'Mira Okafor',
      'E-mail': 'mira.okafor@aldergrove.example',
      'Primary unit': 'Department of Clinical Research',
      'Other units': 'Tuesday statistics club',
      'Language': 'en-US',
      'How your data is used': 'Privacy policy (opens in a new tab)',
    });
    const link = find('.profile-facts a') as HTMLAnchorElement;
    expect([link.href, link.target]).to.deep.equal(['https://aldergrove.example/privacy', '_blank']);
  });

  it('PROF-1: without a unit it says so, without a configured policy there is no link', async () => {
    const { find, all } = await show(tag, 'no-units');
    await until(() => find('.profile-facts')!.textContent.includes('You do not belong to a unit.'));
    expect(all('a')).to.deep.equal([]);
  });

  for (const address of ['javascript:alert(1)', 'https://', '   ', 'data:text/html,x'])
    it(`PROF-1: “${address}” is no address of a policy`, async () => {
      const { all, find } = await show(
        tag,
        state('personal', { replies: { 'GET /config-ui/config.json': [{ body: { privacyPolicyUrl: address } }] } }),
      );
      await until(() => find('.profile-facts ul'));
      await settle();
      expect(all('a')).to.deep.equal([]);
    });

  it('shows names as they are, never as markup or template', async () => {
    const { find, all } = await show(tag, 'long');
    expect(all('img')).to.deep.equal([]);
    expect(find('.profile-facts')!.textContent).to.include('<img src=x onerror=alert(1)>{{name}} & "quotes"');
    const { scrollWidth, clientWidth } = find('.profile')!;
    expect(scrollWidth).to.be.at.most(clientWidth);
  });

  it('units that could not be loaded are asked for again, and the rest stands', async () => {
    const own = state('personal');
    const units = Object.keys(own.replies).find((key) => key.endsWith('/units'))!;
    let isDown = true;
    const reply: ScriptedReply = {
      ...own.replies[units]![0]!,
      get status() {
        return isDown ? 500 : 200;
      },
    };
    const { find } = await show(tag, state('units-failed', { replies: { [units]: [reply] } }));
    expect(find('.profile-facts')!.textContent).to.include('mira.okafor@aldergrove.example');
    isDown = false;
    find('dd [role=alert] .btn')!.click();
    await until(() => find('.profile-facts ul'));
    expect(find('[role=alert]')).to.equal(null);
  });

  it('somebody who could not be loaded is asked for again when the connection is back', async () => {
    const { find, element } = await show(tag, 'offline');
    expect(find('[role=status]')!.textContent).to.include('as soon as you are back online');
    expect(element.shadowRoot!.querySelector('[role=tab]')).to.equal(null);
  });

  it('tells its title, and what failed', async () => {
    const told: [string, unknown][] = [];
    const hear = (event: Event) => told.push([event.type, (event as CustomEvent<unknown>).detail]);
    for (const name of ['lectern-title', 'lectern-error']) document.addEventListener(name, hear);
    await show(tag, 'failed');
    await until(() => told.some(([name]) => name === 'lectern-error'));
    for (const name of ['lectern-title', 'lectern-error']) document.removeEventListener(name, hear);
    expect(told.find(([name]) => name === 'lectern-title')?.[1]).to.deep.equal({ sections: ['Profile'] });
    expect((told.find(([name]) => name === 'lectern-error')?.[1] as { code: string }).code).to.equal('server_error');
  });
});

describe('lectern-profile: the language (LOC-15)', () => {
  afterEach(clear);
  const shown = async () => {
    const storage = memoryStorage();
    const { find } = await show(tag, 'personal', { storage });
    const list = find('select') as HTMLSelectElement;
    const kept = () => storage.getItem(Object.keys(storage).find((key) => key.endsWith('locale')) ?? '') ?? 'none';
    list.focus();
    return { list, kept, find };
  };

  it('a way through the closed list by keys is no choice; Enter makes it', async () => {
    const { list, kept } = await shown();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await sendKeys({ press: key });
    await until(() => list.value !== 'en-US', 'another language in the list');
    const wanted = list.value;
    expect(kept()).to.equal('none');
    await sendKeys({ press: 'Enter' });
    await until(() => kept().includes(wanted), wanted);
  });

  it('leaving the field makes it too, Escape takes it back', async () => {
    const { list, kept } = await shown();
    await sendKeys({ press: 'ArrowDown' });
    await until(() => list.value !== 'en-US', 'another language in the list');
    await sendKeys({ press: 'Escape' });
    await until(() => list.value === 'en-US', 'the language of before');
    await sendKeys({ press: 'ArrowDown' });
    await until(() => list.value !== 'en-US', 'another language in the list');
    const wanted = list.value;
    expect(kept()).to.equal('none');
    await sendKeys({ press: 'Tab' });
    await until(() => kept().includes(wanted), wanted);
  });

  it('a choice without such a way counts at once', async () => {
    const { list, kept } = await shown();
    list.value = 'de';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => kept().includes('de'), 'de');
  });
});

describe('lectern-profile: its tabs', () => {
  afterEach(clear);

  it('PROF-7: arrow keys, Home and End open them, and the focus goes along', async () => {
    const { all, element, find } = await show(tag, 'personal');
    const focus = () => element.shadowRoot!.activeElement?.textContent;
    all('[role=tab]')[0]!.focus();
    press(all('[role=tab]')[0]!, 'ArrowRight');
    await until(() => find(field));
    await until(() => focus() === 'Preferred time zone');
    press(all('[role=tab]')[1]!, 'ArrowRight');
    await until(() => focus() === 'Personal info');
    press(all('[role=tab]')[0]!, 'End');
    await until(() => focus() === 'Preferred time zone');
    press(all('[role=tab]')[1]!, 'Home');
    await until(() => find('.profile-facts'));
    expect(all('[role=tab]').map((one) => one.tabIndex)).to.deep.equal([0, -1]);
    expect(find('[role=tabpanel]')!.getAttribute('aria-labelledby')).to.equal(all('[role=tab]')[0]!.id);
  });

  it('go the other way where text does', async () => {
    const { all, find } = await show(tag, 'personal', { locale: 'ar' });
    press(all('[role=tab]')[0]!, 'ArrowLeft');
    await until(() => find(field));
  });

  it('on a phone the open tab stays clear of the edge that fades, also where another tab comes later', async () => {
    const settings = { body: { extensions: ['notifications', 'notificationPreferences'], offline: 14 } };
    const notices = state('notices', {
      keeps: { courses: [] },
      replies: { 'GET /config-ui/config.json': [settings] },
    });
    const { all, find } = await show(tag, notices, { width: '358px' });
    await until(() => all('[role=tab]').length === 4, 'four tabs');
    const row = () => find('[role=tablist]')!.getBoundingClientRect();
    const gaps = () => {
      const tab = find('[role=tab][aria-selected=true]')!.getBoundingClientRect();
      return [tab.left - row().left, row().right - tab.right];
    };
    for (const place of [2, 1, 2]) {
      all('[role=tab]')[place]!.click();
      await until(() => all('[role=tab]')[place]!.ariaSelected === 'true');
      await until(() => Math.min(...gaps()) >= 47, `tab ${place} clear of both edges`);
    }
    all('[role=tab]')[3]!.click();
    await until(() => Math.abs(gaps()[1]!) <= 1, 'the last tab at the end');
  });

  it('the host opens one by its attribute', async () => {
    const { element, find } = await show(tag, 'personal');
    element.setAttribute('tab', 'timezone');
    await until(() => find(field));
  });
});

describe('lectern-profile: the time zone', () => {
  afterEach(clear);

  it('PROF-4: lists about 130 zones from west to east, with names, towns and the offsets of today', async () => {
    const { all, find } = await show(tag, 'zone');
    const offsets = all(`${option} .zone-offset`).map(({ textContent }) => textContent);
    expect(offsets).to.have.length.within(125, 145);
    const minutes = offsets.map((text) => {
      const [, sign, hours, rest] = /^UTC([+−])(\d\d):(\d\d)$/.exec(text)!;
      return (Number(hours) * 60 + Number(rest)) * (sign === '+' ? 1 : -1);
    });
    expect(minutes).to.deep.equal([...minutes].sort((a, b) => a - b));
    expect(find(chosen)!.textContent).to.include('UTC+05:30').and.include('India Standard Time').and.include('Kolkata');
    const list = find('[role=listbox]')!;
    const [box, row] = [list.getBoundingClientRect(), find(chosen)!.getBoundingClientRect()];
    expect(row.top).to.be.within(box.top, box.bottom);
  });

  it('PROF-4: finds by town, by name, by offset; says how many, and that nothing fits', async () => {
    const { find, all } = await show(tag, 'zone');
    const found = async (text: string, count: number) => {
      write(find(field), text);
      await until(() => all(option).length === count, `${count} of ${text}`);
    };
    await found('são paulo', 1);
    expect(find(option)!.textContent).to.include('E. South America Standard Time');
    await found('calcutta', 1);
    await found('+5:45', 1);
    expect(find('[aria-live], [role=status]')!.textContent).to.include('1 time zone');
    await found('atlantis', 0);
    expect(find('.choose-none')!.textContent).to.include('No time zone fits “atlantis”.');
    press(find(field)!, 'Escape');
    await until(() => all(option).length > 100);
    expect((find(field) as HTMLInputElement).value).to.equal('');
  });

  it('is chosen by keys alone: arrows go through the list, Enter chooses', async () => {
    const { find, all, element } = await show(tag, 'zone');
    const input = find(field)!;
    input.focus();
    write(input, 'tokyo');
    await until(() => all(option).length === 1);
    press(input, 'ArrowDown');
    await until(() => input.getAttribute('aria-activedescendant'));
    expect(element.shadowRoot!.getElementById(input.getAttribute('aria-activedescendant')!)!.textContent).to.include(
      'Tokyo',
    );
    press(input, 'Enter');
    await until(() => find(chosen)?.textContent.includes('Tokyo'));
    expect(element.shadowRoot!.activeElement).to.equal(input);
    expect(find('.zone-clock')!.textContent).to.include('UTC+09:00').and.include('6:41');
  });

  it('PROF-3, TEXT-35: sends only what differs, once, and says that it is set', async () => {
    const { sent, replies } = keeping();
    const { find, element } = await show(tag, state('zone', { replies }));
    const titles = hearNotices(element);
    find(button)!.click();
    await settle();
    expect(find(button)!.getAttribute('aria-disabled')).to.equal('true');
    expect(sent).to.deep.equal([]);
    write(find(field), 'tokyo');
    await until(() => find(option)?.textContent.includes('Tokyo'));
    find(option)!.click();
    await until(() => find(button)!.getAttribute('aria-disabled') !== 'true');
    find(button)!.click();
    find(button)!.click();
    await until(() => titles.length > 0);
    expect(titles).to.deep.equal(['The time zone was set']);
    expect(sent).to.deep.equal([{ timezone: 'Asia/Tokyo' }]);
    await until(() => find(button)!.getAttribute('aria-disabled') === 'true');
    expect(find('.zone-clock')!.textContent).to.include('Saved zone').and.include('Tokyo Standard Time');
    // The saved one again: there is nothing to be sent.
    find(chosen)!.click();
    find(button)!.click();
    await settle();
    expect(sent).to.have.length(1);
  });

  it('PROF-5: where the LMS has given a Windows name, one is sent back', async () => {
    const { sent, replies } = keeping();
    const { find } = await show(tag, state('zone-windows', { replies }));
    expect(find(chosen)!.textContent).to.include('Tokyo');
    write(find(field), 'amsterdam');
    await until(() => find(option)?.textContent.includes('Amsterdam'));
    find(option)!.click();
    await until(() => find(button)!.getAttribute('aria-disabled') !== 'true');
    find(button)!.click();
    await until(() => sent.length > 0);
    expect(sent).to.deep.equal([{ timezone: 'W. Europe Standard Time' }]);
  });

  it('PROF-5: a zone that no longer exists is named, and dates follow the browser until another one is saved', async () => {
    const { sent, replies } = keeping();
    const { find, all } = await show(tag, state('zone-gone', { replies }));
    expect(find('.notice.warning')!.textContent).to.include('The time zone “Europe/Atlantis” no longer exists');
    expect(all(chosen)).to.deep.equal([]);
    find('.notice.warning .btn')!.click();
    await until(() => !find('.notice.warning'));
    expect(sent).to.deep.equal([{ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone }]);
  });

  it('PROF-5: a saved name that is markup is shown as text', async () => {
    const { find, all } = await show(tag, 'zone-hostile');
    expect(all('img')).to.deep.equal([]);
    expect(find('.notice.warning')!.textContent).to.include('<img src=x onerror=alert(1)>{{name}}');
  });

  it('PROF-6: a browser in another zone is offered with one click, one in the same zone is not', async () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const other = own === 'Asia/Tokyo' ? 'Europe/Berlin' : 'Asia/Tokyo';
    const user = (timezone: string) => ({ ...(state('zone').replies[me]![0]!.body as object), timezone });
    const { sent, replies } = keeping();
    const { find } = await show(tag, state('zone', { replies: { ...replies, [me]: [{ body: user(other) }] } }));
    expect(find('.notice')!.textContent).to.include('Your browser is set to another time zone');
    find('.notice .btn')!.click();
    await until(() => !find('.notice'));
    expect(sent).to.deep.equal([{ timezone: own }]);
    clear();
    const same = await show(tag, state('zone', { replies: { [me]: [{ body: user(own) }] } }));
    expect(same.all('.notice')).to.deep.equal([]);
  });

  it('LOC-11: a host with a zone of its own is named, since its dates are not in the saved one', async () => {
    const { find, all } = await show(tag, 'zone', { timezone: 'America/New_York' });
    expect(
      all('.notice')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).to.include('New York (UTC−05:00)');
    expect(find('.zone-clock')!.textContent).to.include('India Standard Time');
  });

  for (const [name, text] of [
    ['zone-failed', 'Your choice is still here.'],
    ['zone-refused', 'The server does not know this time zone.'],
    ['zone-offline', 'You are offline.'],
  ] as const)
    it(`${name}: the choice stays, and what happened is said`, async () => {
      const { find, element } = await show(tag, name);
      expect(find('.zone-choice [role=alert]')!.textContent).to.include(text);
      expect(find(chosen)!.textContent).to.include('Tokyo');
      expect(element.shadowRoot!.querySelector(button)!.getAttribute('aria-disabled')).to.not.equal('true');
    });

  it('a failed attempt is repeated by the same button', async () => {
    const { sent, replies } = keeping({ status: 500 }, {});
    const { find, element } = await show(tag, state('zone-chosen', { replies }));
    const titles = hearNotices(element);
    find(button)!.click();
    await until(() => find('.zone-choice [role=alert]'));
    find(button)!.click();
    await until(() => titles.length > 0);
    expect(find('.zone-choice [role=alert]')).to.equal(null);
    expect(sent).to.deep.equal([{ timezone: 'Asia/Tokyo' }, { timezone: 'Asia/Tokyo' }]);
  });

  it('PROF-2, CONST-10: the clock is renewed every 60 s, at the beginning of a minute', async () => {
    const time = driveTime(2000);
    try {
      const { find } = await show(tag, 'zone');
      const shown = () => find('.zone-time')!.textContent;
      // It is 9:41:30 in London. A server tells its time in whole seconds.
      expect(shown()).to.match(/3:11/);
      time.pass(32_000);
      await until(() => /3:12/.test(shown()));
      time.pass(50_000);
      await settle();
      expect(shown()).to.match(/3:12/);
      time.pass(10_000);
      await until(() => /3:13/.test(shown()));
    } finally {
      time.restore();
    }
  });
});

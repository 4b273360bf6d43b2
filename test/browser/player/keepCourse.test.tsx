// Keeping a course on its page (OFF-6) and in the profile (OFF-9): what is said before, meanwhile and after, by keyboard and by axe.
import { expect } from 'chai';
import { clear, faults, show } from '../support/exhibit.ts';
import { focused, tag } from '../support/player.ts';
import { until } from '../support/stage.tsx';

const profile = 'lectern-profile';
const words = (element: Element | null | undefined) =>
  element?.textContent
    ?.replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim() ?? '';
const names = ['keep', 'keep-dialog', 'keep-too-large', 'keep-dialog-failed', 'keep-now', 'keep-full', 'keep-kept'];

describe('keeping a course', () => {
  afterEach(clear);

  for (const name of [...names, 'keep-partly'])
    it(`axe finds nothing in ${name}`, async () => {
      expect(await faults((await show(tag, name)).element)).to.deep.equal([]);
    });
  for (const name of ['kept', 'kept-none'])
    it(`axe finds nothing in ${name} of the profile`, async () => {
      expect(await faults((await show(profile, name)).element)).to.deep.equal([]);
    });

  it('OFF-6: tells parts, room, and what needs a connection, before anything is kept', async () => {
    const { find } = await show(tag, 'keep-dialog');
    const said = words(find('.keep-says'));
    expect(said).to.match(/\d+ parts, [\d.]+ K?B/);
    expect(said).to.contain('Free on this device: 4.66 GB');
    expect(said).to.match(/Only with a connection.*\((discussion|learning tool|not open yet)\)/);
    expect(said).to.contain('for 14 days');
  });

  it('OFF-6: keeps it, and the focus stays in its place', async () => {
    const { element, find } = await show(tag, 'keep-dialog');
    find('.keep-start')?.click();
    await until(() => find('.keep-has'));
    expect(words(find('.keep-has b'))).to.equal('Kept on this device');
    await until(() => focused(element)?.matches('.keep-has .btn'));
  });

  it('OFF-6: can be cancelled, and is offered as before', async () => {
    const { find } = await show(tag, 'keep-now');
    expect(find('.keep-now [role=progressbar]')?.getAttribute('aria-valuetext')).to.equal('0%');
    find('.keep-now .btn')?.click();
    await until(() => !find('.keep-now') && find('.keep > .btn'));
  });

  it('OFF-6: a full device is told, and what has arrived stays', async () => {
    const { find } = await show(tag, 'keep-full');
    expect(words(find('.keep .notice'))).to.contain('no room left on this device');
  });

  it('OFF-9: the profile lists and deletes', async () => {
    const { element, find, all } = await show(profile, 'kept');
    expect(all('.kept-courses li').map((one) => words(one.querySelector('bdi')).slice(0, 24))).to.deep.equal([
      'Kinesiology: How We Walk',
      'x'.repeat(24),
    ]);
    expect(words(all('.kept-courses li')[1])).to.contain('Only some of it is on this device');
    find('.kept-courses li button')?.click();
    await until(() => all('.kept-courses li').length === 1);
    await until(() => focused(element)?.matches('.kept-courses'));
  });

  it('OFF-1: where the tenant wants none, the profile has no such tab', async () => {
    const { all } = await show(profile, 'kept-off');
    expect(all('[role=tab]')).to.have.length(2);
  });
});

import { expect } from 'chai';
import { eventStates } from '../../../widgets/workbench/states/player/eventStates.ts';
import { holding } from '../../../widgets/workbench/states/player/textStates.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { count, finishParts, tag } from '../support/player.ts';
import { showBefore } from '../support/showBefore.ts';
import { until } from '../support/stage.tsx';

describe('lectern-player: events', () => {
  afterEach(clear);
  const joins = (find: (selector: string) => HTMLElement | null) => find('.event a.filled') as HTMLAnchorElement | null;
  const keeps = (find: (selector: string) => HTMLElement | null) => find('.event .event-actions button');

  it('EVENT-1 to EVENT-4: says what is known, and offers what can be done', async () => {
    const seen: unknown[] = [];
    for (const { name } of eventStates) {
      const { find, element } = await show(tag, name);
      seen.push([
        name,
        find('.event .phase')?.textContent,
        Boolean(joins(find)),
        Boolean(keeps(find)),
        Boolean(find('.event .from')),
        Boolean(find('.event .zone')),
      ]);
      expect(await faults(element), name).to.deep.equal([]);
      await until(() => find('.author p'));
      expect(find('.author p')!.textContent).to.contain('Bring shoes');
      clear();
    }
    expect(seen).to.deep.equal([
      ['event-before', 'in 11 days', false, true, true, true],
      ['event-now', 'Happening now', true, true, false, true],
      ['event-over', 'This event is over', false, false, false, true],
      ['event-undated', undefined, false, false, false, false],
    ]);
  });

  it('EVENT-3: leads to the meeting in a new tab that knows nothing of this one', async () => {
    const { find } = await show(tag, 'event-now');
    const { href, target, rel, textContent } = joins(find)!;
    expect([href, target, rel, textContent]).to.deep.equal([
      'https://meet.example/r/kin-110',
      '_blank',
      'noopener noreferrer',
      'Join (opens in a new tab)',
    ]);
  });

  it('EVENT-2, EVENT-3: opens its way in when the time has come, without being asked', async () => {
    const start = (seconds: number) =>
      new Date(Date.parse('2026-11-21T10:42:00Z') + 15 * 60_000 + seconds * 1000).toISOString();
    const soon = (seconds: number) =>
      holding('x', 'x', 'p2', '.event .event-actions', {
        type: 4,
        content: '',
        event: { startsAt: start(seconds), endsAt: null, place: null, joinUrl: 'https://meet.example/' },
      });
    const { find } = await showBefore(
      (seconds) => show(tag, soon(seconds)),
      (shown) => !joins(shown.find),
    );
    expect([joins(find), Boolean(find('.event .from'))]).to.deep.equal([null, true]);
    await until(() => joins(find), 'the way in');
    expect(find('.event .from')).to.equal(null);
  });

  it('EVENT-4: gives the browser a file that a calendar can read', async () => {
    const { find } = await show(tag, 'event-before');
    const made: Blob[] = [];
    const [own, click] = [URL.createObjectURL, HTMLAnchorElement.prototype.click];
    const saved: string[] = [];
    URL.createObjectURL = (blob) => (made.push(blob as Blob), 'blob:x');
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    try {
      keeps(find)!.click();
    } finally {
      URL.createObjectURL = own;
      HTMLAnchorElement.prototype.click = click;
    }
    expect([saved, made[0]!.type]).to.deep.equal([['2-Live-laboratory.ics'], 'text/calendar;charset=utf-8']);
    const text = await made[0]!.text();
    expect(text)
      .to.contain('\r\nUID:path-p2@')
      .and.to.contain(
        '\r\nDTSTART:20261202T130000Z\r\nDTEND:20261202T143000Z\r\n' +
          'SUMMARY:2. Live laboratory\r\nLOCATION:Laboratory 2\\, and in the room of the course\r\n',
      );
  });

  it('EVENT-5: asks before an event that is days away is marked as complete', async () => {
    const { find, all, asked } = await show(tag, 'event-before');
    const mark = () => find('.mark-complete')!;
    await until(() => find('.mark-complete'));
    mark().click();
    await until(() => find('.dialog h2'));
    expect(find('.dialog h2')!.textContent).to.equal('This event has not started yet');
    all('.dialog footer .btn')[0]!.click();
    await until(() => !find('.dialog'));
    expect(count(asked, finishParts)).to.equal(0);
    mark().click();
    await until(() => find('.dialog .filled'));
    find('.dialog .filled')!.click();
    await until(() => count(asked, finishParts) === 1, 'the command');
    expect(find('.dialog')).to.equal(null);
  });

  it('EVENT-5: asks nothing once it is near', async () => {
    const { find, asked } = await show(tag, 'event-now');
    await until(() => find('.mark-complete'));
    find('.mark-complete')!.click();
    await until(() => count(asked, finishParts) === 1, 'the command');
    expect(find('.dialog')).to.equal(null);
  });
});

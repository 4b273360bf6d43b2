// What a learner sees when the server takes a completion back while its part is shown (DONE-3).
import { expect } from 'chai';
import { wireActivity, type PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';
import { videoState } from '../../../widgets/workbench/states/player/videoStates.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { count, finishParts, reading, tag, tree } from '../support/player.ts';
import { until } from '../support/stage.tsx';

const course = (workflow: 'inProgress' | 'finished', more: Partial<PartSketch> = {}) => ({
  body: wireActivity({
    name: 'Course',
    workflow: 'inProgress',
    children: [{ name: 'First', workflow, ...more }, { name: 'Second' }],
  }),
});
/**
 * Has what is known asked for again, as when somebody comes back to the page after half a minute, and now and then
 * another one later, until it is so.
 */
const comingBack = async (reached: () => unknown, what: string) => {
  const { now } = Date;
  let looks = 0;
  // What was heard less than half a minute ago is not asked for again.
  Date.now = () => now.call(Date) + 31_000 * Math.ceil(looks / 100);
  try {
    await until(() => {
      looks += 1;
      window.dispatchEvent(new Event('visibilitychange'));
      return reached();
    }, what);
  } finally {
    Date.now = now;
  }
};

describe('lectern-player: a completion that is taken back', () => {
  afterEach(clear);

  it('DONE-3: of a text its button is back, and so are the marks and counts; it can be completed once more', async () => {
    let workflow: 'inProgress' | 'finished' = 'finished';
    const state = reading(
      { name: '' },
      'p1',
      { [tree]: [{ answer: () => course(workflow).body }] },
      { settled: '.part .author p' },
    );
    const { find, all, asked, element } = await show(tag, state, { width: '1376px' });
    const offered = () => all('.turn .btn, .turn button').some(({ textContent }) => textContent === 'Mark as complete');
    await until(() => find('[role=treeitem]')?.textContent?.includes('Complete'));
    expect(offered()).to.equal(false);
    const counted = () =>
      find('.progress-bar')?.getAttribute('aria-valuetext') ??
      find('[role=progressbar]')?.getAttribute('aria-valuetext');
    const before = counted();
    workflow = 'inProgress';
    await comingBack(offered, 'the button is back');
    expect(counted()).not.to.equal(before);
    expect(await faults(element)).to.deep.equal([]);
    all('.turn .btn, .turn button')
      .find(({ textContent }) => textContent === 'Mark as complete')!
      .click();
    await until(() => count(asked, finishParts) === 1);
  });

  it('DONE-3: a video is completed by what is played from then on', async () => {
    let workflow: 'inProgress' | 'finished' = 'inProgress';
    const shown = videoState('x', 'x', 'video');
    const state = {
      ...shown,
      replies: {
        ...shown.replies,
        [tree]: [{ answer: () => course(workflow, { type: 'video' }).body }],
        [finishParts]: [{ answer: () => ((workflow = 'finished'), {}) }],
      },
    };
    const { find, asked } = await show(tag, state, { width: '1000px' });
    const video = find('video') as HTMLVideoElement;
    await until(() => video.readyState >= HTMLMediaElement.HAVE_METADATA);
    video.muted = true;
    const play = async (end: number) => {
      video.playbackRate = 16;
      await video.play().catch((error: DOMException) => expect(error.name).to.equal('AbortError'));
      await until(() => video.currentTime >= end || video.ended);
      video.pause();
    };
    await play(40);
    await until(() => count(asked, finishParts) === 1);
    const under = () => find('.under')!.textContent!;
    await until(() => under().includes('Complete') && !under().includes('Completes'));
    workflow = 'inProgress';
    await comingBack(() => under().includes('Completes after'), 'it is not complete any more');
    expect(count(asked, finishParts)).to.equal(1);
    video.currentTime = 0;
    await play(2);
    await until(() => count(asked, finishParts) === 2);
  });
});

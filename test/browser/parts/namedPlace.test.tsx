import { expect } from 'chai';
import { fileCall, holdingFile, pdfFile, report } from '../../../widgets/workbench/states/player/fileStates.ts';
import { objectiveId } from '../../../widgets/workbench/states/player/stateCourse.ts';
import { videoState } from '../../../widgets/workbench/states/player/videoStates.ts';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { clear, show } from '../support/exhibit.ts';
import { content, reading, tag, text } from '../support/player.ts';
import { until } from '../support/stage.tsx';

// A link beside the course leads to a place in the part that is open, and is followed again (TUTOR-24).
const at = (query: string, state: FeatureState): FeatureState => ({
  ...state,
  attributes: { ...state.attributes, query },
});
const follow = (query: string) =>
  document.dispatchEvent(
    new CustomEvent('lectern-navigate', {
      detail: { route: { name: 'content', objectiveId, axis: ['p1'], query }, href: `/x?${query}` },
    }),
  );

describe('lectern-player: a place that is followed again', () => {
  afterEach(clear);

  it('TUTOR-24: words of a text come into view again', async () => {
    const filler = '<p>Nothing to see here.</p>'.repeat(200);
    const query = 'text=The+heel+strikes';
    const state = reading({ name: 'Gait', workflow: 'inProgress', children: [{ name: 'One' }] }, 'p1', {
      [content]: [text(`${filler}<p id="named">The heel strikes first.</p>${filler}`)],
    });
    const { all } = await show(tag, at(query, state));
    const named = () => all('p').find(({ textContent }) => textContent?.startsWith('The heel'))!;
    const isInView = () => {
      const { top, bottom } = named().getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await until(() => named() && isInView());
    scrollTo(0, 0);
    await until(() => !isInView());
    follow('text=something+else');
    follow(query);
    await until(isInView);
  });

  it('TUTOR-24: a PDF shows its page again', async () => {
    const made = holdingFile('x', 'x', '.part > .title', pdfFile, null);
    const state = { ...made, replies: { ...made.replies, [fileCall]: [{ bytes: () => report }] } };
    const { find } = await show(tag, at('page=3', state));
    const page = () => (find('.pdf .tools input') as HTMLInputElement | null)?.value;
    await until(() => page() === '3');
    find('.sheets')!.scrollTop = 0;
    await until(() => page() === '1');
    follow('page=3');
    await until(() => page() === '3');
  });

  it('TUTOR-24: a film stands at its second again', async () => {
    const { find } = await show(tag, at('t=2', videoState('x', 'x', 'video')));
    const video = find('video') as HTMLVideoElement;
    await until(() => video.currentTime === 2);
    video.currentTime = 0;
    follow('t=1');
    await until(() => video.currentTime === 0 && !video.seeking);
    follow('t=2');
    await until(() => video.currentTime === 2);
    expect(video.paused).to.equal(true);
  });
});

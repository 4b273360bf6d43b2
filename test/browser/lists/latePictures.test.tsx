import { expect } from 'chai';
import { holdingFile } from '../../../widgets/workbench/states/player/fileStates.ts';
import { holding } from '../../../widgets/workbench/states/player/textStates.ts';
import { videoState } from '../../../widgets/workbench/states/player/videoStates.ts';
import { Cover } from '../../../src/ui/cover/Cover.tsx';
import { clear, show } from '../support/exhibit.ts';
import { clearKit, draw } from '../support/kit.tsx';
import { settle, until } from '../support/stage.tsx';

const tag = 'lectern-player';
let pictures = 0;
/** The address of a picture that is not there, another one for each test. */
const missing = () => `/test/browser/no-such-picture-${++pictures}.png`;
/** How often it was asked for. */
const asked = (path: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path)).length;

describe('LATE-3: what could not be had once is asked for again', () => {
  before(() => performance.setResourceTimingBufferSize(5000));
  afterEach(() => {
    clear();
    clearKit();
  });

  it('the picture of a cover: when the connection is back, each time', async () => {
    const path = missing();
    const { find } = await draw(<Cover colour={1} motif={1} imageUrl={path} />);
    expect(find('img') && find('.panel svg'), 'a drawing under a picture').to.equal(null);
    for (const times of [1, 2, 3, 4, 5]) {
      await until(() => asked(path) === times && !find('img') && find('.panel svg'));
      await settle();
      dispatchEvent(new Event('online'));
    }
  });

  it('the picture of a cover: a few times when its course is drawn again, as after "Try again"', async () => {
    const path = missing();
    const cover = () => <Cover colour={1} motif={1} imageUrl={path} />;
    const { find, render } = await draw(cover());
    for (const times of [1, 2, 3, 4]) {
      await until(() => asked(path) === times && !find('img'));
      render(cover());
      await settle();
    }
    expect(asked(path)).to.equal(4);
    // One that comes at last stands.
    render(<Cover colour={1} motif={1} imageUrl="/demo/server/http/assets/icon.svg" />);
    dispatchEvent(new Event('online'));
    await until(() => (find('img') as HTMLImageElement | null)?.naturalWidth);
  });

  it('an image of a text', async () => {
    const path = missing();
    const { find } = await show(
      tag,
      holding('x', 'x', 'p1', '.author img', {
        content: `<p>Look:</p><img src="${location.origin}${path}" alt="A foot">`,
      }),
    );
    for (const times of [1, 2, 3]) {
      await until(() => asked(path) === times && (find('.author img') as HTMLImageElement).complete);
      dispatchEvent(new Event('online'));
    }
  });

  it('an image that is a part of its own: when the connection is back, and when asked', async () => {
    const path = missing();
    const { find } = await show(
      tag,
      holdingFile('x', 'x', '.file-image .quiet-line', { name: 'Foot.png', url: path, mediaType: 'image/png' }, null),
    );
    expect(asked(path)).to.equal(1);
    find('.file-image .quiet-line button')!.click();
    await until(() => asked(path) === 2 && find('.file-image .quiet-line'));
    await settle();
    dispatchEvent(new Event('online'));
    await until(() => asked(path) === 3 && find('.file-image .quiet-line'));
  });

  it('the poster of a video', async () => {
    const path = missing();
    await show(tag, videoState('x', 'x', '.film video', { poster: path }));
    await until(() => asked(path) >= 1);
    for (const times of [2, 3]) {
      // Nothing tells that the attempt before has ended; one that is under way is not begun again.
      await until(() => {
        dispatchEvent(new Event('online'));
        return asked(path) >= times;
      });
    }
  });
});

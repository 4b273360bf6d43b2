import { expect } from 'chai';
import { videoState } from '../../../widgets/workbench/states/player/videoStates.ts';
import { memoryStorage } from '../../../widgets/workbench/memoryStorage.ts';
import { clear, faults, show } from '../support/exhibit.ts';
import { count, finishParts, focused, press, tag, tree } from '../support/player.ts';
import { until } from '../support/stage.tsx';

const shown = videoState('x', 'x', 'video');

/** A film whose length is known. */
async function open(options: Parameters<typeof show>[2] = {}, state = shown) {
  const made = await show(tag, state, { width: '1000px', ...options });
  const video = () => made.find('video') as HTMLVideoElement;
  await until(() => video().readyState >= HTMLMediaElement.HAVE_METADATA);
  // Browsers let a script play only what cannot be heard.
  video().muted = true;
  return {
    ...made,
    video: video(),
    lines: () => made.all('.saidLines li button'),
    under: () => made.find('.under')!.textContent!,
  };
}
const keyOf = (storage: Storage, kind: string) => Object.keys(storage).find((name) => name.includes(kind))!;
const kept = (storage: Storage, kind: string) =>
  JSON.parse(storage.getItem(keyOf(storage, kind)) ?? 'null') as [string, unknown][] | null;
/** A browser that remembers this of the film. */
async function remembering(kind: 'places' | 'seen', value: unknown): Promise<Storage> {
  const storage = memoryStorage();
  const { video } = await open({ storage });
  video.currentTime = 1;
  await until(() => kept(storage, ':places:'));
  clear();
  const key = keyOf(storage, ':places:').replace(':places:', `:${kind}:`);
  storage.clear();
  storage.setItem(key, JSON.stringify([['path-p1', value]]));
  return storage;
}
const playTo = async (video: HTMLVideoElement, end: number, rate = 16) => {
  video.playbackRate = rate;
  // Near its end a film may be over before it has begun, as far as the promise is concerned.
  await video.play().catch((error: DOMException) => {
    if (error.name !== 'AbortError') throw error;
  });
  await until(() => video.currentTime >= end || video.ended);
  video.pause();
};

describe('lectern-player: a video', () => {
  afterEach(clear);

  it('VIDEO-1: is the platform’s own player with captions in each language, in its own proportions', async () => {
    const { video, find, element } = await open();
    expect(
      video.controls && video.hasAttribute('playsinline') && video.preload === 'metadata' && video.paused,
    ).to.equal(true);
    expect(video.getAttribute('controlslist')).to.equal('nodownload');
    expect([...video.textTracks].map(({ kind, language, label }) => [kind, language, label])).to.deep.equal([
      ['captions', 'en', 'English'],
      ['captions', 'ar', 'العربية'],
    ]);
    expect(video.crossOrigin).to.equal(null);
    await until(() => Math.abs(video.clientWidth / video.clientHeight - 96 / 54) < 0.02);
    await until(() => find('.author p'));
    expect(find('.author')!.getBoundingClientRect().top).to.be.greaterThan(video.getBoundingClientRect().bottom);
    expect(await faults(element)).to.deep.equal([]);
  });

  it('VIDEO-2: its transcript stands beside it from 971 px on, open, and below it up to 970 px, closed', async () => {
    const wide = await open({ width: '971px' });
    await until(() => wide.lines().length === 10);
    const [video, said] = [wide.video.getBoundingClientRect(), wide.find('.said')!.getBoundingClientRect()];
    expect(said.left).to.be.greaterThan(video.right - 1);
    expect(said.top).to.be.closeTo(video.top, 2);
    clear();
    const narrow = await open({ width: '970px' });
    expect(narrow.find('.said [aria-expanded]')!.getAttribute('aria-expanded')).to.equal('false');
    narrow.find('.said [aria-expanded]')!.click();
    await until(() => narrow.lines().length === 10 && narrow.lines()[0]!.clientHeight > 0);
    expect(narrow.find('.said')!.getBoundingClientRect().top).to.be.greaterThan(
      narrow.video.getBoundingClientRect().bottom - 1,
    );
    expect(await faults(narrow.element)).to.deep.equal([]);
  });

  it('VIDEO-2: a line names its speaker and plays from its time; the current one is marked and in view, the page stays', async () => {
    const { video, lines, find, element } = await open();
    await until(() => lines().length === 10);
    expect(lines()[0]!.textContent).to.equal('0:00 Dr Lindqvist: Estimates vary, even when nobody makes a mistake.');
    expect(lines()[8]!.textContent).to.equal('0:32 It is the spread of the estimates.');
    const page = find('.page')!;
    const before = page.scrollTop;
    lines()[9]!.focus({ preventScroll: true });
    find('.saidLines')!.scrollTop = 0;
    lines()[9]!.click();
    await until(() => !video.paused && video.currentTime >= 36);
    const current = () => lines().findIndex((line) => line.getAttribute('aria-current') === 'true');
    await until(() => current() === 9);
    await until(() => {
      const [view, line] = [find('.saidLines')!.getBoundingClientRect(), lines()[9]!.getBoundingClientRect()];
      return line.top >= view.top && line.bottom <= view.bottom + 1;
    });
    expect(focused(element) === lines()[9]).to.equal(true);
    expect(page.scrollTop).to.equal(before);
    video.pause();
    video.currentTime = 5;
    await until(() => current() === 1);
  });

  it('VIDEO-8: its lines are one stop of the Tab key, which arrows, Home and End go through and Enter follows', async () => {
    const { video, lines, find, element } = await open();
    await until(() => lines().length === 10);
    const stops = () => lines().flatMap((line, index) => (line.tabIndex === 0 ? [index] : []));
    const at = () => lines().indexOf(focused(element));
    video.currentTime = 5;
    await until(() => stops().join() === '1');
    lines()[1]!.focus();
    for (const [key, line] of [
      ['ArrowDown', 2],
      ['ArrowDown', 3],
      ['ArrowUp', 2],
      ['End', 9],
      ['ArrowDown', 9],
      ['Home', 0],
      ['ArrowUp', 0],
      ['End', 9],
    ] as const) {
      press(focused(element), key);
      await until(() => at() === line && stops().join() === String(line), `${key} to ${line}`);
    }
    // Who reads on is left there while something else is said.
    video.currentTime = 9;
    await until(() => lines().findIndex((line) => line.ariaCurrent === 'true') > 1);
    expect([at(), stops()]).to.deep.equal([9, [9]]);
    // What Enter does with a button.
    focused(element).click();
    await until(() => !video.paused && video.currentTime >= 36);
    video.pause();
    focused(element).blur();
    video.currentTime = 5;
    await until(() => stops().join() === '1');
    expect(find('[role=toolbar]')!.getAttribute('aria-label')).to.equal('Transcript');
    expect(await faults(element)).to.deep.equal([]);
  });

  it('VIDEO-2: the language of the transcript can be chosen, and Arabic lines run their own way', async () => {
    const { lines, find } = await open();
    await until(() => lines().length === 10);
    const choice = find('.said select') as HTMLSelectElement;
    expect([...choice.options].map(({ text }) => text)).to.deep.equal(['English', 'العربية']);
    choice.value = '1';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => lines()[0]?.textContent?.includes('تتباين'));
    const line = lines()[0]!.querySelector<HTMLElement>('[dir=auto]')!;
    expect([line.lang, getComputedStyle(line).direction]).to.deep.equal(['ar', 'rtl']);
  });

  it('VIDEO-2: begins in the language around', async () => {
    const { lines } = await open({ locale: 'ar' });
    await until(() => lines()[0]?.textContent?.includes('تتباين'));
  });

  it('VIDEO-2, VIDEO-5: without its captions it plays, and the transcript says so', async () => {
    const { video, find } = await open(
      {},
      videoState('x', 'x', 'video', { captions: [{ url: '/nowhere/en.vtt', language: 'en', label: 'English' }] }),
    );
    await until(() => find('.saidLines .quiet-line')?.textContent?.includes('The video plays without it'));
    await video.play();
    expect(video.paused).to.equal(false);
    find('.saidLines .quiet-line button')!.click();
    await until(() => find('.saidLines .quiet-line'));
  });

  it('DONE-2, VIDEO-3, CONST-24: is complete when 90 % was played, once; skipping to the end counts for nothing', async () => {
    const { video, asked, under } = await open();
    expect(under()).to.contain('Completes after you watch 90%');
    video.currentTime = 39.5;
    await playTo(video, 40);
    await until(() => video.ended);
    expect(count(asked, finishParts)).to.equal(0);
    video.currentTime = 0;
    await playTo(video, 30);
    await until(() => /· [78]\d% watched/.test(under()));
    expect(count(asked, finishParts)).to.equal(0);
    await playTo(video, 40);
    await until(() => count(asked, finishParts) === 1);
    video.currentTime = 0;
    await playTo(video, 40);
    expect(count(asked, finishParts)).to.equal(1);
  });

  it('VIDEO-3: what was seen is kept: the rest is enough', async () => {
    const storage = await remembering('seen', [[0, 30]]);
    const { video, asked, under } = await open({ storage });
    await until(() => under().includes('75% watched'));
    expect(count(asked, finishParts)).to.equal(0);
    video.currentTime = 30;
    await playTo(video, 38);
    await until(() => count(asked, finishParts) === 1);
    expect(kept(storage, ':seen:')![0]![1]).to.have.length(1);
  });

  it('DONE-2, CMD-8: a failed sending is shown, is sent again without the learner, and the known data is fetched again', async () => {
    const storage = await remembering('seen', [[0, 40]]);
    const state = videoState('x', 'x', 'video');
    const { find, asked, element } = await open(
      { storage },
      { ...state, replies: { ...state.replies, [finishParts]: [{ status: 503, body: {} }, { body: {} }] } },
    );
    await until(() =>
      find('.notices')?.textContent?.includes('You have watched it to the end. This is sent when you are back online.'),
    );
    expect(find('.notices button')).to.equal(null);
    expect(await faults(element)).to.deep.equal([]);
    const trees = count(asked, tree);
    await until(() => !find('.notices'));
    expect(count(asked, finishParts)).to.equal(2);
    await until(() => count(asked, tree) > trees);
  });

  it('RESUME-1, RESUME-4, RESUME-2: opens paused where it was left, and goes on from there or from the beginning', async () => {
    const storage = await remembering('places', 12.4);
    const first = await open({ storage });
    await until(() => first.find('.under .filled'));
    expect(first.video.paused).to.equal(true);
    expect(first.video.currentTime).to.be.closeTo(12.4, 0.01);
    expect(first.all('.under .btn').map((one) => one.textContent)).to.deep.equal([
      'Continue at 0:12',
      'Start from the beginning',
    ]);
    expect(await faults(first.element)).to.deep.equal([]);
    first.all('.under .btn')[0]!.click();
    await until(() => !first.video.paused && first.video.currentTime > 12.4);
    await until(() => !first.find('.under .btn'));
    expect(focused(first.element) === first.video).to.equal(true);
    clear();
    const second = await open({ storage });
    await until(() => second.find('.under .filled'));
    second.all('.under .btn')[1]!.click();
    await until(() => !second.video.paused && second.video.currentTime < 5);
  });

  it('RESUME-2: within the first 10 s and the last 3 % it is the beginning', async () => {
    for (const place of [9, 39]) {
      const { video, find } = await open({ storage: await remembering('places', place) });
      expect([video.currentTime, find('.under .btn')]).to.deep.equal([0, null]);
      clear();
    }
  });

  it('SESS-8, VIDEO-4: while it plays, that is activity; while it stands, it is none', async () => {
    const storage = memoryStorage();
    const { video } = await open({ storage });
    const last = () =>
      (JSON.parse(storage.getItem(keyOf(storage, 'userSession')) ?? '{}') as { lastActivityDate?: string })
        .lastActivityDate;
    await until(last);
    const before = last();
    video.currentTime = 20;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(last()).to.equal(before);
    await video.play();
    await until(() => last() !== before);
  });

  for (const [name, why, button] of [
    ['video-forbidden', 'You do not have access to this video.', 'Try again'],
    ['video-expired', 'Your session has ended.', 'Sign in'],
    ['video-lost', 'The video could not be reached.', 'Try again'],
    ['video-damaged', 'This browser cannot play the video', 'Try again'],
    ['vimeo-none', 'The link does not lead to a Vimeo video.', null],
  ] as const) {
    it(`VIDEO-5, VIDEO-6: ${name} says why`, async () => {
      const { find, all } = await show(tag, name);
      await until(() => find('.film .empty-state'));
      expect(find('.film [role=alert] p')!.textContent).to.contain(why);
      expect(all('.film .empty-state .btn')[0]?.textContent ?? null).to.equal(button);
      expect(find('iframe')).to.equal(null);
    });
  }

  it('VIDEO-5: Try again begins again', async () => {
    const { find } = await show(tag, 'video-forbidden');
    await until(() => find('.film .empty-state'));
    find('.film .empty-state .btn')!.click();
    await until(() => find('video'));
    await until(() => find('.film .empty-state'));
  });
});

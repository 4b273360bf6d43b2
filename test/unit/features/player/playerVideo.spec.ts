// Watching a video: what is kept of it, why it does not play, and Vimeo's player.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchVideo, type Playing } from '../../../../src/data/player/reading/watchVideo.ts';
import { createStorage } from '../../../../src/storage/createStorage.ts';
import { createInactivity } from '../../../../src/session/createInactivity.ts';
import type { RuntimePort } from '../../../../src/port/port.ts';
import type { SessionPort } from '../../../../src/session/sessionState.ts';
import { followVimeo, type VimeoClass } from '../../../../src/features/player/parts/video/vimeoFrame.ts';
import {
  crossOriginOf,
  filmAddress,
  firstCaptions,
  lineAt,
  timeText,
  videoFailure,
} from '../../../../src/features/player/parts/video/videoModel.ts';
import { memoryArea } from '../../runtime/fakeBrowser.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watching(area = memoryArea(), userId = 'u1') {
  const [onSeen, onShare, stay] = [vi.fn(), vi.fn<(share: number) => void>(), vi.fn()];
  let phase = 'active';
  const storage = createStorage({ area: () => area, report: vi.fn() });
  const session = { store: { getState: () => ({ phase }) }, stay } as unknown as SessionPort;
  const watch = watchVideo({ storage, session, clock: { now: () => Date.now() } } as unknown as RuntimePort, {
    userId,
    workflowId: 'w1',
    activityPathId: 'a',
    onSeen,
    onShare,
  });
  const play = (from: number, to: number, more: Partial<Playing> = {}) =>
    watch.tell({ at: to, duration: 100, played: [[from, to]], playing: true, ...more });
  return {
    area,
    storage,
    watch,
    play,
    onSeen,
    stay,
    share: () => onShare.mock.lastCall?.[0],
    signOut: () => (phase = 'signed-out'),
  };
}

describe('watching a video', () => {
  it('DONE-3: where the server took its completion back, what is played from then on completes it once more', () => {
    const { watch, play, onSeen } = watching();
    play(0, 95);
    expect(onSeen).toHaveBeenCalledTimes(1);
    play(0, 96);
    expect(onSeen).toHaveBeenCalledTimes(1);
    watch.again();
    expect(onSeen).toHaveBeenCalledTimes(1);
    play(0, 97);
    play(0, 98);
    expect(onSeen).toHaveBeenCalledTimes(2);
  });

  it('DONE-2, VIDEO-3: is seen at 90 %, once', () => {
    const { play, onSeen, share } = watching();
    play(0, 89.9);
    expect([onSeen.mock.calls.length, share()]).toEqual([0, 0.899]);
    play(89.9, 90);
    play(90, 100);
    play(0, 100);
    expect([onSeen.mock.calls.length, share()]).toEqual([1, 1]);
  });

  it('VIDEO-3: goes on after a reload from what was seen, also when that was enough already', () => {
    const first = watching();
    first.play(0, 60);
    first.watch.flush();
    const second = watching(first.area);
    second.watch.begin(100);
    expect([second.share(), second.onSeen.mock.calls.length]).toEqual([0.6, 0]);
    second.play(60, 92);
    second.watch.flush();
    const third = watching(first.area);
    expect(third.watch.begin(100)).toBe(92);
    expect(third.onSeen).toHaveBeenCalledTimes(1);
    const other = watching(first.area, 'u2');
    expect(other.watch.begin(100)).toBeNull();
    expect(other.share()).toBe(0);
  });

  it('VIDEO-3: what another tab saw meanwhile is not lost', () => {
    const area = memoryArea();
    const [one, other] = [watching(area), watching(area)];
    one.play(0, 40);
    other.play(40, 50);
    one.play(50, 60);
    one.watch.flush();
    other.watch.flush();
    const again = watching(area);
    again.watch.begin(100);
    expect(again.share()).toBe(0.6);
  });

  it.each(['{', '7', '[["a",7]]', '[["a",[[1,2,3],["0",50],[null,4],[60,50]]]]'])(
    'VIDEO-3: stored %j says nothing',
    (stored) => {
      const area = memoryArea();
      createStorage({ area: () => area, report: vi.fn() })
        .of('u1')
        .set('seen:w1', stored);
      const { watch, share } = watching(area);
      watch.begin(100);
      expect(share()).toBe(0);
    },
  );

  it('VIDEO-3: the end counts where the length was not known, and nowhere else', () => {
    const unknown = watching();
    unknown.play(0, 30, { duration: Infinity });
    unknown.watch.end(true);
    expect(unknown.onSeen).not.toHaveBeenCalled();
    unknown.watch.end(false);
    unknown.watch.end(false);
    expect(unknown.onSeen).toHaveBeenCalledTimes(1);
  });

  it('SESS-8, VIDEO-4: playing is activity, at most every 5 s; standing still is none', () => {
    const { play, stay } = watching();
    play(0, 1, { playing: false });
    expect(stay).not.toHaveBeenCalled();
    for (let second = 0; second < 60; second++) {
      play(second, second + 1);
      vi.advanceTimersByTime(1000);
    }
    expect(stay.mock.calls.length).toBeGreaterThanOrEqual(12);
    expect(stay.mock.calls.length).toBeLessThanOrEqual(14);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('SESS-8, VIDEO-4: three hours of a film that plays: %s; the session ends %d times', (playing, ends) => {
    const onEnd = vi.fn();
    const local = { get: () => null, set: () => undefined, remove: () => undefined };
    const inactivity = createInactivity({
      userId: 'u1',
      local,
      wall: () => Date.now(),
      onExpiring: vi.fn(),
      onActive: vi.fn(),
      onEnd,
    });
    const { play, stay } = watching();
    stay.mockImplementation(inactivity.touch);
    for (let second = 0; second < 3 * 3600; second++) {
      play(second, second + 1, { playing, duration: 10_800 });
      vi.advanceTimersByTime(1000);
    }
    expect(onEnd).toHaveBeenCalledTimes(ends);
    inactivity.stop();
  });

  it('SESS-11: nothing comes back after signing out', () => {
    const { area, storage, play, watch, signOut } = watching();
    play(0, 10);
    play(10, 20);
    signOut();
    storage.purge('u1');
    play(20, 30);
    watch.flush();
    vi.advanceTimersByTime(20_000);
    expect(area.length).toBe(0);
  });
});

describe('what a video shows', () => {
  it.each([
    [4, 'offline', true, 'offline'],
    [4, 'unauthorized', true, 'signIn'],
    [4, 'token_provider', false, 'signIn'],
    [4, 'forbidden', true, 'forbidden'],
    [4, 'not_found', true, 'missing'],
    [4, 'network', true, 'network'],
    [4, 'timeout', true, 'network'],
    [4, 'server_error', true, 'network'],
    [2, null, true, 'network'],
    [3, null, true, 'format'],
    [4, null, true, 'format'],
    [4, null, false, 'elsewhere'],
    [3, null, false, 'format'],
    [3, 'network', false, 'format'],
    [3, 'forbidden', false, 'forbidden'],
    [4, 'network', false, 'network'],
    [4, 'bad_request', true, 'format'],
  ] as const)('VIDEO-5: error %s, asked: %s, here: %s is %s', (code, answer, here, why) => {
    expect(videoFailure(code, answer, here)).toBe(why);
  });

  const page = 'https://host.example';
  const lms = 'https://lms.example';
  it.each([
    [[], undefined],
    [[`${page}/en.vtt`], undefined],
    [['data:text/vtt,WEBVTT'], undefined],
    [[`${lms}/en.vtt`], 'use-credentials'],
    [[`${page}/en.vtt`, `${lms}/ar.vtt`], 'use-credentials'],
    [['https://cdn.example/en.vtt'], 'anonymous'],
    [[`${lms}/en.vtt`, 'https://cdn.example/ar.vtt'], 'anonymous'],
  ])('VIDEO-1: captions %j are asked for with %s', (captions, expected) => {
    for (const video of [`${page}/film.webm`, `${lms}/film.webm`])
      expect(crossOriginOf(video, captions, page, lms)).toBe(expected);
  });
  it.each([
    [[], undefined],
    [[`${page}/en.vtt`], undefined],
    [[`${lms}/en.vtt`], 'anonymous'],
    [['https://cdn.example/en.vtt'], 'anonymous'],
  ])('VIDEO-1: a video elsewhere with captions %j is told nothing of the learner: %s', (captions, expected) => {
    expect(crossOriginOf('https://cdn.example/film.webm', captions, page, lms)).toBe(expected);
  });

  it.each([
    ['/media/film.webm', `${lms}/media/film.webm`],
    ['film.webm', `${lms}/tenant/film.webm`],
    ['https://cdn.example/film.webm', 'https://cdn.example/film.webm'],
    ['data:text/vtt,WEBVTT', 'data:text/vtt,WEBVTT'],
    ['javascript:alert(1)', ''],
    ['blob:https://lms.example/1', ''],
    ['file:///etc/passwd', ''],
    ['https://', ''],
  ])('VIDEO-1: %s is asked for at %j', (written, address) => {
    expect(filmAddress(written, `${lms}/tenant`)).toBe(address);
  });

  const lines = [
    [0, 4],
    [4, 8],
    [6, 7],
    [10, 12],
  ].map(([start = 0, end = 0]) => ({ start, end, voice: '', text: '' }));
  it.each([
    [0, 0],
    [3.99, 0],
    [4, 1],
    [6.5, 2],
    [7.5, 1],
    [9, -1],
    [10, 3],
    [12, -1],
  ])('VIDEO-2: at %d s line %d is said', (at, index) => {
    expect(lineAt(lines, at)).toBe(index);
  });

  const captions = ['en', 'ar', 'pt-BR'].map((language) => ({ url: '', language, label: '' }));
  it.each([
    ['ar', 1],
    ['AR', 1],
    ['ar-EG', 1],
    ['en-US', 0],
    ['pt-PT', 2],
    ['fr', 0],
  ])('VIDEO-2: a reader of %s begins with captions %d', (tag, index) => {
    expect(firstCaptions(captions, tag)).toBe(index);
  });

  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [192, '3:12'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [36_061, '10:01:01'],
    [-1, '0:00'],
  ])('VIDEO-2: %d s reads %s', (seconds, text) => {
    expect(timeText(seconds, String)).toBe(text);
  });
  it('VIDEO-2: with the digits of the language', () => {
    expect(timeText(65, (value) => new Intl.NumberFormat('ar-EG').format(value))).toBe('١:٠٥');
  });
});

describe('VIDEO-7: Vimeo’s player', () => {
  function vimeo(ready: () => Promise<void> = () => Promise.resolve()) {
    const listeners = new Map<string, (data: { seconds: number; duration: number }) => void>();
    const calls: unknown[] = [];
    class Player {
      ready = ready;
      getDuration = () => Promise.resolve(100);
      setCurrentTime = (seconds: number) => Promise.resolve(void calls.push(['to', seconds]));
      play = () => Promise.resolve(void calls.push('play'));
      on = (event: string, listener: (data: { seconds: number; duration: number }) => void) =>
        void listeners.set(event, listener);
      destroy = () => Promise.resolve(void calls.push('destroy'));
    }
    const told = {
      onReady: vi.fn(),
      onPlay: vi.fn(),
      onPlaying: vi.fn<(playing: Playing) => void>(),
      onEnd: vi.fn(),
      onFailed: vi.fn(),
    };
    const player = followVimeo(Player as VimeoClass, {} as HTMLIFrameElement, told);
    return {
      player,
      calls,
      told,
      raise: (event: string, seconds = 0) => listeners.get(event)!({ seconds, duration: 100 }),
      played: () => told.onPlaying.mock.calls.flatMap(([{ played }]) => played),
    };
  }

  it('counts what was played, not what was skipped', () => {
    const { raise, played } = vimeo();
    raise('play');
    for (const at of [0, 0.25, 0.5, 1.5]) raise('timeupdate', at);
    raise('seeking', 90);
    raise('timeupdate', 90);
    raise('seeked', 90);
    raise('timeupdate', 90.25);
    raise('timeupdate', 90.5);
    raise('timeupdate', 40);
    raise('timeupdate', 99);
    expect(played()).toEqual([
      [0, 0.25],
      [0.25, 0.5],
      [0.5, 1.5],
      [90.25, 90.5],
    ]);
  });

  it('is ready with its length, plays from a place, and ends', async () => {
    const { player, told, calls, raise } = vimeo();
    await vi.advanceTimersByTimeAsync(0);
    expect(told.onReady).toHaveBeenCalledWith(100);
    player.play(12);
    await vi.advanceTimersByTimeAsync(0);
    raise('play');
    raise('timeupdate', 12);
    raise('pause');
    raise('timeupdate', 12.1);
    raise('ended');
    expect(told.onPlaying.mock.calls.map(([{ playing }]) => playing)).toEqual([true, false]);
    expect(told.onEnd).toHaveBeenCalledWith(true);
    player.end();
    expect(calls).toEqual([['to', 12], 'play', 'destroy']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.onFailed).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('private')), 0],
    ['does not answer in 15 s', () => new Promise<void>(() => undefined), 15_000],
  ])('fails once where it %s, and says nothing after', async (_, ready, after) => {
    const { told, raise } = vimeo(ready);
    await vi.advanceTimersByTimeAsync(after);
    raise('timeupdate', 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told.onFailed.mock.calls.length, told.onPlaying.mock.calls.length, told.onReady.mock.calls.length]).toEqual(
      [1, 0, 0],
    );
  });

  it('says nothing once it was left', async () => {
    const { player, told } = vimeo();
    player.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told.onReady.mock.calls.length, told.onFailed.mock.calls.length]).toEqual([0, 0]);
  });
});

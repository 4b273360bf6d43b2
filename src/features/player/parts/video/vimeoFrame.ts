import type { Range } from '../../../../domain/tree/seenShare.ts';
import type { Playing } from '../../../../data/player/reading/watchVideo.ts';

/** The methods of the library's player that Lectern uses. */
export interface VimeoPlayer {
  readonly ready: () => Promise<void>;
  readonly getDuration: () => Promise<number>;
  readonly setCurrentTime: (seconds: number) => Promise<unknown>;
  readonly play: () => Promise<unknown>;
  readonly on: (
    event: string,
    listener: (data: { readonly seconds: number; readonly duration: number }) => void,
  ) => void;
  readonly destroy: () => Promise<unknown>;
}

export type VimeoClass = new (frame: HTMLIFrameElement) => VimeoPlayer;

export interface VimeoListeners {
  /** Called when the video can be played. @param duration in seconds */
  readonly onReady: (duration: number) => void;
  readonly onPlay: () => void;
  readonly onPlaying: (playing: Playing) => void;
  readonly onEnd: (measured: boolean) => void;
  /** Called when Vimeo could not be reached, or does not allow this video here. */
  readonly onFailed: () => void;
}

/** Time in milliseconds within which Vimeo must answer. */
const limit = 15_000;
/**
 * A player reports its position about four times a second, in a background tab once a second; a larger step in seconds
 * means that content was skipped.
 */
const step = 3;

/**
 * Follows a Vimeo player in its frame (VIDEO-7). The played ranges are computed from the positions that it reports.
 * @param Player class of `@vimeo/player`
 */
export function followVimeo(
  Player: VimeoClass,
  frame: HTMLIFrameElement,
  { onReady, onPlay, onPlaying, onEnd, onFailed }: VimeoListeners,
) {
  const player = new Player(frame);
  let over = false;
  let playing = false;
  let last: number | null = null;
  let played: Range[] = [];
  const settle = (work: () => void) => {
    clearTimeout(timer);
    if (!over) work();
  };
  const fail = () =>
    settle(() => {
      over = true;
      onFailed();
    });
  const timer = setTimeout(fail, limit);
  const jump = () => (last = null);

  player.on('play', () => {
    playing = true;
    onPlay();
  });
  player.on('pause', () => (playing = false));
  for (const name of ['seeking', 'seeked']) player.on(name, jump);
  player.on('timeupdate', ({ seconds, duration }) => {
    if (over) return;
    played = last !== null && seconds > last && seconds - last <= step ? [[last, seconds]] : [];
    last = seconds;
    onPlaying({ at: seconds, duration, played, playing });
  });
  player.on('ended', ({ duration }) => {
    playing = false;
    jump();
    if (!over) onEnd(Number.isFinite(duration) && duration > 0);
  });
  player
    .ready()
    .then(() => player.getDuration())
    .then((duration) => settle(() => onReady(duration)), fail);

  return {
    /** Plays from a time, in seconds. */
    play: (from: number) => {
      jump();
      void player
        .setCurrentTime(from)
        .then(() => player.play())
        .catch(() => undefined);
    },
    /** Moves to a time, in seconds. */
    seek: (to: number) => {
      jump();
      player.setCurrentTime(to).catch(() => undefined);
    },
    end: () => {
      over = true;
      clearTimeout(timer);
      void player.destroy().catch(() => undefined);
    },
  };
}

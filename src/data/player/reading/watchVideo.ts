import { resumePlace } from '../../../domain/tree/resumePlace.ts';
import { isSeen, seenShare, unite, type Range } from '../../../domain/tree/seenShare.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { throttle } from './throttle.ts';
import { keepBookmark } from './keepBookmark.ts';
import { partMemory } from './partMemory.ts';
import { rangesOf } from './rangesOf.ts';
import { readBookmarks } from './readBookmarks.ts';
import { readingPlace, type ReadingPlaceOf } from './readingPlace.ts';

/** The facts that a player tells while it plays. */
export interface Playing {
  /** Its place, in seconds. */
  readonly at: number;
  /** Infinity or NaN where it is not known. */
  readonly duration: number;
  /** The ranges played since this player began; in any order, and perhaps more than once. */
  readonly played: readonly Range[];
  /** Whether it plays now. */
  readonly playing: boolean;
}

export interface WatchDeps extends ReadingPlaceOf {
  /** Called with the share that was seen, 0..1. */
  readonly onShare: (share: number) => void;
  /** Called once when enough was seen (DONE-2), and once more after the completion was taken back. */
  readonly onSeen: () => void;
}

/** Watches one video for one person. */
export interface VideoWatch {
  /**
   * To be called when the length is known. Tells the share that was seen before, and returns the place from which to continue (RESUME-2).
   */
  readonly begin: (duration: number) => number | null;
  readonly tell: (playing: Playing) => void;
  /** The video came to its end. @param measured whether its length had been known before */
  readonly end: (measured: boolean) => void;
  /**
   * Reads the learner's place and seen ranges of other devices.
   * @returns the place from which to continue; null for a learner who has already begun
   */
  readonly look: () => Promise<number | null>;
  /** The server has taken the completion back: what is played from now on completes the part again (DONE-3). */
  readonly again: () => void;
  /** Writes everything that waits; to be called when the video is left. */
  readonly flush: () => void;
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

/** Remembers the place and the seen ranges of a video (VIDEO-3, RESUME-1), and keeps the session awake while it plays (SESS-8, VIDEO-4). */
export function watchVideo(
  port: Pick<RuntimePort, 'storage' | 'session' | 'host' | 'cache' | 'send' | 'clock' | 'outbox'>,
  { onShare, onSeen, ...of }: WatchDeps,
): VideoWatch {
  const { storage, session } = port;
  const bookmark = keepBookmark(port, of, () => {
    place.flush();
    writing.flush();
  });
  const place = readingPlace(port, of, bookmark.ask);
  const memory = partMemory(storage.of(of.userId), 'seen', of.workflowId);
  const kept = () => rangesOf(memory.get(of.activityPathId));
  let seen = kept();
  let told = false;
  let length = NaN;
  /** The place at which the video opened. Until the learner does something, it does not count as a new place of theirs. */
  let opened: number | null = null;
  let moved = false;
  // Another tab may have written since; its seen ranges count too.
  const writing = throttle(() => {
    if (session.store.getState().phase === 'signed-out') return;
    memory.set(
      of.activityPathId,
      unite([...kept(), ...seen]).map((range) => range.map(twoDecimals)),
    );
    bookmark.ask();
  });
  const active = throttle(() => session.stay());
  const enough = () => {
    if (told) return;
    told = true;
    writing.flush();
    onSeen();
  };
  const judge = (duration: number) => {
    const share = seenShare(seen, duration);
    onShare(share);
    if (isSeen(share)) enough();
  };
  return {
    begin: (duration) => {
      length = duration;
      judge(duration);
      opened = resumePlace(place.get(), duration);
      return opened;
    },
    tell: ({ at, duration, played, playing }) => {
      moved ||= playing || played.length > 0 || Math.abs(at - (opened ?? 0)) > 0.5;
      if (!moved) return;
      seen = unite([...seen, ...played]);
      place.set(at);
      writing.ask();
      if (playing) active.ask();
      judge(duration);
    },
    end: (measured) => {
      if (!measured) enough();
    },
    look: async () => {
      await readBookmarks(port, of.userId, of.workflowId);
      seen = unite([...seen, ...kept()]);
      if (!Number.isNaN(length)) judge(length);
      return moved || Number.isNaN(length) ? null : (opened = resumePlace(place.get(), length));
    },
    again: () => void (told = false),
    flush: () => {
      place.flush();
      writing.flush();
      bookmark.flush();
    },
  };
}

import { resumePlace } from '../../../domain/tree/resumePlace.ts';
import { isSeen, seenShare, unite, type Range } from '../../../domain/tree/seenShare.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { throttle } from './throttle.ts';
import { keepBookmark } from './keepBookmark.ts';
import { partMemory } from './partMemory.ts';
import { rangesOf } from './rangesOf.ts';
import { readBookmarks } from './readBookmarks.ts';
import { readingPlace, type ReadingPlaceOf } from './readingPlace.ts';

/** What a player tells while it plays. */
export interface Playing {
  /** Where it is, in seconds. */
  readonly at: number;
  /** Infinity or NaN where it is not known. */
  readonly duration: number;
  /** What was played since this player began; in any order, more than once too. */
  readonly played: readonly Range[];
  /** Whether it plays now. */
  readonly playing: boolean;
}

export interface WatchDeps extends ReadingPlaceOf {
  /** How much was seen, 0..1. */
  readonly onShare: (share: number) => void;
  /** Enough was seen (DONE-2); called once, and once more after its completion was taken back. */
  readonly onSeen: () => void;
}

/** Watches one video for one person. */
export interface VideoWatch {
  /** The length is known: tells what was seen before, and returns where to go on (RESUME-2). */
  readonly begin: (duration: number) => number | null;
  readonly tell: (playing: Playing) => void;
  /** It came to its end. @param measured whether its length had been known before */
  readonly end: (measured: boolean) => void;
  /**
   * Asks where the learner was on other devices, and what they saw there.
   * @returns the place by then; it is no longer offered to a learner who has begun
   */
  readonly look: () => Promise<number | null>;
  /** The server has taken its completion back: what is played from now on completes it again (DONE-3). */
  readonly again: () => void;
  /** Writes what waits; to be called when the video is left. */
  readonly flush: () => void;
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

/** Keeps the place of a video and what was seen of it (VIDEO-3, RESUME-1), and the session awake while it plays (SESS-8, VIDEO-4). */
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
  /** Where it opened, until the learner does something: opening is no news of where they are. */
  let opened: number | null = null;
  let moved = false;
  // Another tab may have written meanwhile; what was seen there counts too.
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

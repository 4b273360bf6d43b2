import type { LecternError } from '../../../../errors.ts';
import type { Captions } from '../../../../domain/tree/partContent.ts';
import { webAddress } from '../../../../web/webAddress.ts';

/** The reason why a video does not play. */
export type VideoFailure = 'offline' | 'signIn' | 'forbidden' | 'missing' | 'network' | 'format' | 'elsewhere';

/** The player's code for a network failure: `MediaError.MEDIA_ERR_NETWORK`. */
const networkCode = 2;
/** The player's code for a video that arrived but could not be read. */
const decodeCode = 3;

/**
 * The reason why a video does not play (VIDEO-5). Players report hardly any details, so the address of the video was
 * requested first.
 * @param mediaCode code of the player's error
 * @param answer code of the failed request; null if the address answered
 * @param here whether the video is on the page's own site, so that the page's cookie is sent
 */
export function videoFailure(mediaCode: number, answer: LecternError['code'] | null, here: boolean): VideoFailure {
  switch (answer) {
    case 'offline':
      return 'offline';
    case 'unauthorized':
    case 'authentication_error':
    case 'token_provider':
      return 'signIn';
    case 'forbidden':
      return 'forbidden';
    case 'not_found':
      return 'missing';
    case null:
    case 'bad_request': // an address without a server is part of the page itself
      if (mediaCode === networkCode) return 'network';
      return here || mediaCode === decodeCode ? 'format' : 'elsewhere';
    // A host that forbids reading its answers looks unreachable; but a decoding error means that data did arrive.
    default:
      return mediaCode === decodeCode ? 'format' : 'network';
  }
}

/**
 * The address of a video, its poster or its captions, which may be part of the page itself (`data:`); empty if it is
 * not a valid address.
 * @param apiBase origin of the LMS with its path
 */
export const filmAddress = (written: string, apiBase: string): string =>
  webAddress(written, apiBase, 'film')?.url.href ?? '';

/**
 * The mode in which a video and its captions are requested. Captions of another origin need that origin's permission,
 * and then the video is requested in the same mode. Only requests to the LMS identify the learner; other origins learn
 * nothing about the learner.
 * @param video absolute address
 * @param captions absolute addresses
 */
export function crossOriginOf(
  video: string,
  captions: readonly string[],
  page: string,
  lms: string,
): 'anonymous' | 'use-credentials' | undefined {
  const isOther = (url: string) => /^https?:/.test(url) && new URL(url).origin !== page;
  const others = captions.filter(isOther);
  if (others.length === 0) return undefined;
  return [...others, video].every((url) => !isOther(url) || new URL(url).origin === lms)
    ? 'use-credentials'
    : 'anonymous';
}

/** One spoken line. */
export interface Line {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  /** The speaker; empty if the captions do not name one. */
  readonly voice: string;
  readonly text: string;
}

/** The line being spoken; of overlapping lines, the one that began last. -1 if there is none. */
export function lineAt(lines: readonly Line[], at: number): number {
  return lines.findLastIndex(({ start, end }) => start <= at && at < end);
}

/** The captions to begin with: those of the page's language, or of a related one, otherwise the first. */
export function firstCaptions(captions: readonly Captions[], tag: string): number {
  const languages = captions.map(({ language }) => language.toLowerCase());
  const own = tag.toLowerCase();
  const kin = (language: string) => language.split('-')[0];
  const exact = languages.indexOf(own);
  return Math.max(0, exact >= 0 ? exact : languages.findIndex((language) => kin(language) === kin(own)));
}

/** A time in a video, as in "3:12" or "1:02:03". @param number formats a whole number in the page's language */
export function timeText(seconds: number, number: (value: number) => string): string {
  const whole = Math.floor(Math.max(0, seconds));
  const two = (value: number) => (value < 10 ? number(0) : '') + number(value);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return [...(hours > 0 ? [number(hours), two(minutes)] : [number(minutes)]), two(whole % 60)].join(':');
}

import type { Instant } from '../time/instant.ts';
import type { Notice } from './notice.ts';

/** An announcement in the channel of a course, or a notice of the LMS. */
export interface Announcement {
  readonly id: string;
  readonly sent: Instant;
  /** Plain text. */
  readonly text: string;
  readonly author: string | null;
  /** The reader's certificate that expires, for a notice of the LMS itself (CERT-10); it has no text. */
  readonly certificate: { readonly number: string; readonly expires: Instant | null } | null;
  /** The notice, in the learner's own channel (NOTE-11); it has no text. */
  readonly notice: Notice | null;
  readonly unread: boolean;
}

/** The channel of a course that the learner is enrolled in, or their own. */
export interface Channel {
  readonly id: string;
  /** Null for the learner's own channel (NOTE-11). */
  readonly objectiveId: string | null;
  readonly courseName: string;
  readonly code: string | null;
  readonly unread: number;
  readonly last: Announcement | null;
}

/** Announcements of one channel, the newest first. */
export interface ChannelPage {
  /** Null for the learner's own. */
  readonly objectiveId: string | null;
  readonly courseName: string;
  readonly items: readonly Announcement[];
  /** There are older announcements. */
  readonly more: boolean;
}

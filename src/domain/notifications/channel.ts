import type { Instant } from '../time/instant.ts';

/** Something that was announced in the channel of a course. */
export interface Announcement {
  readonly id: string;
  readonly sent: Instant;
  /** Plain text. */
  readonly text: string;
  readonly author: string | null;
  /** The reader's certificate that expires, for a notice of the LMS itself (CERT-10); it has no text. */
  readonly certificate: { readonly number: string; readonly expires: Instant | null } | null;
  readonly unread: boolean;
}

/** The channel of a course that the learner is enrolled in. */
export interface Channel {
  readonly id: string;
  readonly objectiveId: string;
  readonly courseName: string;
  readonly code: string | null;
  readonly unread: number;
  readonly last: Announcement | null;
}

/** Announcements of one channel, the newest first. */
export interface ChannelPage {
  readonly objectiveId: string;
  readonly courseName: string;
  readonly items: readonly Announcement[];
  /** Older ones are left. */
  readonly more: boolean;
}

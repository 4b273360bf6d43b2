/** The kinds of notices and announcements (NOTE-9), in the order in which they are listed. */
export const noticeKinds = ['announcement', 'dueSoon', 'graded', 'certificate', 'team', 'reply'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** When a kind is mailed: never, at once, or in a daily or weekly digest (NOTE-18). */
export const mailWays = ['off', 'now', 'daily', 'weekly'] as const;

export type MailWay = (typeof mailWays)[number];

/** How a kind is delivered: in the portal or not, and when by e-mail (NOTE-14). */
export interface Preference {
  readonly kind: NoticeKind;
  readonly portal: boolean;
  readonly mail: MailWay;
}

/** A person's preferences for every kind. */
export interface Preferences {
  readonly preferences: readonly Preference[];
  /** Whether the LMS sends mail at all. */
  readonly mail: boolean;
}

const mailed: Readonly<Record<NoticeKind, MailWay>> = {
  announcement: 'now',
  dueSoon: 'daily',
  graded: 'now',
  certificate: 'now',
  team: 'off',
  reply: 'daily',
};

/** The preferences for every kind: the chosen ones, and the first values of all others (NOTE-14). */
export const preferencesFrom = (chosen: readonly Preference[]): readonly Preference[] =>
  noticeKinds.map((kind) => chosen.find((one) => one.kind === kind) ?? { kind, portal: true, mail: mailed[kind] });

/** The preference of one kind. */
export const preferenceOf = (all: readonly Preference[], kind: NoticeKind): Preference =>
  preferencesFrom(all).find((one) => one.kind === kind) ?? { kind, portal: true, mail: mailed[kind] };

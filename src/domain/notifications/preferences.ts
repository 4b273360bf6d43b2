/** What somebody can be told of by itself (NOTE-9), in the order in which it is listed. */
export const noticeKinds = ['announcement', 'dueSoon', 'graded', 'certificate', 'team', 'reply'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** When a kind is mailed: never, at once, in a digest of the day or of the week (NOTE-18). */
export const mailWays = ['off', 'now', 'daily', 'weekly'] as const;

export type MailWay = (typeof mailWays)[number];

/** How a kind is told: in the portal or not, and when by e-mail (NOTE-14). */
export interface Preference {
  readonly kind: NoticeKind;
  readonly portal: boolean;
  readonly mail: MailWay;
}

/** How somebody wants to be told, of every kind. */
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

/** Preferences of which these alone were chosen; all others keep their first values (NOTE-14). */
export const preferencesFrom = (chosen: readonly Preference[]): readonly Preference[] =>
  noticeKinds.map((kind) => chosen.find((one) => one.kind === kind) ?? { kind, portal: true, mail: mailed[kind] });

/** The preference of one kind. */
export const preferenceOf = (all: readonly Preference[], kind: NoticeKind): Preference =>
  preferencesFrom(all).find((one) => one.kind === kind) ?? { kind, portal: true, mail: mailed[kind] };

/** What a learner can be told of. */
export const notificationKinds = ['announcement', 'dueSoon', 'graded', 'certificate', 'team'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When a mail comes: at once, or together with others once a day or a week. */
export const mailWays = ['off', 'now', 'daily', 'weekly'] as const;
export type MailWay = (typeof mailWays)[number];

/** How a learner wishes to be told of one kind (NOTE-9). */
export interface Preference {
  readonly kind: NotificationKind;
  readonly portal: boolean;
  readonly email: MailWay;
}

/** As it is until the learner chooses: in the portal, and by no mail. */
export const usualPreferences: readonly Preference[] = notificationKinds.map((kind) => ({
  kind,
  portal: true,
  email: 'off',
}));

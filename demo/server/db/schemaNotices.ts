import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { MailWay, NoticeKind } from '../../../src/domain/notifications/preferences.ts';
import { instant } from './instant.ts';
import { lengths } from './lengths.ts';
import { objectives, users } from './schema.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a notice speaks of; a name of a part is that of the day on which it was told. */
export type NoticeData =
  | { readonly announcementId: string }
  | { readonly questionId: string }
  | { readonly at: string; readonly axis: readonly string[]; readonly part: string | null }
  | { readonly workflowId: string }
  | { readonly certificateId: string; readonly event: 'issued' | 'revoked' | 'expiring' }
  | { readonly axis: readonly string[]; readonly part: string; readonly by: string }
  | { readonly postId: string; readonly axis: readonly string[]; readonly part: string; readonly by: string };

/** What people were told for themselves (NOTE-9). */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** What it is about: of one kind, nobody is told the same twice, whichever process tells it. */
    key: text('key').notNull(),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
    data: jsonb('data').$type<NoticeData>().notNull(),
    created: instant('created').notNull(),
    /** When it is mailed, as its reader wanted it on the day. */
    mail: text('mail').$type<MailWay>().notNull(),
    /** The mail that tells it; null while it waits for a digest. No reference: what was mailed once is never mailed again. */
    mailId: text('mail_id'),
  },
  (table) => [
    unique('notices_once').on(table.userId, table.kind, table.key),
    index('notices_user').on(table.userId, table.created),
    index('notices_waiting').on(table.mail, table.mailId),
    lengths('notices', {
      id: 200,
      user_id: 200,
      kind: 20,
      key: 300,
      objective_id: 200,
      data: 8000,
      mail: 10,
      mail_id: 200,
    }),
  ],
);

/** How people want to be told; a kind without a row is as at first (NOTE-14). */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: userId(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    portal: boolean('portal').notNull(),
    mail: text('mail').$type<MailWay>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    lengths('notification_preferences', { user_id: 200, kind: 20, mail: 10 }),
  ],
);

/** The language in which somebody last looked at the portal: that of their mail, where no other is known. */
export const seenLanguages = pgTable(
  'seen_languages',
  { userId: userId().primaryKey(), tag: text('tag').notNull() },
  () => [lengths('seen_languages', { user_id: 200, tag: 40 })],
);

/** Mails that wait to be sent, and for a while those that were. What one says is read when it is sent (NOTE-20). */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    way: text('way').$type<Exclude<MailWay, 'off'>>().notNull(),
    /** By the clock of the academy; the others by the real one. */
    made: instant('made').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** When it is tried, or tried again. */
    next: instant('next').notNull(),
    /** A process sends it, and has so long for that. */
    takenUntil: instant('taken_until'),
    ended: instant('ended'),
    outcome: text('outcome').$type<'sent' | 'nothing' | 'refused' | 'given up'>(),
  },
  (table) => [
    index('outgoing_mails_waiting').on(table.ended, table.next),
    lengths('outgoing_mails', { id: 200, user_id: 200, way: 10, outcome: 20 }),
  ],
);

/** Mails of the demonstration, which anybody can read (SRV-60). */
export const mailboxMails = pgTable(
  'mailbox_mails',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    toName: text('to_name').notNull(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Those beside from, to and subject. */
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull(),
    sent: instant('sent').notNull(),
  },
  (table) => [
    index('mailbox_mails_sent').on(table.sent),
    index('mailbox_mails_user').on(table.userId, table.sent),
    lengths('mailbox_mails', {
      id: 200,
      user_id: 200,
      to_name: 3100,
      to_address: 1000,
      subject: 1000,
      text: 200_000,
      html: 400_000,
      headers: 8000,
    }),
  ],
);

/** Addresses by which mail is unsubscribed from: one of each person and kind, or digest (NOTE-21). */
export const unsubscribeLinks = pgTable(
  'unsubscribe_links',
  {
    /** By chance; the address holds it with a signature. */
    id: text('id').primaryKey(),
    userId: userId(),
    kind: text('kind').$type<NoticeKind | 'daily' | 'weekly'>().notNull(),
    /** What it has turned off, as it was before: by kind. */
    was: jsonb('was').$type<Readonly<Partial<Record<NoticeKind, MailWay>>>>().notNull(),
  },
  (table) => [
    unique('unsubscribe_links_of').on(table.userId, table.kind),
    lengths('unsubscribe_links', { id: 200, user_id: 200, kind: 20, was: 500 }),
  ],
);

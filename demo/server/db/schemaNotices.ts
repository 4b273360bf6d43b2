import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { MailWay, NoticeKind } from '../../../src/domain/notifications/preferences.ts';
import { instant } from './instant.ts';
import { lengths } from './lengths.ts';
import { objectives, users } from './schema.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The subject of a notice; the name of a part is that of the notice's day. */
export type NoticeData =
  | { readonly announcementId: string }
  | { readonly questionId: string }
  | { readonly at: string; readonly axis: readonly string[]; readonly part: string | null }
  | { readonly workflowId: string }
  | { readonly certificateId: string; readonly event: 'issued' | 'revoked' | 'expiring' }
  | { readonly axis: readonly string[]; readonly part: string; readonly by: string }
  | { readonly postId: string; readonly axis: readonly string[]; readonly part: string; readonly by: string };

/** Notices to people (NOTE-9). */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** The subject of the notice: nobody receives two notices of one kind with the same key, whichever process writes them. */
    key: text('key').notNull(),
    objectiveId: text('objective_id')
      .notNull()
      .references(() => objectives.id),
    data: jsonb('data').$type<NoticeData>().notNull(),
    created: instant('created').notNull(),
    /** When it is mailed, by its reader's choice on that day. */
    mail: text('mail').$type<MailWay>().notNull(),
    /** The mail with this notice; null while it waits for a digest. No foreign key: a notice that was mailed once is never mailed again. */
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

/** How people want to be notified; a kind without a row has the default (NOTE-14). */
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

/** The language in which a person last looked at the portal: their mail has it, where no other is known. */
export const seenLanguages = pgTable(
  'seen_languages',
  { userId: userId().primaryKey(), tag: text('tag').notNull() },
  () => [lengths('seen_languages', { user_id: 200, tag: 40 })],
);

/** Mails that wait to be sent, and for some time those that were sent. The content of a mail is read when it is sent (NOTE-20). */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    way: text('way').$type<Exclude<MailWay, 'off'>>().notNull(),
    /** By the clock of the academy; the other times by the real one. */
    made: instant('made').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** The time of the next try. */
    next: instant('next').notNull(),
    /** Until then one process is sending it; after that another one may take it. */
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
    /** Headers besides from, to and subject. */
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

/** Addresses for unsubscribing from mail: one for each person and kind, or digest (NOTE-21). */
export const unsubscribeLinks = pgTable(
  'unsubscribe_links',
  {
    /** Random; the address holds it with a signature. */
    id: text('id').primaryKey(),
    userId: userId(),
    kind: text('kind').$type<NoticeKind | 'daily' | 'weekly'>().notNull(),
    /** The choices before it turned them off, by kind. */
    was: jsonb('was').$type<Readonly<Partial<Record<NoticeKind, MailWay>>>>().notNull(),
  },
  (table) => [
    unique('unsubscribe_links_of').on(table.userId, table.kind),
    lengths('unsubscribe_links', { id: 200, user_id: 200, kind: 20, was: 500 }),
  ],
);

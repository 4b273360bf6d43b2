import { and, desc, eq, gt, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Notice } from '../../../src/domain/notifications/notice.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { noticeKinds, preferenceOf, type NoticeKind } from '../../../src/domain/notifications/preferences.ts';
import { scoreFigures } from '../../../src/domain/results/scoreFigures.ts';
import { isEnrolled } from '../calls/lists/catalogCondition.ts';
import { shownRecord } from '../calls/lists/shownRecord.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, objectives, users } from '../db/schema.ts';
import { announcements } from '../db/schemaAnnouncements.ts';
import { certificateRecords } from '../db/schemaCertificates.ts';
import { notices } from '../db/schemaNotices.ts';
import { discussionPosts } from '../db/work/schemaDiscussions.ts';
import { mailAnswers, mailQuestions } from '../db/schemaQuestions.ts';
import { objectiveRecords, objectiveWorkflows } from '../db/schemaRuns.ts';
import { withName } from '../oidc/people.ts';
import { isShown } from './isShown.ts';
import { loadPreferences } from './preferences.ts';

/** An announcement, for people who read it by mail. */
export interface AnnouncementNotice {
  readonly kind: 'announcement';
  readonly objectiveId: string;
  readonly courseName: string;
  readonly text: string;
  readonly author: string | null;
}

/** A question that is answered by one of its links (EMAIL-5). */
export interface QuestionNotice {
  readonly kind: 'question';
  readonly objectiveId: string;
  readonly courseName: string;
  readonly text: string;
  /** The module that it is about, as the links name it; empty for the whole course. */
  readonly activityId: string;
  readonly activityPathId: string;
  readonly answers: readonly { readonly id: string; readonly text: string }[];
}

/** A notice of a person, as it may be read now. */
export interface LoadedNotice {
  readonly id: string;
  /** The kind in preferences; a question has the kind of announcements. */
  readonly kind: NoticeKind;
  readonly key: string;
  readonly created: Date;
  /** The channel of its course shows it too. */
  readonly inChannel: boolean;
  readonly notice: Notice | AnnouncementNotice | QuestionNotice;
}

/** The most notices that are read at a time, the newest. */
const most = 500;
const lastRuns = alias(objectiveWorkflows, 'last_runs');
const fact = (name: string) => sql<string>`${notices.data} ->> ${name}`;

const rowsOf = (db: Db, where: SQL | undefined) =>
  db
    .select({
      one: notices,
      course: { id: objectives.id, name: objectives.name, channelId: objectives.announcementChannelId },
      access: objectiveAccesses,
      enrolled: sql<boolean>`coalesce(${isEnrolled}, false)`,
      lastState: lastRuns.state,
      record: objectiveRecords,
      certificate: certificateRecords,
      announcement: announcements,
      question: mailQuestions,
      answers: sql<QuestionNotice['answers'] | null>`(
        select json_agg(json_build_object('id', ${mailAnswers.id}, 'text', ${mailAnswers.text}) order by ${mailAnswers.order})
        from ${mailAnswers} where ${mailAnswers.questionId} = ${mailQuestions.id})`,
      person: users,
      post: discussionPosts,
    })
    .from(notices)
    .innerJoin(objectives, eq(objectives.id, notices.objectiveId))
    .leftJoin(
      objectiveAccesses,
      and(eq(objectiveAccesses.userId, notices.userId), eq(objectiveAccesses.objectiveId, notices.objectiveId)),
    )
    .leftJoin(lastRuns, eq(lastRuns.id, objectiveAccesses.lastWorkflowId))
    .leftJoin(objectiveWorkflows, eq(objectiveWorkflows.id, fact('workflowId')))
    .leftJoin(objectiveRecords, eq(objectiveRecords.id, objectiveWorkflows.recordId))
    .leftJoin(certificateRecords, eq(certificateRecords.id, fact('certificateId')))
    .leftJoin(announcements, eq(announcements.id, fact('announcementId')))
    .leftJoin(mailQuestions, eq(mailQuestions.id, fact('questionId')))
    .leftJoin(users, eq(users.id, sql`coalesce(${fact('by')}, ${announcements.authorId})`))
    .leftJoin(discussionPosts, eq(discussionPosts.id, fact('postId')))
    .where(where)
    .orderBy(desc(notices.created), desc(notices.id))
    .limit(most);
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** The readable content of a notice now; null where its reader no longer has the course, the certificate or the text (NOTE-22). */
function readable(row: Row, now: number): LoadedNotice['notice'] | null {
  const { one, course, access, enrolled, lastState, record, certificate, announcement, person, post } = row;
  const { data } = one;
  const told = { objectiveId: course.id, courseName: course.name };
  if (!access || !(enrolled || one.kind === 'certificate')) return null;
  const axisOf = (axis: readonly string[]) => (lastState === workflowStates.inProgress ? axis : []);
  const by = person && withName(person).name;
  if ('announcementId' in data)
    return announcement && { kind: 'announcement', ...told, text: announcement.text, author: by };
  if ('questionId' in data) {
    const { question, answers } = row;
    if (!question) return null;
    const { text, activityId, activityPathId } = question;
    return { kind: 'question', ...told, text, activityId, activityPathId, answers: answers ?? [] };
  }
  if ('certificateId' in data) {
    if (!certificate || !isShown(access, now) || (certificate.revokedAt && data.event !== 'revoked')) return null;
    const expires = certificate.expires?.getTime() ?? null;
    return { kind: 'certificate', ...told, event: data.event, number: certificate.number, expires };
  }
  if ('workflowId' in data) {
    if (!record) return null;
    const shown = shownRecord(record, access, 'finished', now);
    const { grade, passed } = shown;
    const percent = scoreFigures(shown)?.percent ?? null;
    const says = grade !== null || passed !== null || percent !== null;
    return { kind: 'graded', ...told, result: says ? { percent, grade, passed } : null };
  }
  if ('postId' in data) {
    // A removed post gives no notice any more.
    if (!post || post.deleted) return null;
    const part = { axis: axisOf(data.axis), name: data.part };
    return { kind: 'reply', ...told, part, postId: data.postId, by };
  }
  if ('by' in data) return { kind: 'team', ...told, part: { axis: axisOf(data.axis), name: data.part }, by };
  const part = data.part === null ? null : { axis: axisOf(data.axis), name: data.part };
  return { kind: 'dueSoon', ...told, at: Date.parse(data.at), part };
}

/** Notices as they may be read now, the newest first. */
export async function loadNotices(db: Db, now: number, where: SQL | undefined): Promise<readonly LoadedNotice[]> {
  const rows = await rowsOf(db, and(where, lte(notices.created, new Date(now))));
  return rows.flatMap((row) => {
    const notice = readable(row, now);
    const { id, kind, key, created } = row.one;
    // A question is answered by the links of its mail.
    const inChannel =
      notice?.kind === 'announcement' ||
      notice?.kind === 'question' ||
      (notice?.kind === 'certificate' && notice.event === 'expiring' && row.course.channelId !== null);
    return notice ? [{ id, kind, key, created, inChannel, notice }] : [];
  });
}

/** A notice of the channel "For you". */
export interface OwnNotice extends LoadedNotice {
  readonly notice: Notice;
}

const isOwn = (one: LoadedNotice): one is OwnNotice =>
  !one.inChannel && one.notice.kind !== 'announcement' && one.notice.kind !== 'question';

/**
 * The notices in a person's channel "For you", the newest first (NOTE-11): without those that their preferences keep out of the portal
 * (NOTE-15), and without those in the channel of a course.
 */
export async function ownNotices(
  db: Db,
  userId: string,
  now: number,
  { before, after }: { readonly before?: Date | null; readonly after?: Date | null } = {},
): Promise<readonly OwnNotice[]> {
  const preferences = await loadPreferences(db, userId);
  const kinds = noticeKinds.filter(
    (kind: NoticeKind) => kind !== 'announcement' && preferenceOf(preferences, kind).portal,
  );
  if (kinds.length === 0) return [];
  const where = and(
    eq(notices.userId, userId),
    inArray(notices.kind, kinds),
    before ? lt(notices.created, before) : undefined,
    after ? gt(notices.created, after) : undefined,
  );
  return (await loadNotices(db, now, where)).filter(isOwn);
}

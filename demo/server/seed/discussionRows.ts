import type { discussionPosts, discussionReads } from '../db/work/schemaDiscussions.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { SeedCourse } from './readCourse.ts';
import type { SeedDates } from './seedDates.ts';

interface SaidFile {
  readonly by: string;
  /** From the day of the seed. */
  readonly days: number;
  readonly text: string;
}

/** A discussion, as in `discussions.json`: the file of its part, its posts, and how far people have read. */
export interface DiscussionFile {
  readonly course: string;
  readonly part: string;
  readonly read: readonly { readonly by: string; readonly days: number }[];
  /** `answers` is the index of the reply that it answers. */
  readonly threads: readonly (SaidFile & { readonly replies: readonly (SaidFile & { readonly answers?: number })[] })[];
}

type PostRow = typeof discussionPosts.$inferInsert;

/** Rows of posts in discussions, and of how far people have read. */
export function discussionRows(files: readonly DiscussionFile[], courses: readonly SeedCourse[], { at }: SeedDates) {
  const posts: PostRow[] = [];
  const reads: (typeof discussionReads.$inferInsert)[] = [];
  for (const { course, part, read, threads } of files) {
    const found = courses.find(({ objective }) => objective.code === course);
    const last = uuidOf(`part:${course}:/${part}`);
    const axis = found?.leaves.find((leaf) => leaf.axis.endsWith(last))?.axis;
    if (!found || axis === undefined) throw new Error(`${course} has no part ${part}`);
    const place = { objectiveId: found.objective.id, axis };
    const say = (id: string, { by, days, text }: SaidFile, more: Partial<PostRow> = {}) => {
      const created = at(days);
      posts.push({ id, ...place, authorId: uuidOf(`user:${by}`), text, created, touched: created, ...more });
    };
    for (const [index, { replies, ...thread }] of threads.entries()) {
      const threadId = uuidOf(`post:${course}:${part}:${index}`);
      const replyId = (at: number) => uuidOf(`post:${course}:${part}:${index}:${at}`);
      say(threadId, thread);
      for (const [at, { answers, ...reply }] of replies.entries())
        say(replyId(at), reply, { threadId, answersId: answers === undefined ? null : replyId(answers) });
    }
    for (const { by, days } of read) reads.push({ userId: uuidOf(`user:${by}`), ...place, readUntil: at(days) });
  }
  return { posts, reads };
}

import type { Route } from './route.ts';

/** What a notice speaks of, as far as its place follows from that. */
export interface NoticePlace {
  readonly objectiveId: string;
  /** Ids of the part from the root; none where the part cannot be opened, so that the course is the place. */
  readonly part?: { readonly axis: readonly string[] } | null;
  /** Of a reply in a discussion: the post in its part. */
  readonly postId?: string;
  /** Of a certificate. */
  readonly number?: string;
}

/** Where a notice leads (NOTE-12): to the certificate, to the part and the post in it, else to the course. */
export function noticeRoute({ objectiveId, part, number, postId }: NoticePlace): Route {
  if (number !== undefined) return { name: 'certificate', objectiveId, certificateNumber: number };
  const query = postId === undefined ? '' : `post=${encodeURIComponent(postId)}`;
  if (part && part.axis.length > 0) return { name: 'content', objectiveId, axis: part.axis, query };
  return { name: 'course', objectiveId, aggregateId: null, review: false };
}

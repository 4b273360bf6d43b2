import type { Route } from './route.ts';

/** The fields of a notice that decide where it leads. */
export interface NoticePlace {
  readonly objectiveId: string;
  /** Ids of the part from the root; empty if the part cannot be opened; then the notice leads to the course. */
  readonly part?: { readonly axis: readonly string[] } | null;
  /** For a reply in a discussion: the post in its part. */
  readonly postId?: string;
  /** For a certificate: its number. */
  readonly number?: string;
}

/** Where a notice leads (NOTE-12): to the certificate, to the part and the post in it, else to the course. */
export function noticeRoute({ objectiveId, part, number, postId }: NoticePlace): Route {
  if (number !== undefined) return { name: 'certificate', objectiveId, certificateNumber: number };
  const query = postId === undefined ? '' : `post=${encodeURIComponent(postId)}`;
  if (part && part.axis.length > 0) return { name: 'content', objectiveId, axis: part.axis, query };
  return { name: 'course', objectiveId, aggregateId: null, review: false };
}

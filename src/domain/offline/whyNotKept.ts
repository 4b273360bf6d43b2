import type { PartContent } from '../tree/partContent.ts';

/** Why a part cannot be kept: it needs its server while it is taken, does not open yet, is taken against time, or is proctored. */
export type NotKept = 'tool' | 'scorm' | 'survey' | 'discussion' | 'vimeo' | 'closed' | 'timed';

const live: ReadonlySet<string> = new Set<PartContent['kind']>(['tool', 'scorm', 'survey', 'discussion', 'vimeo']);

/** Why a part with this content cannot be read without a connection; null where it can (OFF-6). */
export const whyNotKept = ({ kind }: Pick<PartContent, 'kind'>): NotKept | null =>
  live.has(kind) ? (kind as NotKept) : null;

import type { PartContent } from '../tree/partContent.ts';

/** Why a part cannot be kept: it needs its server while the learner takes it, does not open yet, is timed, or is proctored. */
export type NotKept = 'tool' | 'scorm' | 'survey' | 'discussion' | 'vimeo' | 'closed' | 'timed';

const live: ReadonlySet<string> = new Set<PartContent['kind']>(['tool', 'scorm', 'survey', 'discussion', 'vimeo']);

/** Why a part with this content cannot be read without a connection; null if it can (OFF-6). */
export const whyNotKept = ({ kind }: Pick<PartContent, 'kind'>): NotKept | null =>
  live.has(kind) ? (kind as NotKept) : null;

import { useQuery } from '../query/useQuery.ts';
import type { PartContent } from '../../domain/tree/partContent.ts';
import { usePort } from '../../port/context.tsx';
import { contentQuery } from './queries.ts';

/** The content of a part, once other code has fetched it; undefined until then. */
export function useContent(
  workflowId: string,
  activityPathId: string,
  of: 'part' | 'course' = 'part',
): PartContent | undefined {
  const port = usePort();
  return useQuery({ ...contentQuery(port, workflowId, activityPathId, of), enabled: false }, port.cache).data;
}

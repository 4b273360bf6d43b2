import { useQuery } from '@tanstack/react-query';
import type { PartContent } from '../../domain/partContent.ts';
import { usePort } from '../../runtime/context.tsx';
import { contentQuery } from './queries.ts';

/** What a part holds, once something else has asked for it; undefined until then. */
export function useContent(workflowId: string, activityPathId: string): PartContent | undefined {
  const port = usePort();
  return useQuery({ ...contentQuery(port, workflowId, activityPathId), enabled: false }, port.cache).data;
}

import { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { unreadableOf, type CoursePage } from './courseItems.ts';
import type { CourseSource } from './CourseSource.ts';
import { shareParts } from './shareParts.ts';
import { total } from '../../plain/total.ts';

async function ask(
  port: RuntimePort,
  { call, ask: askPage }: CourseSource,
  skip: number,
  signal: AbortSignal,
): Promise<CoursePage> {
  const page = await askPage(port, skip, signal);
  for (const { id, field } of unreadableOf(page)) {
    port.host.report(new LecternError('bad_reply', `course ${id}: ${field} is not as promised`, { call, field }));
  }
  return shareParts(port.cache, page);
}

/**
 * The pages of a list, as the cache knows them.
 * @param source null while the request is not known yet
 */
export const listPages = (port: RuntimePort, source: CourseSource | null) => ({
  queryKey: source?.key ?? [],
  ...(source && {
    queryFn: ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) =>
      ask(port, source, pageParam, signal),
  }),
  initialPageParam: 0,
  // Counts the items that came, since a server may give less than was asked for.
  getNextPageParam: (last: CoursePage, pages: readonly CoursePage[]) => {
    const loaded = total(pages.map(({ items }) => items.length));
    return last.items.length > 0 && loaded < last.total ? loaded : undefined;
  },
});

import type { RuntimePort } from '../../port/port.ts';
import type { ListRequest } from './ListRequest.ts';

const opened = 'objectiveWorkflowAggregate.lastOpened';
const begun = 'objectiveWorkflowAggregate.lastObjectiveWorkflow.started';

/** The order of courses as the LMS understands it: without dates of the last opening they are ordered by the last start (SORT-4). */
export async function understoodSort(port: RuntimePort, sort: ListRequest['sort']): Promise<ListRequest['sort']> {
  if (!sort.some(({ selector }) => selector === opened)) return sort;
  const { extensions } = await port.host.configuration();
  if (extensions.includes('lastOpened')) return sort;
  return sort.map((by) => (by.selector === opened ? { ...by, selector: begun } : by));
}

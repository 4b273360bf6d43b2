import type { LoadOptions } from '../../contract/wire/loadOptions.ts';
import { resultFilter } from '../../domain/results/resultFilter.ts';
import { accessPage } from '../courses/enrolledPage.ts';
import type { ResultsRequest } from './ResultsRequest.ts';

const byName = { selector: 'objective.name' };

/** The load options for a page of courses with results (RESULT-1), with the length of the whole list. */
export function resultsPage({ keyword, order }: ResultsRequest, skip: number, take: number): LoadOptions {
  const newest = { selector: 'objectiveWorkflowAggregate.lastObjectiveRecord.finished', desc: true };
  const sort = order === 'name' ? [byName] : [newest, byName];
  return { ...accessPage({ key: '', filter: resultFilter(keyword), sort }, skip), take };
}

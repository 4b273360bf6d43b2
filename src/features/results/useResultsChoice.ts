import { useState } from 'react';
import { usePort } from '../../port/context.tsx';
import type { ResultsEmit } from './manifest.ts';
import { readResultsQuery, resultsQuery, type ResultsChoice } from './resultsQuery.ts';

export interface ResultsProps {
  /** Level of the heading; that of each course is one below. */
  readonly headingLevel: number;
  /** Query of the page's address. */
  readonly query?: string | undefined;
  readonly routing: 'url' | 'memory';
  readonly emit: ResultsEmit;
}

/** What is chosen of the results, which the address keeps where the element owns it (RESULT-5). */
export function useResultsChoice({
  query = '',
  routing,
  emit,
}: Pick<ResultsProps, 'query' | 'routing' | 'emit'>): readonly [ResultsChoice, (part: Partial<ResultsChoice>) => void] {
  const { routes } = usePort();
  const [choice, setChoice] = useState(() => readResultsQuery(query));
  const [given, setGiven] = useState(query);
  if (given !== query) {
    setGiven(query);
    setChoice(readResultsQuery(query));
  }
  const change = (part: Partial<ResultsChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    if (routing !== 'url') return;
    const route = { name: 'results', query: resultsQuery(next) } as const;
    const { href, origin } = new URL(routes.hrefFor(route), location.href);
    // A host's page that has no address of its own for the results is not left for the portal's.
    if (origin === location.origin) emit('lectern-navigate', { route, href, replace: true });
  };
  return [choice, change];
}

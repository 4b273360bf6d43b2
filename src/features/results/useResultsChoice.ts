import { useState } from 'react';
import { usePort } from '../../port/context.tsx';
import type { ResultsEmit } from './manifest.ts';
import { readResultsQuery, resultsQuery, type ResultsChoice } from './resultsQuery.ts';

export interface ResultsProps {
  /** Level of the heading; the headings of the courses are one level below. */
  readonly headingLevel: number;
  /** Query of the page's address. */
  readonly query?: string | undefined;
  readonly routing: 'url' | 'memory';
  readonly emit: ResultsEmit;
}

/** The choice in the results, kept in the address where the element owns it (RESULT-5). */
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
    // A host's page without its own address for the results stays open; the portal's page does not replace it.
    if (origin === location.origin) emit('lectern-navigate', { route, href, replace: true });
  };
  return [choice, change];
}

import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { usePort } from '../../../port/context.tsx';
import type { Route } from '../../../routes/route.ts';
import { isPlain, type Links } from '../base/links.ts';
import { placeInCourse, type PlaceInCourse } from '../base/placeInCourse.ts';
import type { PlayerEmit } from '../manifest.ts';

export interface PlaceInput extends PlaceInCourse {
  readonly objectiveId: string;
  readonly routing: 'url' | 'memory';
  readonly emit: PlayerEmit;
}

/** The parameters of a position within one part. They apply only to the part of the address (TUTOR-22). */
const placeInPart = /(^|&)(page|text|t)=[^&]*/g;

/** Counts clicks on links to the current place: the address stays the same, so nothing else reports them (TUTOR-24). */
function useFollowed(query: string): number {
  const [count, add] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    const hear = (event: Event) => {
      const { route } = (event as CustomEvent<{ readonly route?: Route }>).detail;
      // Both queries are normalized, since different spellings may mean the same.
      const [one, other] = [query, route?.name === 'content' ? route.query : null].map(
        (given) => given && String(new URLSearchParams(given)),
      );
      if (one && one === other) add();
    };
    document.addEventListener('lectern-navigate', hear);
    return () => document.removeEventListener('lectern-navigate', hear);
  }, [query]);
  return count;
}

/**
 * The place of the element: with `routing="url"` its attributes give it; otherwise the element navigates in memory
 * within its course (ELEM-5).
 */
export function usePlace({ objectiveId, place, view, axis, workflowId, query: asked, routing, emit }: PlaceInput): {
  readonly place: PlaceInCourse;
  readonly links: Links;
} {
  const { routes } = usePort();
  // `location.search` begins with a question mark.
  const query = asked.replace(/^\?/, '');
  const given = [objectiveId, place, view, axis, workflowId, query].join('|');
  const [own, setOwn] = useState<(PlaceInCourse & { readonly since: string }) | null>(null);
  const go = useCallback<Links['go']>(
    (route, { replace = false } = {}) => {
      const next =
        routing === 'memory' && 'objectiveId' in route && route.objectiveId === objectiveId
          ? placeInCourse(route)
          : null;
      if (next) setOwn({ ...next, since: given });
      else emit('lectern-navigate', { route, href: routes.hrefFor(route), ...(replace && { replace }) });
    },
    [routing, objectiveId, given, emit, routes],
  );
  const now = own?.since === given ? own : { place, view, axis, workflowId, query };
  const followed = useFollowed(now.query);
  const links = useMemo<Links>(
    () => ({
      query: now.query,
      followed,
      go,
      to: (route) => ({
        href: routes.hrefFor(route),
        onClick: (event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          go(route);
        },
      }),
    }),
    [now.query, followed, go, routes],
  );
  return { place: { ...now, query: now.query.replace(placeInPart, '') }, links };
}

import { useCallback, useMemo, useState } from 'react';
import type { Route } from '../../routes/route.ts';
import { usePort } from '../../runtime/context.tsx';
import { isPlain, type Links } from './links.ts';
import type { CoursePlace, CourseView } from './screen.ts';

/** Where the element is within its course. */
export interface Place {
  readonly place: CoursePlace;
  readonly view: CourseView;
  readonly axis: string;
  /** Activity workflow of the view `workflow`. */
  readonly workflowId: string;
  readonly query: string;
}

export interface PlaceInput extends Place {
  readonly objectiveId: string;
  readonly routing: 'url' | 'memory';
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

/** Where the element is: with `routing="url"` its attributes say so; else it goes on in memory within its course (ELEM-5). */
export function usePlace({ objectiveId, place, view, axis, workflowId, query, routing, emit }: PlaceInput): { readonly place: Place; readonly links: Links } {
  const { routes } = usePort();
  const given = [objectiveId, place, view, axis, workflowId, query].join('|');
  const [own, setOwn] = useState<(Place & { readonly since: string }) | null>(null);
  const go = useCallback<Links['go']>(
    (route, { replace = false } = {}) => {
      const next = routing === 'memory' && 'objectiveId' in route && route.objectiveId === objectiveId ? placeOf(route) : null;
      if (next) setOwn({ ...next, since: given });
      else emit('lectern-navigate', { route, href: routes.hrefFor(route), ...(replace && { replace }) });
    },
    [routing, objectiveId, given, emit, routes],
  );
  const links = useMemo<Links>(
    () => ({
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
    [go, routes],
  );
  return { place: own?.since === given ? own : { place, view, axis, workflowId, query }, links };
}

function placeOf(route: Route): Place | null {
  const at = { place: 'courses', view: 'overview', axis: '', workflowId: '', query: '' } as const;
  switch (route.name) {
    case 'course':
      return { ...at, view: route.review ? 'review' : 'overview', query: route.query ?? '' };
    case 'details':
      return { ...at, view: 'details' };
    case 'workflow':
      return { ...at, view: 'workflow', workflowId: route.workflowId };
    case 'catalogCourse':
      return { ...at, place: 'catalog' };
    case 'openCatalogCourse':
      return { ...at, place: 'public' };
    case 'content':
      return { ...at, view: 'content', axis: route.axis.join('/'), query: route.query };
    default:
      return null;
  }
}

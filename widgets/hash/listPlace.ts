import type { PlaceAt } from './hashPlace.tsx';

/**
 * Query fields that enrol somebody on arrival (ENROL-15). They are repeated here, because a module shared with the list would become a
 * separate chunk before the first card.
 */
const enrolling = ['occflow', 'objectiveId', 'selfRegistered'];

function harmless(query: string): string {
  const params = new URLSearchParams(query);
  if (!enrolling.some((name) => params.has(name))) return query;
  for (const name of enrolling) params.delete(name);
  return String(params);
}

function routeOf(audience: unknown): 'openCatalog' | 'catalog' | 'courses' {
  if (audience === 'public') return 'openCatalog';
  return audience === 'learner' ? 'catalog' : 'courses';
}

/**
 * The places of a list: the list itself, with its search and filters. A list for visitors has no places of a learner's list, and vice
 * versa. Fields that enrol somebody on arrival are left out: otherwise the author of a link to a host's page could enrol its reader.
 */
export const listPlace: PlaceAt = (route, { audience }) => {
  return route.name === routeOf(audience) ? { query: harmless(route.query) || undefined } : null;
};

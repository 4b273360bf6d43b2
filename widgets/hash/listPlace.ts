import type { PlaceAt } from './hashPlace.tsx';

/** What asks for something on arrival (ENROL-15). Written out: the list's own code for it, needed here too, would be a file of its own before the first card. */
const asking = ['occflow', 'objectiveId', 'selfRegistered'];

function harmless(query: string): string {
  const params = new URLSearchParams(query);
  if (!asking.some((name) => params.has(name))) return query;
  for (const name of asking) params.delete(name);
  return String(params);
}

/**
 * The places of a list: itself, with what is searched and filtered by. That of visitors is not a learner's, nor the other way round. What
 * enrols somebody on arrival is left out: whoever makes a link to a host's page would do it for its reader.
 */
export const listPlace: PlaceAt = (route, { audience }) => {
  const own = audience === 'public' ? 'openCatalog' : audience === 'learner' ? 'catalog' : 'courses';
  return route.name === own ? { query: harmless(route.query) } : null;
};

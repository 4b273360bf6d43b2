import type { PlaceAt } from './hashPlace.tsx';

/** Without what enrols somebody on arrival: whoever makes a link to a host's page would do it for its reader. */
const harmless = (query: string) => {
  const params = new URLSearchParams(query);
  if (!params.has('occflow')) return query;
  params.delete('occflow');
  return String(params);
};

/** The places of a list: itself, with what is searched and filtered by. That of visitors is not a learner's, nor the other way round. */
export const listPlace: PlaceAt = (route, { audience }) => {
  const own = audience === 'public' ? 'openCatalog' : audience === 'learner' ? 'catalog' : 'courses';
  return route.name === own ? { query: harmless(route.query) } : null;
};

import { accessSource } from '../../data/courses/accessSource.ts';
import { catalogKey } from '../../data/courses/keys.ts';
import { publicSource } from '../../data/courses/publicSource.ts';
import { catalogFilter } from '../../domain/course/listMembership.ts';
import { catalogCard, publicCard } from './card/catalogCard.ts';
import type { ListKind } from './ListKind.ts';

/** The courses that the learner may choose (LIST-4). */
export const catalogKind: ListKind = {
  name: 'catalog',
  heading: () => 'headingCatalog',
  all: { key: '', filter: catalogFilter, sort: [{ selector: 'objective.name' }] },
  source: (request) => accessSource(catalogKey, request),
  card: catalogCard,
  route: (query) => ({ name: 'catalog', query }),
  domain: '',
};

/** The open catalog of a domain, which anybody may see (PUB-1). */
export function publicKind(domain: string): ListKind {
  return {
    name: 'public',
    heading: () => 'headingCatalog',
    all: { key: '', filter: null, sort: [{ selector: 'name' }] },
    source: (request) => publicSource(domain, request),
    card: publicCard,
    route: (query) => ({ name: 'openCatalog', query }),
    domain,
  };
}

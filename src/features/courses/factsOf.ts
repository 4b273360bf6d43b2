import type { FactsOf } from '../../data/courses/listFacts.ts';
import type { ListKind } from './ListKind.ts';

/** A list by what its filters are made of. */
export const factsOf = ({ name, all, domain }: ListKind): FactsOf => ({ name, filter: all.filter, domain });

import type { FactsOf } from '../../../data/courses/listFacts.ts';
import type { ListKind } from '../ListKind.ts';

/** The facts of a list that its filters need. */
export const factsOf = ({ name, all, domain }: ListKind): FactsOf => ({ name, filter: all.filter, domain });

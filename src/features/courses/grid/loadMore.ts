/** Loads the end of a list that has more than was fetched. */
export const loadMore = () => import('./More.tsx');

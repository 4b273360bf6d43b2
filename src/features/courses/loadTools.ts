/** Loads the tools to search and filter a list. */
export const loadTools = () => import('./tools/toolbox.ts');

/** Loads what searches and filters a list. */
export const loadTools = () => import('./tools/toolbox.ts');

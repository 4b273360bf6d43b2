/** Loads what stands in the place of a list, or over it, when it is not as it should be. */
export const loadPanels = () => import('./Panels.tsx');

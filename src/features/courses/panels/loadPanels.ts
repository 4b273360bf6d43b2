/** Loads the panels for an empty, failed or outdated list. */
export const loadPanels = () => import('./Panels.tsx');

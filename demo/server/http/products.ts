/** The academy's other products, by the first part of their addresses (ROUTE-26). */
export const products = ['platform', 'portal', 'classroom', 'teach', 'stem', 'scorm', 'template-editor'] as const;

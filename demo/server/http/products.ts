/** The academy's other products, by the first part of their addresses (ROUTE-26, ROUTE-27). */
export const products = [
  'platform',
  'portal',
  'classroom',
  'teach',
  'stem',
  'scorm',
  'template-editor',
  'chat',
] as const;

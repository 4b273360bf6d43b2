/** The places of the portal's page that a module of the tenant can fill (NAV-13). */
export const fragmentSlots = [
  'calendarWidget',
  'calendarMain',
  'knowledgeCenter',
  'communicationsHub',
  'promoBanners',
  'learnerDashboard',
  'tasks',
  'recentCourses',
  'learnerApp',
] as const;

/** Name of a place that a module of the tenant can fill. */
export type FragmentSlot = (typeof fragmentSlots)[number];

/** The code of the views of the course page. A reader of one part needs nothing of the overview, nor the other way round. */
export const viewCode = {
  content: () => import('./Content.tsx'),
  overview: () => import('./Overview.tsx'),
  public: () => import('./PublicOverview.tsx'),
};

/** A view of the course page. */
export type ViewName = keyof typeof viewCode;

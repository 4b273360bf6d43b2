/** Loads the views of the course page. A learner who reads a part does not need the code of the overview, and vice versa. */
export const viewCode = {
  content: async () => (await import('../content/Content.tsx')).Content,
  overview: async () => (await import('../overview/Overview.tsx')).Overview,
  public: async () => (await import('../overview/PublicOverview.tsx')).PublicOverview,
  answer: async () => (await import('../emailAnswer/EmailAnswer.tsx')).EmailAnswer,
};

/** A view of the course page. */
export type ViewName = keyof typeof viewCode;

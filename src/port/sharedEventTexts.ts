/** Reference texts, for people and tools, on events that several elements raise. No learner downloads them. */
export const sharedEventTexts = {
  'lectern-title': {
    detail: '{ readonly sections: readonly string[] }',
    summary: 'What is shown now has these names, the nearest first; made for the page’s title.',
  },
  'lectern-course-enrolled': {
    detail: '{ readonly objectiveId: string; readonly aggregateId: string }',
    summary: 'The learner has enrolled in the course.',
  },
  'lectern-course-started': {
    detail: '{ readonly objectiveId: string; readonly workflowId: string }',
    summary: 'A run through the course has begun.',
  },
  'lectern-course-finished': {
    detail: '{ readonly objectiveId: string; readonly workflowId: string }',
    summary: 'The run was finished, or handed in for grading.',
  },
  'lectern-certificate-opened': {
    detail: '{ readonly certificateNumber: string }',
    summary: 'A certificate is shown.',
  },
} as const;

import type { PartSketch } from './stateParts.ts';

/** A content tree in every state of a part. */
export const fullTree: PartSketch = {
  name: 'Statistics for Clinical Researchers',
  workflow: 'inProgress',
  children: [
    {
      name: '1. Foundations',
      workflow: 'finished',
      children: [
        { name: '1.1 Why statistics', workflow: 'finished' },
        { name: '1.2 Questions and data', workflow: 'finished' },
        { name: '1.3 Kinds of variables', workflow: 'finished' },
      ],
    },
    {
      name: '2. Describing data',
      workflow: 'finished',
      children: [
        { name: '2.1 Centres', workflow: 'finished' },
        { name: '2.2 Spreads', workflow: 'finished' },
        { name: '2.3 Pictures', workflow: 'finished' },
        { name: '2.4 Tables', workflow: 'finished' },
      ],
    },
    {
      name: '3. Samples and populations',
      workflow: 'finished',
      children: [
        { name: '3.1 Populations and frames', workflow: 'finished' },
        { name: '3.2 Random is harder than it looks', type: 'video', workflow: 'finished', minutes: 8 },
        { name: '3.3 Quiz: sampling bias', type: 'lti', workflow: 'finished', score: 0.52 },
        { name: '3.4 Who did we really sample?', workflow: 'finished' },
      ],
    },
    {
      name: '4. Uncertainty',
      workflow: 'inProgress',
      children: [
        { name: '4.1 Why estimates vary', type: 'video', workflow: 'finished', minutes: 9 },
        { name: '4.2 What a confidence interval says', workflow: 'inProgress', minutes: 12 },
        { name: '4.3 Reading a forest plot', minutes: 10 },
        { name: '4.4 Discussion: a result you doubted', type: 'discussion', optional: true },
        { name: '4.5 Exercise: bootstrapping by hand', constraint: { due: '2026-11-28T12:00:00Z' } },
      ],
    },
    {
      name: '5. Tests and decisions',
      children: [
        { name: '5.1 The logic of a test', available: false },
        {
          name: '5.2 Live seminar with Dr Lindqvist',
          type: 'event',
          constraint: { startFrom: '2026-12-02T13:00:00Z' },
        },
        { name: '5.3 Power and sample size', state: 'draft' },
      ],
    },
    { name: '6. Analysis plan', constraint: { startUntil: '2026-11-15T22:59:00Z' } },
  ],
};

/** The same course with everything mandatory complete. */
export const doneTree: PartSketch = {
  name: 'A Short Course',
  workflow: 'inProgress',
  children: [
    { name: '1. Reading slowly', workflow: 'finished' },
    { name: '2. Reading closely', workflow: 'finished' },
    { name: '3. Reading aloud', optional: true },
  ],
};

import type { ResultTone } from './figures.ts';

/** A grade in the tone of its score. */
export const GradeMark = ({ grade, tone }: { readonly grade: string; readonly tone: ResultTone }) => (
  <span className={`ledger-grade ${tone}`}>
    <bdi dir="ltr">{grade}</bdi>
  </span>
);

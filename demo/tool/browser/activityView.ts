import type { ToolLanguage, ToolWords } from '../texts.ts';

/** An activity, drawn. */
export type ActivityView = (given: {
  readonly words: ToolWords;
  readonly language: ToolLanguage;
  readonly seed: number;
  /** As `changed` was told last. */
  readonly state: unknown;
  /** It was handed in. */
  readonly locked: boolean;
  readonly changed: (state: unknown) => void;
}) => {
  readonly title: string;
  readonly intro: string;
  readonly content: readonly Node[];
  /** What is handed in; null while something is missing. */
  readonly answers: () => readonly unknown[] | null;
};

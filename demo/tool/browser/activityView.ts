import type { ToolLanguage, ToolWords } from '../texts.ts';

/** An activity, drawn. */
export type ActivityView = (given: {
  readonly words: ToolWords;
  readonly language: ToolLanguage;
  readonly seed: number;
  /** The last state that `changed` received. */
  readonly state: unknown;
  /** It was handed in. */
  readonly locked: boolean;
  readonly changed: (state: unknown) => void;
}) => {
  readonly title: string;
  readonly intro: string;
  readonly content: readonly Node[];
  /** The answers to hand in; null while one is missing. */
  readonly answers: () => readonly unknown[] | null;
};

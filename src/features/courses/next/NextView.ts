import type { Formats } from '../../../i18n/formats.ts';
import type { Translate } from '../../../i18n/locale.ts';
import type { Route } from '../../../routes/route.ts';
import type { Segment } from '../../../ui/progress/ProgressBar.tsx';

/** The card of the course to continue with, ready to be drawn. */
export interface ResumeView {
  readonly title: string;
  readonly collections: string;
  readonly code: string | null;
  readonly imageUrl: string | null;
  readonly colour: number;
  readonly motif: number;
  readonly percent: string;
  readonly progressBar: { readonly value: number; readonly text: string; readonly segments: readonly Segment[] };
  /** "Module 4 of 8"; empty where the course has no modules. */
  readonly module: string;
  /** "Next · about 12 min"; empty where there is no part to name. */
  readonly over: string;
  /** The name of the part, or a sentence instead; empty for a course without parts. */
  readonly name: string;
  readonly route: Route;
}

/** One row of Due soon, ready to be drawn. */
export interface DueView {
  readonly key: string;
  readonly name: string;
  readonly date: {
    readonly day: string;
    readonly month: string;
    /** Languages that begin a date with its year, such as Japanese, name the month before the day. */
    readonly monthFirst: boolean;
    readonly iso: string;
  };
  readonly overdue: boolean;
  /** "STA 210 · in 7 days". */
  readonly line: string;
  readonly route: Route;
}

export interface NextView {
  readonly resume: ResumeView | null;
  readonly due: readonly DueView[];
}

/** The texts and formats of the next steps. */
export interface NextWords {
  readonly tag: string;
  readonly t: Translate<'next'>;
  readonly courses: Translate<'courses'>;
  readonly formats: Formats;
}

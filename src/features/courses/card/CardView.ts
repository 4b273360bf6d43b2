import type { Formats } from '../../../i18n/formats.ts';
import type { Translate } from '../../../i18n/locale.ts';
import type { Route } from '../../../routes/route.ts';
import type { Segment } from '../../../ui/progress/ProgressBar.tsx';

/** The separator between facts in one line. */
export const dot = ' · ';

/** An icon by its meaning. */
export type CardIcon = 'check' | 'hourglass' | 'lock' | 'clock' | 'calendar' | 'warning';

export interface CardBadge {
  readonly percent?: string;
  readonly grade?: string;
  readonly icon?: CardIcon;
  readonly tone?: 'accent' | 'success' | 'danger' | undefined;
}

interface CardLine {
  readonly text: string;
  readonly icon?: CardIcon | undefined;
}

/** Everything a card shows, ready to be drawn. */
export interface CardView {
  readonly id: string;
  readonly title: string;
  readonly code: string | null;
  readonly imageUrl: string | null;
  readonly colour: number;
  readonly motif: number;
  readonly off: boolean;
  /** Collections, and a priority that is never shortened to make room for them. */
  readonly over: { readonly collections: string; readonly priority: string };
  readonly meta: (CardLine & { readonly overdue: boolean }) | null;
  readonly badge: CardBadge | null;
  /** The badge in words, for screen readers; empty if the text next to the badge says the same. */
  readonly state: string;
  readonly progressBar: {
    readonly value: number;
    readonly text: string;
    readonly segments: readonly Segment[];
    readonly waiting: boolean;
  } | null;
  readonly start: CardLine;
  readonly end: string;
  readonly route: Route;
  /** A second link: to the details of a completed course (CARD-5), or to finishing a course whose parts are all done (CARD-10). */
  readonly action: { readonly route: Route; readonly text: string; readonly label: string } | null;
}

/** Texts and formats of a card. */
export interface CardWords {
  readonly t: Translate<'courses'>;
  readonly formats: Formats;
}

import type { Formats } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/locale.ts';
import type { Route } from '../../routes/route.ts';

/** An icon by what it means. */
export type CardIcon = 'check' | 'hourglass' | 'lock' | 'clock' | 'calendar' | 'warning';

export interface CardSlip {
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
  /** Collections, and a priority that is never cut for their sake. */
  readonly over: { readonly collections: string; readonly priority: string };
  readonly meta: (CardLine & { readonly overdue: boolean }) | null;
  readonly slip: CardSlip | null;
  /** What the slip says, in words for readers; empty where the text beside it says it. */
  readonly state: string;
  readonly measure: { readonly value: number; readonly text: string; readonly waiting: boolean } | null;
  readonly start: CardLine;
  readonly end: string;
  readonly route: Route;
  /** The details of a completed course (CARD-5). */
  readonly details: { readonly route: Route; readonly label: string } | null;
}

/** What a card is written with. */
export interface Say {
  readonly t: Translate<'courses'>;
  readonly formats: Formats;
}

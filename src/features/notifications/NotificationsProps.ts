import type { NotificationsEmit } from './manifest.ts';

/** Attributes by their names, and the properties that every element gets. */
export interface NotificationsProps {
  readonly channelId: string;
  readonly size: 'full' | 'small' | 'button';
  readonly headingLevel: number;
  /** Whether the page's hash is the element's: `#chat` opens the window of a button. */
  readonly hash?: boolean;
  readonly emit: NotificationsEmit;
}

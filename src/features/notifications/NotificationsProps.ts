import type { NotificationsEmit } from './manifest.ts';

/** The element's attributes, and the properties that every element gets. */
export interface NotificationsProps {
  readonly channelId: string;
  readonly size: 'full' | 'small' | 'button';
  readonly headingLevel: number;
  /** Whether the element owns the page's hash: then `#chat` opens the window of a button. */
  readonly hash?: boolean;
  readonly emit: NotificationsEmit;
}

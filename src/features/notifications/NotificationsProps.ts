import type { NotificationsEmit } from './manifest.ts';

/** Attributes by their names, and the properties that every element gets. */
export interface NotificationsProps {
  readonly channelId: string;
  readonly size: 'full' | 'small' | 'button';
  readonly headingLevel: number;
  readonly routing: 'url' | 'hash' | 'memory';
  readonly emit: NotificationsEmit;
}

import type { ErrorCode } from '../errorCodes.ts';
import type { Route } from '../routes/route.ts';
import type { EventSpec, Manifest } from './manifest.ts';

/** The target of a navigation by an element. */
export interface Navigation {
  readonly route: Route;
  readonly href: string;
  readonly replace?: boolean;
}

/** An error as a host receives it: without stack and data. */
export interface ErrorEventDetail {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  readonly correlationId: string | null;
}

/** The attributes and events that every element has. */
export const common = {
  attributes: {
    'locale': { type: 'string' },
    'theme': { type: 'enum', values: ['light', 'dark', 'auto', 'contrast'] },
    'routing': {
      type: 'enum',
      values: ['url', 'hash', 'memory'],
      default: 'memory',
    },
    'heading-level': { type: 'number', range: [1, 6], default: 2 },
  },
  events: {
    'lectern-loader-start': { cancelable: false } as EventSpec<object>,
    'lectern-ready': { cancelable: false } as EventSpec<object>,
    'lectern-navigate': { cancelable: true } as EventSpec<Navigation>,
    'lectern-error': { cancelable: false } as EventSpec<ErrorEventDetail>,
  },
} as const satisfies Pick<Manifest, 'attributes' | 'events'>;

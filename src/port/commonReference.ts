import type { common } from './common.ts';
import type { Reference } from './reference.ts';

/** What people and tools read about what every element has. No learner downloads it. */
export const commonReference = {
  attributes: {
    'locale': 'Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`.',
    'theme': 'Colours of this element. Else those of `configure`, then `auto`: as the page’s ground behind it.',
    'routing':
      'Where this element keeps its place: `url` in the page’s address, by your router, which is told by ' +
      '`lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element ' +
      'a page may have the address.',
    'heading-level': 'Level of the element’s first heading, so that it fits the page’s outline.',
  },
  events: {
    'lectern-loader-start': {
      detail: 'object',
      summary:
        'The element’s code and texts are there: its own picture takes the place of what you wrote inside it. ' +
        'Raised once, as long as the element stays in the page.',
    },
    'lectern-ready': {
      detail: 'object',
      summary:
        'What the element shows is final: its content, that there is none, or why it cannot be had; of a ' +
        'frame, its page has answered and shows something. Raised once, as long as the element stays in the ' +
        'page.',
    },
    'lectern-navigate': {
      detail: '{ readonly route: Route; readonly href: string; readonly replace?: boolean }',
      summary:
        'A link was clicked plainly, or with `replace` the element moves on by itself. By default it is ' +
        'followed; a host that cancels it goes there itself.',
    },
    'lectern-error': {
      detail:
        '{ readonly code: ErrorCode; readonly message: string; readonly retryable: boolean; readonly ' +
        'correlationId: string | null }',
      summary: 'Something failed; the element itself shows it too.',
    },
  },
} as const satisfies Pick<Reference<typeof common>, 'attributes' | 'events'>;

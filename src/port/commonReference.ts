import type { common } from './common.ts';
import type { Reference } from './reference.ts';

/** Reference texts, for people and tools, on the attributes and events that every element has. No learner downloads them. */
export const commonReference = {
  attributes: {
    'locale':
      'Language of this element, such as `ar`. Without it, the nearest `lang` around the element counts, then ' +
      '`configure`, the learner’s choice, the browser, and at last English.',
    'theme': 'Colours of this element. Without it, those of `configure`, then `auto`: as the page’s ground behind it.',
    'routing':
      'Where this element keeps its place. `url`: in the page’s address, by your router, which hears ' +
      '`lectern-navigate`. `hash`: in the fragment of the address, by itself. `memory`: nowhere. At most one ' +
      'element of a page can use the address.',
    'heading-level': 'Level of the element’s first heading, so that it fits the page’s outline.',
  },
  events: {
    'lectern-loader-start': {
      detail: 'object',
      summary:
        'The element’s code and texts have loaded, and its own content replaces the content that you wrote inside ' +
        'it. Raised once while the element stays in the page.',
    },
    'lectern-ready': {
      detail: 'object',
      summary:
        'The element shows its final state: its content, an empty state, or an error. A frame raises it when its ' +
        'page has answered and shows something. Raised once while the element stays in the page.',
    },
    'lectern-navigate': {
      detail: '{ readonly route: Route; readonly href: string; readonly replace?: boolean }',
      summary:
        'The learner clicked a link without a modifier key, or (with `replace`) the element moves on by itself. By ' +
        'default the link is followed; a host that cancels the event goes there itself.',
    },
    'lectern-error': {
      detail:
        '{ readonly code: ErrorCode; readonly message: string; readonly retryable: boolean; readonly ' +
        'correlationId: string | null }',
      summary: 'Something failed; the element itself shows it too.',
    },
  },
} as const satisfies Pick<Reference<typeof common>, 'attributes' | 'events'>;

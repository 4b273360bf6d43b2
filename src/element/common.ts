import type { Manifest } from '../runtime/manifest.ts';

/** What every element has, whatever its feature. */
export const common = {
  attributes: {
    'locale': { type: 'string', summary: 'Language of this element, such as `ar`. Else the nearest `lang` around it, then that of `configure`.' },
    'theme': { type: 'enum', values: ['light', 'dark', 'auto', 'contrast'], summary: 'Colours of this element. Else those of `configure`, then `auto`.' },
    'routing': {
      type: 'enum',
      values: ['url', 'hash', 'memory'],
      default: 'memory',
      summary: 'Where this element keeps its place: `url` in the page’s address, by your router, which is told by `lectern-navigate`; `hash` in the fragment of the address, by itself; `memory` nowhere. One element a page may have the address.',
    },
    'heading-level': { type: 'number', range: [1, 6], default: 2, summary: 'Level of the element’s first heading, so that it fits the page’s outline.' },
  },
  events: {
    'lectern-loader-start': { detail: 'object', cancelable: false, summary: 'The element’s code and texts are there: its own picture takes the place of what you wrote inside it. Raised once, as long as the element stays in the page.' },
    'lectern-ready': { detail: 'object', cancelable: false, summary: 'What the element shows is final: its content, that there is none, or why it cannot be had; of a frame, its page has answered and shows something. Raised once, as long as the element stays in the page.' },
    'lectern-navigate': {
      detail: '{ readonly route: Route; readonly href: string; readonly replace?: boolean }',
      cancelable: true,
      summary: 'A link was clicked plainly, or with `replace` the element moves on by itself. By default it is followed; a host that cancels it goes there itself.',
    },
    'lectern-error': {
      detail: '{ readonly code: ErrorCode; readonly message: string; readonly retryable: boolean; readonly correlationId: string | null }',
      cancelable: false,
      summary: 'Something failed; the element itself shows it too.',
    },
  },
} as const satisfies Pick<Manifest, 'attributes' | 'events'>;

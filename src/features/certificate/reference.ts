import type { Reference } from '../../port/reference.ts';
import { sharedEventTexts } from '../../port/sharedEventTexts.ts';
import type { manifest } from './manifest.ts';

/** Reference for people and tools about a certificate. No learner downloads it. */
export const reference = {
  summary:
    'A certificate: its sheet, whether it is valid, its facts, and the link to share. Also the page to check one.',
  example: '<lectern-certificate audience="public" heading-level="2"></lectern-certificate>',
  attributes: {
    'number':
      'Number of the certificate. Without it the learner’s newest certificate of the course is shown; ' +
      'without a course, a field to type a number into.',
    'objective-id': 'Id of the course; a certificate of another course is not shown then.',
    'audience':
      '`public` shows what anybody may see of the certificate, and asks for nobody: neither for the current user nor ' +
      'for a sign-in.',
  },
  events: {
    'lectern-title': sharedEventTexts['lectern-title'],
    'lectern-certificate-opened': sharedEventTexts['lectern-certificate-opened'],
  },
  slots: {},
  parts: {
    root: 'Everything of the element.',
    sheet: 'The sheet of the certificate.',
    notice: 'Whether the certificate is valid.',
    blank: 'The panel of a certificate that cannot be shown.',
  },
} as const satisfies Reference<typeof manifest>;

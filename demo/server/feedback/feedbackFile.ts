import type { FeedbackRow } from './loadFeedback.ts';

/** Columns of the file; they are not translated, so that programs find them in every language. */
const columns = ['day', 'grade', 'options', 'comment'] as const;

/** A mark before a cell that a spreadsheet would compute makes it a text there. */
const harmless = (value: string) => (/^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const cell = (value: string | number) => `"${harmless(String(value)).replaceAll('"', '""')}"`;

/** Feedback as a file of comma-separated values by RFC 4180, with the mark by which spreadsheets recognize UTF-8 (FEED-12). */
export const feedbackFile = (rows: readonly FeedbackRow[]): string =>
  `\uFEFF${[
    columns.map(cell).join(','),
    ...rows.map(({ day, grade, options, comment }) => [day, grade, options.join(' '), comment].map(cell).join(',')),
  ].join('\r\n')}\r\n`;

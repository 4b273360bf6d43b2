import { localeFiles } from '../../../widgets/workbench/localeFiles.ts';
import { pseudo } from '../../pseudo.ts';

/** Serves the pseudo-language in place of English. @returns restores English */
export function speakPseudo(): () => void {
  const files = localeFiles as Record<string, Record<string, string>>;
  const english = Object.entries(files).filter(([name]) => name.startsWith('en-US/'));
  for (const [name, file] of english)
    files[name] = Object.fromEntries(Object.entries(file).map(([key, text]) => [key, pseudo(text)]));
  return () => void Object.assign(files, Object.fromEntries(english));
}

const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'placeholder'];

/**
 * The texts of a tree that people read or hear, one by one. Content of authors, posts of learners and answers of a tutor are excluded, in
 * documents and films too; names of languages and of time zones come from the platform.
 */
export function textsOf(root: ParentNode): string[] {
  const elements = [...root.querySelectorAll('*')].filter(
    (element) =>
      !element.closest('.author, .tutor-text, .post-text, code, .textLayer, .saidLines, option[lang], [translate=no]'),
  );
  const own = elements.flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
  );
  return [...own, ...elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))]
    .map((text) => text.trim())
    .filter(Boolean);
}

/** All strings of a value; for HTML its readable texts, whole and in pieces. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const { body } = new DOMParser().parseFromString(value, 'text/html');
    return [
      value,
      ...[body, ...body.querySelectorAll('*')].flatMap((element) => [
        element.textContent ?? '',
        element.getAttribute('alt') ?? '',
      ]),
    ];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const dates = Array.from({ length: 12 }, (_, index) => new Date(2026, index, 2));
const names = (['short', 'long'] as const).flatMap((style) =>
  dates.flatMap((date) => [
    date.toLocaleString('en-US', { month: style }),
    date.toLocaleString('en-US', { weekday: style }),
  ]),
);
// The last ones are the name of a zone, and a kind of file.
const formatted = new RegExp(
  `\\b(${names.join('|')}|Coordinated Universal Time|CSV|AM|PM|hr|min|sec|[KMG]?B|(in )?(\\d+ )?days?( ago)?|tomorrow|yesterday)\\b`,
  'gi',
);

/** The rest of a text without translations, data, and texts that the platform formats; letters in it are hard-coded. */
export function untranslated(text: string, data: readonly string[]): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  // A text that contains an element is split into pieces.
  rest = rest.replace(/⟦[^⟦⟧]*$|^[^⟦⟧]*⟧/g, ' ');
  // Data may be a single letter, which such a word may contain too.
  if (!/\p{L}/u.test(rest.replace(formatted, ' '))) return '';
  for (const known of data) if (known) rest = rest.replaceAll(known, ' ');
  // A long description is shortened.
  const [cut] = rest.trim().split('…');
  if (cut && data.some((known) => known.startsWith(cut))) return '';
  rest = rest.replace(formatted, ' ');
  return /\p{L}/u.test(rest) ? text : '';
}

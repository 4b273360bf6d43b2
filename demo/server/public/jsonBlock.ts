import { trusted, type Html } from '../http/html.ts';

/** Characters that could end a block of data, or begin a comment in it. */
const marked = /[<>&\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Data in a page: a block that no browser runs, and that no text in it can end. */
export function jsonBlock(type: 'application/json' | 'application/ld+json', data: unknown, id?: string): Html {
  const attributes = `type="${type}"${id ? ` id="${id}"` : ''}`;
  return trusted(`<script ${attributes}>${JSON.stringify(data).replace(marked, escaped)}</script>`);
}

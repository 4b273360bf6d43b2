import { parse } from './json.ts';

/** The value of a JSON text, even if a library of the page has replaced `JSON` (ELEM-19). @throws SyntaxError */
export const fromJson = (text: string): unknown => parse(text);

import { parse } from './json.ts';

/** The value of a JSON text, whatever `JSON` a library has put on the page (ELEM-19). @throws SyntaxError */
export const fromJson = (text: string): unknown => parse(text);

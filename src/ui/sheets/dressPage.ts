import contrast from './contrast.css';
import { followMedium } from './followMedium.ts';
import scripts from './scripts.css';
import { adoptSheet } from './sheet.ts';
import tokens from './tokens.css';

/** Gives a page that is ours alone the looks that an element has in its root: colours, contrast, scripts and sizes. */
export function dressPage(page: Document): void {
  for (const sheet of [tokens, contrast, scripts]) adoptSheet(page, sheet);
  followMedium(page);
}

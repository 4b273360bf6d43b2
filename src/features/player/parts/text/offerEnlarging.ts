import Expand from 'lucide/dist/esm/icons/expand.mjs';
import type { IconNode } from '../../../../ui/text/Icon.tsx';
import { contentImages } from './contentImages.ts';

export interface EnlargeLabels {
  /** Makes the label of the button around an image from its text alternative, which may be empty. */
  readonly enlarge: (name: string) => string;
  readonly fullScreen: string;
  /** The name of a table without a caption. */
  readonly table: string;
}

function iconOf(nodes: IconNode): SVGSVGElement {
  const made = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag);
  const icon = made('svg') as SVGSVGElement;
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('class', 'icon s');
  icon.setAttribute('aria-hidden', 'true');
  for (const [tag, attributes] of nodes) {
    const line = made(tag);
    for (const [name, value] of Object.entries(attributes)) line.setAttribute(name, String(value));
    icon.append(line);
  }
  return icon;
}

function button(className: string, label: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.setAttribute('aria-haspopup', 'dialog');
  made.setAttribute('aria-label', label);
  return made;
}

function wrapImages(text: HTMLElement, { enlarge }: EnlargeLabels): void {
  for (const { image, name, caption } of contentImages(text)) {
    if (image.closest('.enlarge') || (image instanceof HTMLImageElement && !image.complete)) continue;
    const around = button('enlarge', enlarge(name || caption));
    const whole = image.closest('picture') ?? image;
    const badge = document.createElement('span');
    badge.append(iconOf(Expand));
    whole.replaceWith(around);
    around.append(whole, badge);
  }
}

/**
 * Puts a table into a scrolling box, with a button for full screen. The button appears if the table is wider than its
 * box.
 */
function wrapTable(table: HTMLTableElement, { fullScreen, table: plain }: EnlargeLabels): ResizeObserver {
  const caption = table.caption?.textContent?.trim();
  const scroller = document.createElement('div');
  scroller.className = 'scroller';
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'group');
  scroller.setAttribute('aria-label', caption || plain);
  const full = button('to-full', `${fullScreen}: ${caption || plain}`);
  full.hidden = true;
  full.append(iconOf(Expand), fullScreen);
  const place = document.createElement('div');
  place.className = 'tabular';
  table.replaceWith(place);
  scroller.append(table);
  place.append(scroller, full);
  // One frame later, because the button changes the height of the observed box.
  const observer = new ResizeObserver(() =>
    requestAnimationFrame(() => (full.hidden = scroller.scrollWidth <= scroller.clientWidth + 1)),
  );
  observer.observe(scroller);
  observer.observe(table);
  return observer;
}

/**
 * Turns the images of a text into buttons as they load, and puts its tables into scrolling boxes (MEDIA-8, MEDIA-9).
 * @returns stop
 */
export function offerEnlarging(text: HTMLElement, labels: EnlargeLabels): () => void {
  const ending = new AbortController();
  for (const image of text.querySelectorAll('img'))
    if (!image.complete) image.addEventListener('load', () => wrapImages(text, labels), { signal: ending.signal });
  // A table inside another table scrolls with the outer one.
  const observers = [...text.querySelectorAll('table')]
    .filter((table) => !table.parentElement?.closest('table'))
    .map((table) => wrapTable(table, labels));
  wrapImages(text, labels);
  return () => {
    ending.abort();
    for (const observer of observers) observer.disconnect();
  };
}

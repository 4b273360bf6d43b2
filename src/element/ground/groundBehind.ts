import { luminance, over, readColour, type Colour } from './colour.ts';

/** The background behind an element. */
export interface Ground {
  /** Luminance of its colour, or of each colour of a gradient. */
  readonly grounds: readonly number[];
  /** False if a picture is behind it, or something that is no ancestor. The ground is then guessed from the colour of the text. */
  readonly known: boolean;
}

const around = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
const white: Colour = [255, 255, 255, 1];
const black: Colour = [18, 18, 18, 1];

/** The colour of a page's canvas: dark if the page supports a dark scheme and either supports no light one or the system is dark. */
function canvasOf(page: Document, view: Window): Colour {
  const said = view.getComputedStyle(page.documentElement).colorScheme;
  const schemes =
    said === 'normal' ? (page.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content ?? '') : said;
  if (!/\bdark\b/.test(schemes)) return white;
  return /\blight\b/.test(schemes) && !view.matchMedia('(prefers-color-scheme: dark)').matches ? white : black;
}

/** The ground behind an element: the backgrounds of its ancestors, down to the first opaque one, or to the page's canvas. */
export function groundBehind(element: Element): Ground {
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  const text = luminance(readColour(view.getComputedStyle(element).color));
  const guessed: Ground = { grounds: [text < 0.179 ? 1 : 0], known: false };
  // The lowest layer first.
  const layers: Colour[] = [];
  const seen = (base: Colour) => {
    let below = base;
    for (const layer of layers) below = over(layer, below);
    return luminance(below);
  };
  for (let at: Element | null = element; at; at = around(at)) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(at);
    // An element whose slot is not drawn yet has no background image at all.
    if (backgroundImage && backgroundImage !== 'none') {
      const stops = /url\(|image-set\(|element\(/.test(backgroundImage)
        ? null
        : backgroundImage.match(/(rgba?|color|okl(ab|ch)|lab|lch)\([^)]*\)/g)?.map(readColour);
      return stops?.every(([, , , opacity]) => opacity === 1) ? { grounds: stops.map(seen), known: true } : guessed;
    }
    const colour = readColour(backgroundColor);
    if (colour[3] === 1) return { grounds: [seen(colour)], known: true };
    if (colour[3] > 0) layers.unshift(colour);
  }
  const canvas = seen(canvasOf(page, view));
  // Text and canvas are similarly light: something that is no ancestor of the element paints the ground.
  const told = (Math.max(text, canvas) + 0.05) / (Math.min(text, canvas) + 0.05);
  return told < 2 ? guessed : { grounds: [canvas], known: true };
}

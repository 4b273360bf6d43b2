/** An image of a text, and its description. */
export interface ContentImage {
  readonly image: HTMLImageElement | SVGSVGElement;
  /** Its text alternative; empty if it has none. */
  readonly name: string;
  /** Its caption, else its text alternative. */
  readonly caption: string;
}

const least = { width: 120, height: 60 };

const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';

function isLarge(image: HTMLImageElement | SVGSVGElement): boolean {
  // An image that has not loaded yet counts, unless its author says that it is small.
  if (image instanceof HTMLImageElement && !image.complete)
    return !(Number(image.getAttribute('width') ?? least.width) < least.width);
  if (image instanceof HTMLImageElement && image.naturalWidth === 0) return false;
  const { width, height } = image.getBoundingClientRect();
  return width >= least.width && height >= least.height;
}

function isContent(image: HTMLImageElement | SVGSVGElement): boolean {
  // An image in a link keeps the link's click, and a drawing with links keeps its own clicks.
  if (image.closest('a') || image.querySelector('a')) return false;
  if (
    image instanceof SVGSVGElement &&
    (image.parentElement?.closest('svg') ||
      image.getAttribute('aria-hidden') === 'true' ||
      !image.closest('figure, [role=img]'))
  )
    return false;
  return isLarge(image);
}

function described(image: HTMLImageElement | SVGSVGElement): ContentImage {
  const name = words(
    image instanceof HTMLImageElement
      ? image.alt
      : (image.getAttribute('aria-label') ?? image.querySelector('title')?.textContent),
  );
  return { image, name, caption: words(image.closest('figure')?.querySelector('figcaption')?.textContent) || name };
}

/**
 * The images of a text that are worth enlarging, in their order (MEDIA-8): shown at 120 × 60 px or more, and not part
 * of a link.
 */
export function contentImages(text: HTMLElement): readonly ContentImage[] {
  return [...text.querySelectorAll<HTMLImageElement | SVGSVGElement>('img, svg')].filter(isContent).map(described);
}

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { linkAddress } from './linkAddress.ts';

/** A link on a page: its place as shares of the page, its text, and its target: an address or a page. */
export interface PageLink {
  readonly id: string;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** Text under the link; empty if there is none. */
  readonly text: string;
  readonly to: { readonly href: string } | { readonly page: number };
}

/** The fields of a link's annotation that Lectern reads. */
interface Annotation {
  readonly subtype?: string;
  readonly id: string;
  readonly rect: readonly [number, number, number, number];
  readonly url?: string;
  readonly dest?: string | readonly unknown[];
  readonly action?: string;
  readonly contentsObj?: { readonly str?: string };
}

const steps: Readonly<Record<string, (page: number, count: number) => number>> = {
  NextPage: (page, count) => Math.min(count, page + 1),
  PrevPage: (page) => Math.max(1, page - 1),
  FirstPage: () => 1,
  LastPage: (_, count) => count,
};

async function pageOf(pdf: PDFDocumentProxy, dest: NonNullable<Annotation['dest']>): Promise<number | null> {
  const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const first: unknown = place?.[0];
  if (typeof first !== 'number' && !first) return null;
  const index =
    typeof first === 'number'
      ? first
      : await pdf.getPageIndex(first as Parameters<PDFDocumentProxy['getPageIndex']>[0]);
  return index >= 0 && index < pdf.numPages ? index + 1 : null;
}

async function target(
  pdf: PDFDocumentProxy,
  number: number,
  { url, dest, action }: Annotation,
): Promise<PageLink['to'] | null> {
  const href = linkAddress(url);
  if (href) return { href };
  const step = action ? steps[action] : undefined;
  if (step) return { page: step(number, pdf.numPages) };
  // A destination that does not exist makes no link.
  const page = dest ? await pageOf(pdf, dest).catch(() => null) : null;
  return page === null ? null : { page };
}

/** The links of a page. Links to a script, a file or an unknown place are left out. */
export async function pageLinks(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<readonly PageLink[]> {
  const found = ((await page.getAnnotations({ intent: 'display' })) as Annotation[]).filter(
    ({ subtype }) => subtype === 'Link',
  );
  if (found.length === 0) return [];
  const { items } = await page.getTextContent();
  const view = page.getViewport({ scale: 1 });
  const { width, height } = view;
  const links = found.map(async (annotation): Promise<PageLink | null> => {
    const to = await target(pdf, page.pageNumber, annotation);
    if (!to) return null;
    const { rect } = annotation;
    const [x1, y1] = view.convertToViewportPoint(rect[0], rect[1]) as [number, number];
    const [x2, y2] = view.convertToViewportPoint(rect[2], rect[3]) as [number, number];
    const under = items.filter((item): item is Extract<typeof item, { str: string }> => {
      if (!('str' in item)) return false;
      const [across, up] = [
        (item.transform[4] as number) + item.width / 2,
        (item.transform[5] as number) + item.height / 3,
      ];
      return (
        across >= Math.min(rect[0], rect[2]) &&
        across <= Math.max(rect[0], rect[2]) &&
        up >= Math.min(rect[1], rect[3]) &&
        up <= Math.max(rect[1], rect[3])
      );
    });
    return {
      id: annotation.id,
      box: {
        left: Math.min(x1, x2) / width,
        top: Math.min(y1, y2) / height,
        width: Math.abs(x2 - x1) / width,
        height: Math.abs(y2 - y1) / height,
      },
      text:
        under
          .map(({ str }) => str)
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim() ||
        (annotation.contentsObj?.str ?? ''),
      to,
    };
  });
  return (await Promise.all(links)).filter((link) => link !== null);
}

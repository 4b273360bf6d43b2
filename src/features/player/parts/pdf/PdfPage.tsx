import type { RenderTask, TextLayer } from 'pdfjs-dist';
import { memo, useEffect, useRef, useState, type CSSProperties } from 'react';
import { LecternError } from '../../../../errors.ts';
import { usePort } from '../../../../port/context.tsx';
import { pageLinks, type PageLink } from './pageLinks.ts';
import { PdfLinks } from './PdfLinks.tsx';
import type { OpenPdf, PageSize } from './usePdf.ts';
import { pixelsPerPoint, sharpness } from './zoom.ts';

export interface PdfPageProps extends Omit<OpenPdf, 'userId' | 'column'> {
  readonly number: number;
  readonly label: string;
  /** Scale, relative to the size on paper. */
  readonly share: number;
  /** Whether the page is near the view; only such pages are drawn. */
  readonly near: boolean;
  readonly failedText: string;
  /** The spoken name of a link to a page: it names the target. */
  readonly nameOf: (page: number) => string;
  /** Called when the learner follows a link of the document to one of its pages. */
  readonly onPage: (page: number) => void;
  readonly onSize: (number: number, size: PageSize) => void;
  /** Called when the page's text is ready to be marked, run by run; with null once it is removed. */
  readonly onText: (number: number, runs: readonly HTMLElement[] | null) => void;
}

/** One page: its picture on a canvas, its text above it for selecting and reading. */
export const PdfPage = memo(function PdfPage({
  library,
  pdf,
  size,
  number,
  label,
  share,
  near,
  failedText,
  nameOf,
  onPage,
  onSize,
  onText,
}: PdfPageProps) {
  const port = usePort();
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  const scale = share * pixelsPerPoint;

  useEffect(() => {
    if (!near) return undefined;
    let here = true;
    let task: RenderTask | null = null;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (!here) return;
      const viewport = page.getViewport({ scale });
      onSize(number, { width: viewport.width / scale, height: viewport.height / scale });
      const sharp = sharpness(viewport.width, viewport.height, devicePixelRatio);
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.floor(viewport.width * sharp));
      canvas.height = Math.max(1, Math.floor(viewport.height * sharp));
      canvas.setAttribute('aria-hidden', 'true');
      task = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0], background: '#fff' });
      await task.promise;
      if (!here) return void empty(canvas);
      // The previous picture stays, scaled, until the next one is complete.
      release(picture.current);
      picture.current?.append(canvas);
      setFailed(false);
    };
    draw().catch((cause: unknown) => {
      if (!here) return;
      setFailed(true);
      port.host.report(new LecternError('render', `page ${number} of a PDF cannot be drawn`, { cause }));
    });
    return () => {
      here = false;
      task?.cancel();
    };
  }, [port, pdf, number, near, scale, onSize]);

  useEffect(() => {
    const place = text.current;
    if (!near || !place) return undefined;
    let here = true;
    let layer: TextLayer | null = null;
    const write = async () => {
      const page = await pdf.getPage(number);
      if (!here) return;
      layer = new library.TextLayer({
        textContentSource: page.streamTextContent(),
        container: place,
        viewport: page.getViewport({ scale: pixelsPerPoint }),
      });
      await layer.render();
      if (here) onText(number, layer.textDivs);
    };
    // A page can be seen without its text.
    write().catch(() => undefined);
    return () => {
      here = false;
      layer?.cancel();
      place.replaceChildren();
      onText(number, null);
    };
  }, [library, pdf, number, near, onText]);

  useEffect(() => {
    if (!near) return undefined;
    let here = true;
    // A page can be read without its links.
    pdf
      .getPage(number)
      .then((page) => pageLinks(pdf, page))
      .then(
        (found) => here && setLinks(found),
        () => undefined,
      );
    return () => {
      here = false;
      setLinks([]);
    };
  }, [pdf, number, near]);

  useEffect(() => {
    if (!near) return undefined;
    const held = picture.current;
    return () => {
      release(held);
      pdf.getPage(number).then(
        (page) => page.cleanup(),
        () => undefined,
      );
    };
  }, [pdf, number, near]);

  const style = { '--w': size.width * pixelsPerPoint, '--h': size.height * pixelsPerPoint } as CSSProperties;
  return (
    <div className="leaf" role="group" data-page={number} aria-label={label} style={style}>
      <div className="ink" ref={picture} />
      <div className="textLayer" ref={text} />
      <PdfLinks links={links} nameOf={nameOf} onPage={onPage} />
      {failed && <p className="spoiled">{failedText}</p>}
    </div>
  );
});

// A canvas keeps its memory until it is collected, unless its size is set to zero.
function empty(canvas: HTMLCanvasElement) {
  canvas.width = canvas.height = 0;
}

function release(place: HTMLElement | null) {
  place?.querySelectorAll('canvas').forEach(empty);
  place?.replaceChildren();
}

import type { RenderTask, TextLayer } from 'pdfjs-dist';
import { memo, useEffect, useRef, useState, type CSSProperties } from 'react';
import { LecternError } from '../../../errors.ts';
import { usePort } from '../../../runtime/context.tsx';
import type { OpenPdf, PageSize } from './usePdf.ts';
import { pixelsPerPoint, sharpness } from './zoom.ts';

export interface PdfPageProps extends Omit<OpenPdf, 'userId'> {
  readonly number: number;
  readonly label: string;
  /** Share of the size on paper. */
  readonly share: number;
  /** Only what is near the view is drawn. */
  readonly near: boolean;
  readonly failedText: string;
  readonly onSize: (number: number, size: PageSize) => void;
  /** The page's text is there to be marked, run by run; null once it is gone. */
  readonly onText: (number: number, runs: readonly HTMLElement[] | null) => void;
}

/** One page: its picture on a canvas, its text above it for selecting and reading. */
export const PdfPage = memo(function PdfPage({ library, pdf, size, number, label, share, near, failedText, onSize, onText }: PdfPageProps) {
  const port = usePort();
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
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
      // The picture before stands, stretched, until the next one is whole.
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
      layer = new library.TextLayer({ textContentSource: page.streamTextContent(), container: place, viewport: page.getViewport({ scale: pixelsPerPoint }) });
      await layer.render();
      if (here) onText(number, layer.textDivs);
    };
    // Without its text a page can still be seen.
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
    const held = picture.current;
    return () => {
      release(held);
      pdf.getPage(number).then((page) => page.cleanup(), () => undefined);
    };
  }, [pdf, number, near]);

  const style = { '--w': size.width * pixelsPerPoint, '--h': size.height * pixelsPerPoint } as CSSProperties;
  return (
    <div className="leaf" role="group" data-page={number} aria-label={label} style={style}>
      <div className="ink" ref={picture} />
      <div className="textLayer" ref={text} />
      {failed && <p className="spoiled">{failedText}</p>}
    </div>
  );
});

// A canvas keeps its memory until it is collected, unless it is made empty.
function empty(canvas: HTMLCanvasElement) {
  canvas.width = canvas.height = 0;
}

function release(place: HTMLElement | null) {
  place?.querySelectorAll('canvas').forEach(empty);
  place?.replaceChildren();
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useFormats, useTexts } from '../../../../i18n/context.tsx';
import { times } from '../../../../plain/times.ts';
import { PdfFind } from './PdfFind.tsx';
import { pdfKeys } from './pdfKeys.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfTools } from './PdfTools.tsx';
import { useFind } from './useFind.ts';
import { useFindBox } from './useFindBox.ts';
import { useFoundPlaces } from './useFoundPlaces.ts';
import { useLinks } from '../../base/links.ts';
import { useKeptPage } from './useKeptPage.ts';
import { useNearPages } from './useNearPages.ts';
import { usePages } from './usePages.ts';
import { usePageSizes } from './usePageSizes.ts';
import { usePageTexts } from './usePageTexts.ts';
import type { OpenPdf } from './usePdf.ts';
import { useSavePdf } from './useSavePdf.ts';
import { useFullscreen } from '../../../../ui/useFullscreen.ts';
import { pixelsPerPoint } from './zoom.ts';

export interface PdfViewerProps {
  readonly open: OpenPdf;
  readonly name: string;
  readonly workflowId: string;
  readonly activityPathId: string;
}

/**
 * Shows a PDF: the tools at the top, and the pages one below the other; only pages near the view are drawn. It opens
 * where the learner stopped (RESUME-1).
 */
export function PdfViewer({ open, name, workflowId, activityPathId }: PdfViewerProps) {
  const { library, pdf, size, column, userId } = open;
  const [t, formats] = [useTexts('parts'), useFormats()];
  const count = pdf.numPages;
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { first, keep } = useKeptPage({ userId, workflowId, activityPathId }, count);
  const { sizeOf, widest, onSize } = usePageSizes(size);
  const { page, share, zoom, setZoom, margin, show } = usePages(scroller, count, widest, first, column);
  const near = useNearPages(scroller, count);
  const { full, toggle } = useFullscreen(root);
  // A layout effect, because the learner may leave before the page is painted.
  useLayoutEffect(() => {
    if (share > 0) keep(page);
  }, [keep, page, share]);

  const find = useFindBox(root, scroller);
  const search = useFind(pdf, find.isOpen ? find.words : '');
  const { texts, onText } = usePageTexts();
  const { current, move } = useFoundPlaces({ search, texts, page, scroller, show });
  const { failed, save } = useSavePdf(pdf, name);

  const nameOf = useCallback(
    (number: number) => t('pdf.page', { page: formats.number(number), total: formats.number(count) }),
    [t, formats, count],
  );
  const showing = useRef(show);
  useEffect(() => void (showing.current = show));
  const { query, followed } = useLinks();
  const named = new URLSearchParams(query).has('page');
  useEffect(() => {
    if (followed > 0 && named) showing.current(first);
  }, [followed, named, first]);
  const jump = useCallback((number: number) => {
    showing.current(number);
    // The link that led to the page may be out of view now.
    scroller.current?.focus();
  }, []);

  const style = {
    '--share': share,
    '--total-scale-factor': share * pixelsPerPoint,
    '--gap': `${margin}px`,
  } as CSSProperties;
  return (
    <div className="pdf" ref={root} onKeyDown={(event) => pdfKeys(event, scroller.current, find.open)}>
      <PdfTools
        page={page}
        count={count}
        zoom={zoom}
        share={share}
        column={column !== null}
        finding={find.isOpen}
        full={full}
        onPage={show}
        onZoom={setZoom}
        onFind={find.isOpen ? find.close : find.open}
        onFull={toggle}
        onDownload={save}
      />
      {find.isOpen && (
        <PdfFind
          words={find.words}
          count={search.found.length}
          current={current}
          done={search.done && search.words === find.words}
          onWords={find.setWords}
          onMove={move}
          onClose={find.close}
        />
      )}
      <div role="status">{failed && <p className="continued">{t('file.downloadFailed')}</p>}</div>
      {first > 1 && <Continued first={first} onRestart={() => jump(1)} />}
      <div className="sheets" ref={scroller} tabIndex={0} role="group" aria-label={name} dir="ltr" style={style}>
        {times(count, (index) => index + 1).map((number) => (
          <PdfPage
            key={number}
            library={library}
            pdf={pdf}
            size={sizeOf(number)}
            number={number}
            label={nameOf(number)}
            share={share}
            near={share > 0 && near.has(number)}
            failedText={t('pdf.pageFailed')}
            nameOf={nameOf}
            onPage={jump}
            onSize={onSize}
            onText={onText}
          />
        ))}
      </div>
    </div>
  );
}

/** Names the page at which reading continues, and offers to go back to the first page. */
function Continued({ first, onRestart }: { readonly first: number; readonly onRestart: () => void }) {
  const [t, formats] = [useTexts('parts'), useFormats()];
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <p className="continued" role="status">
      {t('pdf.continued', { page: formats.number(first) })}
      <button
        type="button"
        className="link"
        onClick={() => {
          setShown(false);
          onRestart();
        }}
      >
        {t('pdf.fromBeginning')}
      </button>
    </p>
  );
}

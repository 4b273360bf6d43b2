import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { keepBookmark } from '../../../data/player/keepBookmark.ts';
import { readingPlace } from '../../../data/player/readingPlace.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../runtime/context.tsx';
import { saveBytes } from '../file/saveBytes.ts';
import { markFound, rangeOf } from './markFound.ts';
import { PdfFind } from './PdfFind.tsx';
import { PdfPage } from './PdfPage.tsx';
import { PdfTools } from './PdfTools.tsx';
import { useFind } from './useFind.ts';
import { useFullscreen } from './useFullscreen.ts';
import { useNearPages } from './useNearPages.ts';
import { usePages } from './usePages.ts';
import type { OpenPdf, PageSize } from './usePdf.ts';
import { pixelsPerPoint } from './zoom.ts';

export interface PdfViewerProps {
  readonly open: OpenPdf;
  readonly name: string;
  readonly workflowId: string;
  readonly activityPathId: string;
}

/** Reads a PDF: pages below each other, of which those near the view are drawn; tools above. Opens where one was (RESUME-1). */
export function PdfViewer({ open: { library, pdf, size, userId }, name, workflowId, activityPathId }: PdfViewerProps) {
  const port = usePort();
  const [t, formats] = [useTexts('parts'), useFormats()];
  const count = pdf.numPages;
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { place, bookmark } = useMemo(() => {
    if (!userId) return { place: null, bookmark: null };
    const of = { userId, workflowId, activityPathId };
    const kept = keepBookmark(port, of, () => reading.flush());
    const reading = readingPlace(port, of, kept.ask);
    return { place: reading, bookmark: kept };
  }, [port, userId, workflowId, activityPathId]);
  const [first] = useState(() => Math.min(count, Math.max(1, Math.round(place?.get() ?? 1))));
  const [continued, setContinued] = useState(first > 1);
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const { page, share, zoom, setZoom, show } = usePages(scroller, count, Math.max(size.width, ...[...sizes.values()].map(({ width }) => width)), first);
  const near = useNearPages(scroller, count);
  const { full, toggle } = useFullscreen(root);

  // With the page itself, not after it has been painted: it may be left by then.
  const moved = useRef(false);
  useLayoutEffect(() => {
    // Opening it is no news of where the learner is.
    moved.current ||= share > 0 && page !== first;
    if (moved.current) place?.set(page);
  }, [place, page, share, first]);
  useEffect(
    () => () => {
      place?.flush();
      bookmark?.flush();
    },
    [place, bookmark],
  );

  const onSize = useCallback(
    (number: number, found: PageSize) =>
      setSizes((before) => {
        const known = before.get(number) ?? size;
        return Math.abs(known.width - found.width) + Math.abs(known.height - found.height) < 0.5 ? before : new Map(before).set(number, found);
      }),
    [size],
  );

  const [finding, setFinding] = useState(false);
  const [words, setWords] = useState('');
  const search = useFind(pdf, finding ? words : '');
  const [current, setCurrent] = useState(0);
  const [texts, setTexts] = useState<ReadonlyMap<number, readonly HTMLElement[]>>(new Map());
  const onText = useCallback(
    (number: number, runs: readonly HTMLElement[] | null) =>
      setTexts((before) => {
        if (!runs && !before.has(number)) return before;
        const after = new Map(before);
        if (runs) after.set(number, runs);
        else after.delete(number);
        return after;
      }),
    [],
  );
  const shown = search.found[current];
  const wanted = useRef<typeof shown>(undefined);
  const go = (index: number) => {
    setCurrent(index);
    const match = search.found[index];
    wanted.current = match;
    // Its text may not be there yet; then its page comes first.
    if (match && !texts.has(match.page)) show(match.page);
  };
  const known = useRef(search);
  useEffect(() => {
    const isNew = known.current.words !== search.words;
    known.current = search;
    // The first from where one reads on.
    if (isNew || search.found.length <= current) go(Math.max(0, search.found.findIndex((match) => match.page >= page)));
    // Only what was found decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);
  useEffect(() => {
    const of = (match: (typeof search.found)[number]) => rangeOf(texts.get(match.page) ?? [], match) ?? [];
    const unmark = [markFound(search.found.flatMap(of), 'found')];
    const range = shown && of(shown);
    if (range instanceof Range) {
      unmark.push(markFound([range], 'current'));
      const sheet = scroller.current;
      if (sheet && wanted.current === shown) {
        const [box, view] = [range.getBoundingClientRect(), sheet.getBoundingClientRect()];
        const [down, across] = [box.top - view.top, box.left - view.left];
        if (down < 24 || down > view.height - 48) sheet.scrollTop += down - view.height / 3;
        if (across < 8 || across > view.width - 48) sheet.scrollLeft += across - view.width / 2;
        wanted.current = undefined;
      }
    }
    return () => unmark.forEach((take) => take());
  }, [search, shown, texts]);

  const openFind = () => {
    setFinding(true);
    // Where it is open already.
    root.current?.querySelector<HTMLInputElement>('.seek input')?.select();
  };
  // Before the next key: what is typed at once belongs to the box.
  useLayoutEffect(() => {
    if (finding) root.current?.querySelector<HTMLInputElement>('.seek input')?.select();
  }, [finding]);
  const closeFind = () => {
    setFinding(false);
    scroller.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const sheet = scroller.current;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'f') {
      event.preventDefault();
      openFind();
    } else if (sheet && !ctrlKey && !metaKey && !altKey && !(event.target instanceof HTMLInputElement)) {
      const height = sheet.clientHeight * 0.9;
      const to = { PageDown: sheet.scrollTop + height, PageUp: sheet.scrollTop - height, Home: 0, End: sheet.scrollHeight }[key];
      if (to === undefined) return;
      event.preventDefault();
      sheet.scrollTop = to;
    }
  };
  const [unsaved, setUnsaved] = useState(false);
  const download = () => {
    setUnsaved(false);
    pdf.getData().then(
      (bytes) => saveBytes(bytes as Uint8Array<ArrayBuffer>, /\.pdf$/i.test(name) ? name : `${name}.pdf`, 'application/pdf'),
      () => setUnsaved(true),
    );
  };

  const style = { '--share': share, '--total-scale-factor': share * pixelsPerPoint } as CSSProperties;
  return (
    <div className="pdf" ref={root} onKeyDown={onKeyDown}>
      <PdfTools page={page} count={count} zoom={zoom} share={share} finding={finding} full={full} onPage={show} onZoom={setZoom} onFind={finding ? closeFind : openFind} onFull={toggle} onDownload={download} />
      {finding && (
        <PdfFind
          words={words}
          count={search.found.length}
          current={current}
          done={search.done && search.words === words}
          onWords={setWords}
          onMove={(direction) => go((current + direction + search.found.length) % search.found.length)}
          onClose={closeFind}
        />
      )}
      <div role="status">{unsaved && <p className="continued">{t('file.downloadFailed')}</p>}</div>
      {continued && (
        <p className="continued" role="status">
          {t('pdf.continued', { page: formats.number(first) })}
          <button
            type="button"
            className="link"
            onClick={() => {
              setContinued(false);
              show(1);
              scroller.current?.focus();
            }}
          >
            {t('pdf.fromBeginning')}
          </button>
        </p>
      )}
      <div className="sheets" ref={scroller} tabIndex={0} role="group" aria-label={name} dir="ltr" style={style}>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <PdfPage
            key={number}
            library={library}
            pdf={pdf}
            size={sizes.get(number) ?? size}
            number={number}
            label={t('pdf.page', { page: formats.number(number), total: formats.number(count) })}
            share={share}
            near={share > 0 && near.has(number)}
            failedText={t('pdf.pageFailed')}
            onSize={onSize}
            onText={onText}
          />
        ))}
      </div>
    </div>
  );
}

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { asError } from '../../../../commands/asError.ts';
import { fetchFile } from '../../../../data/player/fetchFile.ts';
import { readSettings } from '../../../../data/settings/readSettings.ts';
import { readBookmarks } from '../../../../data/player/reading/readBookmarks.ts';
import { useOnline } from '../../../../data/query/useOnline.ts';
import { pdfSource } from '../../../../web/pdfSource.ts';
import { LecternError } from '../../../../errors.ts';
import { atPhase } from '../../../../plain/atPhase.ts';
import { usePort } from '../../../../port/context.tsx';
import { loadPdf, type PdfLibrary } from './loadPdf.ts';
import { openPdf } from './openPdf.ts';
import { textColumn, type TextColumn } from './textColumn.ts';

/** A document that can be drawn. */
export interface OpenPdf {
  readonly library: PdfLibrary;
  readonly pdf: PDFDocumentProxy;
  /** Size of the first page in points; a page that has not been examined yet is assumed to have the same size. */
  readonly size: PageSize;
  /** The place of its text; null if it is not known. */
  readonly column: TextColumn | null;
  /** The reader whose place is stored; null if the reader is unknown. */
  readonly userId: string | null;
}

/** Width and height in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type PdfState =
  /** `share`: the loaded part of the file, 0 to 1; null if it is not known. */
  | { readonly kind: 'loading'; readonly share: number | null }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly error: LecternError }
  | ({ readonly kind: 'open' } & OpenPdf);

const loading: PdfState = { kind: 'loading', share: null };

/**
 * Fetches and opens a PDF. Its source is checked before anything is fetched (MEDIA-2). It is closed when the learner
 * leaves it, so that its memory is released.
 */
export function usePdf(
  url: string,
  workflowId: string,
): { readonly state: PdfState; readonly retry: () => void; readonly busy: boolean } {
  const port = usePort();
  const online = useOnline();
  const [state, setState] = useState<PdfState>(loading);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    let close: (() => void) | null = null;
    const open = async () => {
      const { apiBase, report } = port.host;
      const { storageHost } = await readSettings(port);
      const source = pdfSource(url, { apiBase, storageHost });
      if (!source) {
        report(
          new LecternError(
            'forbidden',
            `a PDF was blocked: ${url.slice(0, 200)} is neither of the portal nor of the object storage`,
            { call: 'file.get' },
          ),
        );
        return setState({ kind: 'blocked' });
      }
      const progress = (loaded: number, total: number | null) =>
        setState((before) =>
          before.kind === 'loading' && total ? { kind: 'loading', share: Math.min(1, loaded / total) } : before,
        );
      const userId = port.session.user().then(
        ({ id }) => id,
        () => null,
      );
      // The bookmarks load at the same time as the file, which does not wait for them.
      void userId.then((id) => (id === null ? undefined : readBookmarks(port, id, workflowId)));
      const [library, bytes] = await Promise.all([
        loadPdf(),
        fetchFile(port, source, { signal: left.signal, progress }),
      ]);
      if (left.signal.aborted) return;
      const task = openPdf(library, bytes, `${new URL(apiBase).origin}/embed/1/pdf/`);
      close = () => {
        void task.destroy().catch(() => undefined);
        library.TextLayer.cleanup();
      };
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      const column = await textColumn(pdf, width).catch(() => null);
      const person = await userId;
      if (!left.signal.aborted)
        setState({ kind: 'open', library, pdf, size: { width, height }, column, userId: person });
    };
    open()
      .catch((cause: unknown) => !left.signal.aborted && setState({ kind: 'failed', error: asError(cause) }))
      .finally(() => !left.signal.aborted && setBusy(false));
    return () => {
      left.abort();
      close?.();
    };
  }, [port, url, workflowId, attempt]);

  // The failure stays on screen until the next answer, so that its button keeps the focus.
  const retry = () => {
    setBusy(true);
    setAttempt((before) => before + 1);
  };
  const failed = state.kind === 'failed' ? state.error.code : null;
  useEffect(() => {
    if (failed !== 'unauthorized') return undefined;
    return atPhase(port.session.store, 'active', retry);
  }, [port, failed]);
  useEffect(() => {
    if (online && (failed === 'offline' || failed === 'network')) retry();
    // Only when the connection returns, not after each failure.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [online]);
  return { state, retry, busy };
}

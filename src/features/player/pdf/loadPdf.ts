import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?address';
import olderWorkerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?address';
import type * as pdfjs from 'pdfjs-dist';

/** The library that reads and draws PDF files. */
export type PdfLibrary = typeof pdfjs;

/** Whether this browser has what the library's own build stands on. The other build would bring it, to the whole page. */
function isRecent(): boolean {
  const needed: readonly (readonly [object, string])[] = [
    [Map.prototype, 'getOrInsertComputed'],
    [Math, 'sumPrecise'],
    [Uint8Array, 'fromBase64'],
    [Uint8Array.prototype, 'toHex'],
    [Promise, 'try'],
    [Promise, 'withResolvers'],
    [URL, 'parse'],
    [Set.prototype, 'intersection'],
  ];
  return needed.every(([owner, name]) => name in owner);
}

/** Loads the library and tells it where its worker is; the worker is fetched with the first document. */
export async function loadPdf(): Promise<PdfLibrary> {
  const page = globalThis as { pdfjsLib?: unknown };
  const [had, own] = ['pdfjsLib' in page, page.pdfjsLib];
  const recent = isRecent();
  const library: PdfLibrary = recent ? await import('pdfjs-dist/build/pdf.min.mjs') : await import('pdfjs-dist/legacy/build/pdf.min.mjs');
  // It names itself on the page, where a host may have one of its own.
  if (had) page.pdfjsLib = own;
  else delete page.pdfjsLib;
  library.GlobalWorkerOptions.workerSrc = recent ? workerAddress : olderWorkerAddress;
  return library;
}

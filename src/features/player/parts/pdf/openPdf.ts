import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import type { PdfLibrary } from './loadPdf.ts';

/**
 * Opens a document. Its reader runs in a worker; if a host's page allows no worker, it runs on the page itself.
 * @param bytes the file; the worker takes them over, so they are empty afterwards
 * @param files address of the folder with character maps, fonts and decoders, which few documents need
 */
export function openPdf(
  { getDocument, VerbosityLevel }: PdfLibrary,
  bytes: Uint8Array,
  files: string,
): PDFDocumentLoadingTask {
  return getDocument({
    data: bytes,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    // Our content security policy does not allow compiling code, so scans are decoded by plain JavaScript.
    useWasm: false,
    // The worker's own security policy forbids it to fetch anything.
    useWorkerFetch: false,
    disableWorkerRendering: true,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  } as Parameters<typeof getDocument>[0]);
}

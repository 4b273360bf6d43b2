import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import type { PdfLibrary } from './loadPdf.ts';

/**
 * Opens a document. Its reader runs in a worker; where a host's page allows none, on the page itself.
 * @param bytes are handed over: they are empty afterwards
 * @param files address of the folder with character maps, fonts and decoders, which few documents need
 */
export function openPdf({ getDocument, VerbosityLevel }: PdfLibrary, bytes: Uint8Array, files: string): PDFDocumentLoadingTask {
  return getDocument({
    data: bytes,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    // Our policy compiles nothing: scans are decoded by plain code.
    useWasm: false,
    // The worker's own policy lets it fetch nothing.
    useWorkerFetch: false,
    disableWorkerRendering: true,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  } as Parameters<typeof getDocument>[0]);
}

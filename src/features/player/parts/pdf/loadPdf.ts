import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?address';
import olderWorkerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?address';
import type * as pdfjs from 'pdfjs-dist';
import { cacheScript } from '../../../../lazy/cacheScript.ts';
import { hasRecentBuiltIns } from '../../../../web/hasRecentBuiltIns.ts';

/** The library that reads and draws PDF files. */
export type PdfLibrary = typeof pdfjs;

/**
 * Loads the library and the bytes of its worker, and sets the address of the worker. The bytes are fetched first,
 * because after one failure the library uses no worker for the rest of the page's life (LATE-1).
 */
export async function loadPdf(): Promise<PdfLibrary> {
  const page = globalThis as { pdfjsLib?: unknown };
  const [had, own] = ['pdfjsLib' in page, page.pdfjsLib];
  const recent = hasRecentBuiltIns();
  const worker = recent ? workerAddress : olderWorkerAddress;
  const [library] = await Promise.all([
    recent ? import('pdfjs-dist/build/pdf.min.mjs') : import('pdfjs-dist/legacy/build/pdf.min.mjs'),
    cacheScript(worker),
  ]);
  // The library registers itself on the page, where a host may have a library of its own.
  if (had) page.pdfjsLib = own;
  else delete page.pdfjsLib;
  library.GlobalWorkerOptions.workerSrc = worker;
  return library;
}

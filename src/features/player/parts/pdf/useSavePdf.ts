import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { saveFile } from '../../../../web/saveFile.ts';

/** Saves the open document as a file. */
export function useSavePdf(
  pdf: PDFDocumentProxy,
  name: string,
): { readonly failed: boolean; readonly save: () => void } {
  const [failed, setFailed] = useState(false);
  const save = () => {
    setFailed(false);
    const fileName = /\.pdf$/i.test(name) ? name : `${name}.pdf`;
    pdf.getData().then(
      (bytes) => saveFile(bytes as Uint8Array<ArrayBuffer>, fileName, 'application/pdf'),
      () => setFailed(true),
    );
  };
  return { failed, save };
}

import { passageLength } from './passage.ts';

/** `Promise.withResolvers`, which the library's build needs and Node 20 lacks. */
function withResolvers<T>(this: PromiseConstructor) {
  const parts = {} as { resolve: (value: T) => void; reject: (reason: unknown) => void };
  const promise = new this<T>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return { promise, ...parts };
}

/** When it is loaded, the library warns that it cannot draw here. Nothing is drawn, so that the warning is hidden. */
async function loadLibrary() {
  Object.assign(Promise, { withResolvers: (Promise as { withResolvers?: unknown }).withResolvers ?? withResolvers });
  const { warn } = console;
  console.warn = (...said: unknown[]) => (/Cannot (load|polyfill)/.test(String(said[0])) ? undefined : warn(...said));
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
}

/** The text of a PDF file in passages with their pages (TUTOR-5); none where it cannot be read. */
export async function pdfPassages(file: Uint8Array) {
  const passages: { heading: string; text: string; anchor: string }[] = [];
  const { getDocument } = await loadLibrary();
  const task = getDocument({ data: file, verbosity: 0 });
  try {
    const document = await task.promise;
    for (let page = 1; page <= document.numPages; page++) {
      const { items } = await (await document.getPage(page)).getTextContent();
      const lines = items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join('')
        .split('\n')
        .filter((line) => line.trim());
      let text = '';
      const close = () => {
        if (text) passages.push({ heading: '', text, anchor: `page=${page}` });
        text = '';
      };
      for (const line of lines) {
        text += text ? `\n${line}` : line;
        if (text.length > passageLength && /[.!?؟。]\s*$/.test(line)) close();
      }
      close();
    }
  } catch (error) {
    // The course is searched without it.
    console.error('A PDF file cannot be read for the tutor.', error);
  } finally {
    await task.destroy();
  }
  return passages;
}

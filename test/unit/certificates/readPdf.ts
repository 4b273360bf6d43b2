/** What the library's build stands on and Node 20 lacks. */
function withResolvers<T>(this: PromiseConstructor) {
  const parts = {} as { resolve: (value: T) => void; reject: (reason: unknown) => void };
  const promise = new this<T>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return { promise, ...parts };
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

const flat = (node: Node | null): Node[] => (node ? [node, ...(node.children ?? []).flatMap(flat)] : []);

/** What a reader of a PDF file finds in it: its facts, its tags, its links, and its texts with their places in millimetres. */
export async function readPdf(file: Buffer) {
  Object.assign(Promise, { withResolvers: (Promise as { withResolvers?: unknown }).withResolvers ?? withResolvers });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(1);
  const [{ info }, content, tree, links] = await Promise.all([
    document.getMetadata(),
    page.getTextContent(),
    page.getStructTree(),
    page.getAnnotations(),
  ]);
  const mm = (points: number) => (points * 25.4) / 72;
  const texts = content.items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [
          {
            text: item.str,
            left: mm(item.transform[4] as number),
            bottom: mm(item.transform[5] as number),
            width: mm(item.width),
            size: mm(item.height),
          },
        ]
      : [],
  );
  const found = {
    pages: document.numPages,
    size: page.view.map((one: number) => Math.round(mm(one))),
    info: info as Readonly<Record<string, unknown>>,
    /** All that is written, without spaces: a script's letters may be told one by one. */
    written: content.items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .replace(/\s/g, ''),
    texts,
    tags: flat(tree as unknown as Node),
    links: links.flatMap(({ url }: { readonly url?: string }) => url ?? []),
  };
  await task.destroy();
  return found;
}

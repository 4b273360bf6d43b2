import { cacheScript } from './cacheScript.ts';

const imported = new Set<string>();
/** Files whose bytes have arrived and wait for an import. Other code that needs them does not request them again. */
const arrived = new Set<string>();

/** Initiators whose requests only fetch bytes and run nothing. */
const forBytes: readonly string[] = ['fetch', 'link'];

/** Whether this page has loaded a script: by an element, or as part of another import. */
const isLoaded = (url: string) =>
  imported.has(url) ||
  (performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[]).some(
    ({ initiatorType, responseStatus }) =>
      !forBytes.includes(initiatorType) && responseStatus >= 200 && responseStatus < 400,
  );

/**
 * Loads code on demand (LATE-1). First it fetches the file of the code and all files that it imports, at the same time. The import follows
 * when they have arrived, so that it does not fail. The build wraps each of our `import()` calls in this, and gives the files.
 * @param base address that the files are relative to; or the code itself, if it is part of the calling file
 * @param load does the import
 * @throws TypeError if the code cannot be loaded now; the next call tries again
 */
export async function lazyImport<T>(
  ...[base, files, load]:
    | [code: Promise<T>, files?: undefined, load?: undefined]
    | [base: string, files: readonly string[], load: () => Promise<T>]
): Promise<T> {
  if (!load) return base;
  const urls = files.map((file) => new URL(file, base).href).filter((url) => !isLoaded(url));
  try {
    await Promise.all(
      urls.filter((url) => !arrived.has(url)).map((url) => cacheScript(url).then(() => arrived.add(url))),
    );
    const part = await load();
    for (const url of urls) imported.add(url);
    return part;
  } finally {
    for (const url of urls) arrived.delete(url);
  }
}

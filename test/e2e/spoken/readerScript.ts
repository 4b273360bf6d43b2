import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** What the script gives a page. */
export interface SpokenReader {
  readonly readAll: () => Promise<string[]>;
  readonly listen: () => Promise<void>;
  readonly readFocus: () => Promise<string>;
  readonly heard: () => Promise<string[]>;
}

let script: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('inPage.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // The reader's parts look at these.
    define: { 'process.env': '{}', 'global': 'globalThis' },
  });
  return outputFiles[0]?.text ?? '';
}

/** The virtual screen reader as one script for a page. */
export const readerScript = (): Promise<string> => (script ??= bundled());

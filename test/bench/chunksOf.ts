import { readFileSync } from 'node:fs';
import type { ChunkGraph } from '../build/chunkFences.ts';

/** The built files that hold a module whose path fits, as they are called at the end of their addresses. */
export function chunksOf(meta: string, module: RegExp): string[] {
  const { files } = JSON.parse(readFileSync(meta, 'utf8')) as ChunkGraph;
  return Object.entries(files).flatMap(([name, { modules }]) =>
    Object.keys(modules).some((id) => module.test(id)) ? [name] : [],
  );
}

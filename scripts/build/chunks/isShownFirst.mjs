import { closure, tagOfEntry } from './chunkGraph.mjs';

/** Chunks that load late, but contain the first view of a page: a course or a part, and its text. */
const VIEWS = new Set(['content', 'overview', 'AuthorText']);

/** Whether an element or a page needs a chunk before it can show anything. @param chunks of the build, by file name */
export function isShownFirst(chunk, chunks) {
  const starts = Object.values(chunks).filter(
    ({ isEntry, facadeModuleId, name }) => isEntry || tagOfEntry(facadeModuleId) || VIEWS.has(name),
  );
  return starts.some(({ fileName }) => closure(chunks, fileName).includes(chunk.fileName));
}

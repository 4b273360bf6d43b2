import { closure, tagOfEntry } from './chunkGraph.mjs';

/** Chunks that come late, but bring what a page of their own shows first: a course or a part, and its text. */
const VIEWS = new Set(['content', 'overview', 'AuthorText']);

/** Whether an element or a page needs a chunk before it can show anything. @param chunks of the build, by file name */
export function isShownFirst(chunk, chunks) {
  const starts = Object.values(chunks).filter(
    ({ isEntry, facadeModuleId, name }) => isEntry || tagOfEntry(facadeModuleId) || VIEWS.has(name),
  );
  return starts.some(({ fileName }) => closure(chunks, fileName).includes(chunk.fileName));
}

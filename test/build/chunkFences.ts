/** What the build writes about its chunks. */
export interface ChunkGraph {
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly files: Readonly<Record<string, { readonly modules: Readonly<Record<string, number>> }>>;
}

const NOT_FOR_THE_LIST = /src\/(features|data)\/player\/|node_modules\/(dompurify|@tanstack\/react-virtual|@tanstack\/virtual-core)\//;

/** Modules that the course list must not make a page load. */
export function forbiddenModules(graph: ChunkGraph, chunks: readonly string[]): string[] {
  return chunks.flatMap((chunk) =>
    Object.keys(graph.files[chunk]?.modules ?? {})
      .filter((module) => NOT_FOR_THE_LIST.test(module))
      .map((module) => `${chunk} holds ${module}`),
  );
}

/** What the build writes about its chunks. */
export interface ChunkGraph {
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly files: Readonly<
    Record<
      string,
      {
        readonly imports: readonly string[];
        readonly dynamicImports: readonly string[];
        readonly modules: Readonly<Record<string, number>>;
      }
    >
  >;
}

const PLAYER = /src\/(features|data)\/player\/|node_modules\/dompurify\//;
const VIRTUALIZER =
  /src\/features\/courses\/grid\/VirtualGrid\.|node_modules\/@tanstack\/(react-virtual|virtual-core)\//;
const DRAWER = /src\/features\/courses\/tools\/(FilterDrawer|drawer)\./;
const TOOLS =
  /src\/features\/courses\/(tools\/(toolbox|ListTools|SearchBox|Chips|Sort)|next\/NextSteps|panels\/Panels)\./;

/** What the first cards of a list must not make a page load, and what its late tools must not. */
export const NOT_FOR_THE_LIST = [PLAYER, VIRTUALIZER, DRAWER, TOOLS];
export const NOT_FOR_THE_TOOLS = [PLAYER, VIRTUALIZER, DRAWER];

const oneOf = (start: string, endings: readonly string[], end = '') =>
  new RegExp(`${start}(${endings.join('|')})${end}`);
const OVERVIEW = oneOf(
  'src/features/player/(overview|finish|results)/',
  [
    ...['Overview', 'PublicOverview', 'CoursePage', 'CourseButtons', 'overviewModel', 'publicModel', 'overview\\.css'],
    ...['Results', 'results\\.css', 'AttemptsChart', 'EndPage', 'FinishDialog'],
  ],
  '\\b',
);
const CONTENT = /src\/features\/player\/content\/(Content|Toc|PartPage|contentModel|content\.css)\b/;
const OTHER_KINDS = oneOf('', [
  'node_modules/(pdfjs-dist|@vimeo|dompurify)/',
  'src/features/player/parts/(pdf|file|video|event|text|framed|tool|scorm|discussion|attach)/',
  'src/data/player/(tool|scorm|discussion)/',
  'src/bridge/(guest|scorm)/',
  'src/features/player/content/(search/|longRead/(?!sectionModel)|tiles/(?!tileModel))',
]);

/** What a view of the course page must not make a page load: the other view, and of a part whatever is not there in every one. */
export const NOT_FOR_A_VIEW = {
  Content: [OVERVIEW, OTHER_KINDS],
  Overview: [CONTENT, OTHER_KINDS],
  PublicOverview: [CONTENT, OTHER_KINDS],
};

/** Modules that these chunks hold and should not. */
export function forbiddenModules(graph: ChunkGraph, chunks: readonly string[], forbidden: readonly RegExp[]): string[] {
  return chunks.flatMap((chunk) =>
    Object.keys(graph.files[chunk]?.modules ?? {})
      .filter((module) => forbidden.some((pattern) => pattern.test(module)))
      .map((module) => `${chunk} holds ${module}`),
  );
}

/** The chunk of a module and all that must be there before it can run. */
export function chunksFor(graph: ChunkGraph, module: string): string[] {
  const found = new Set(Object.keys(graph.files).filter((name) => module in graph.files[name]!.modules));
  for (const name of found) for (const imported of graph.files[name]?.imports ?? []) found.add(imported);
  return [...found];
}

/** Ways from a chunk over static imports back to itself, such as `a > b > a`; each is told once, from where the search came upon it. */
export function cyclesOf(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) found.push([...way.slice(way.indexOf(name)), name].join(' > '));
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of imports.get(name) ?? []) visit(next, [...way, name]);
  };
  for (const name of imports.keys()) visit(name, []);
  return found;
}

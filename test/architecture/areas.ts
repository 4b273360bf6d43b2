/** What code in an area may import beside its own area; from the drawing of the house in docs. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'errors': [],
  'domain': ['errors'],
  'contract': ['domain', 'errors'],
  'routes': ['errors'],
  'transport': ['contract', 'errors'],
  'session': ['domain', 'contract', 'bridge', 'errors'],
  'storage': ['errors'],
  'bridge': ['errors'],
  'i18n': ['errors'],
  'runtime/port': ['errors'],
  'runtime': ['runtime/port', 'domain', 'contract', 'routes', 'transport', 'session', 'storage', 'bridge', 'i18n', 'errors'],
  'data': ['contract', 'domain', 'runtime/port', 'errors'],
  'ui': [],
  // The bridge is a library without resources: the host's element and the page in its frame hold its two ends.
  'features': ['data', 'domain', 'routes', 'bridge', 'i18n', 'ui', 'runtime/port', 'errors'],
  'element': ['runtime/port', 'i18n', 'ui', 'errors'],
  'widgets': ['features', 'element', 'runtime', 'runtime/port', 'bridge', 'routes', 'i18n', 'errors'],
  // It drives features into their states, with scripted replies in place of a server.
  'widgets/workbench': ['features', 'element', 'runtime', 'runtime/port', 'i18n', 'ui', 'errors'],
  'widgets/define': ['widgets/index'],
  'widgets/askAhead': ['runtime'],
  'widgets/learn': ['widgets/index', 'widgets/askAhead', 'domain', 'routes', 'bridge', 'i18n', 'ui'],
  // It starts the partner's page beside itself.
  'demo/server': ['domain', 'contract', 'routes', 'errors', 'demo'],
  'demo': [],
};

/** What an area may import as types alone, beside the above: nothing of it is loaded. */
const typeArrows: Readonly<Record<string, readonly string[]>> = {
  'i18n': ['domain'],
  // It is handed its storage; the interface belongs to whoever fulfils it.
  'transport': ['domain', 'storage'],
  // The port is made of the interfaces of what lies below.
  'runtime/port': ['domain', 'contract', 'routes', 'transport', 'session', 'storage', 'bridge', 'i18n'],
  'element': ['routes'],
};

/** Packages an area may import; areas that are not named are free in this. */
const packages: Readonly<Record<string, RegExp>> = {
  'errors': /^$/,
  'domain': /^$/,
  'contract': /^valibot$/,
  'routes': /^$/,
  'storage': /^$/,
  'ui': /^(react|react\/jsx-runtime|react-dom|lucide|@tanstack\/react-virtual)($|\/)/,
  'i18n': /^react(\/jsx-runtime)?$/,
};

/** Packages that one area alone may import. */
export const packageOwners: Readonly<Record<string, string>> = {
  '@r2wc/core': 'element',
  '@r2wc/react-to-web-component': 'element',
};

// The types of the runtime, and the hooks through which components reach it.
const PORT = /^src\/runtime\/(port|context|useStore|options|appearance|manifest|featureState)\.tsx?$/;

/** The area of a module, or null for one outside the house (tests, scripts, settings). */
export function areaOf(path: string): string | null {
  if (path === 'src/errors.ts') return 'errors';
  if (PORT.test(path)) return 'runtime/port';
  if (path.startsWith('widgets/learn/')) return 'widgets/learn';
  if (path.startsWith('widgets/workbench/')) return 'widgets/workbench';
  if (/^widgets\/(index|define|askAhead)\.ts$/.test(path)) return path.replace('.ts', '');
  if (path.startsWith('widgets/')) return 'widgets';
  if (path.startsWith('demo/server/')) return 'demo/server';
  if (path.startsWith('demo/')) return 'demo';
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Whether `from` may import `to`. An area that the drawing lacks may import nothing. */
export function mayImport(from: string, to: string, isType: boolean): boolean {
  if (from === 'widgets/index') return to === 'widgets' || mayImport('widgets', to, isType);
  return from === to || (arrows[from] ?? []).includes(to) || (isType && (typeArrows[from] ?? []).includes(to));
}

export const mayImportPackage = (area: string, name: string): boolean => packages[area]?.test(name) ?? true;

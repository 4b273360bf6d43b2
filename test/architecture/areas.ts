/** What code in an area may import beside its own area; from the drawing of the house in docs. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  'errors': [],
  // What stands in for built-ins that libraries of a page replace; every area may use it (see mayImport).
  'plain': [],
  // How code that comes late is had; the build writes it around each `import()`.
  'lazy': [],
  // Which languages there are, what each is called and how it is written: page and server choose in the same way.
  'language': [],
  'domain': ['web', 'errors'],
  // Addresses, files and what a browser can do: no rules of learning.
  'web': ['errors'],
  'contract': ['domain', 'web', 'errors'],
  'routes': ['errors'],
  'transport': ['web', 'contract', 'storage', 'errors'],
  'session': ['domain', 'web', 'contract', 'bridge', 'errors'],
  'storage': ['errors'],
  // The service worker of `/learn`, a program of its own beside the page: what it shares with the page are rules and names.
  'worker': ['domain', 'web', 'routes', 'storage', 'errors'],
  'bridge': ['errors'],
  'i18n': ['language', 'errors'],
  'port': ['errors'],
  // What changes something on the server: how it is sent, kept until it can be, and failed.
  'commands': ['port', 'web', 'contract', 'storage', 'errors'],
  'runtime': [
    'commands',
    'port',
    'domain',
    'web',
    'contract',
    'routes',
    'transport',
    'session',
    'storage',
    'bridge',
    'i18n',
    'language',
    'errors',
  ],
  'data': ['commands', 'contract', 'domain', 'web', 'port', 'errors'],
  'ui': [],
  // The bridge is a library without resources: the host's element and the page in its frame hold its two ends.
  'features': [
    'data',
    'commands',
    'domain',
    'web',
    'lazy',
    'routes',
    'bridge',
    'i18n',
    'language',
    'ui',
    'port',
    'errors',
  ],
  'element': ['port', 'i18n', 'ui', 'language', 'errors'],
  'widgets': ['features', 'element', 'lazy', 'runtime', 'port', 'bridge', 'routes', 'i18n', 'errors'],
  // It drives features into their states, with scripted replies in place of a server.
  'widgets/workbench': ['features', 'element', 'runtime', 'port', 'i18n', 'language', 'ui', 'errors'],
  'widgets/define': ['widgets/index'],
  'widgets/sendEarlyCalls': ['runtime'],
  'widgets/foreignTags': ['element'],
  'widgets/learn': [
    'widgets/index',
    'widgets/sendEarlyCalls',
    'widgets/foreignTags',
    'widgets/public',
    'domain',
    'web',
    'routes',
    'bridge',
    'i18n',
    'language',
    'ui',
  ],
  // It draws a page with a runtime made for one request, of the parts that the page's own runtime is made of.
  'widgets/public': [
    'widgets',
    'widgets/index',
    'widgets/learn',
    'features',
    'data',
    'domain',
    'web',
    'element',
    'routes',
    'runtime',
    'transport',
    'session',
    'storage',
    'port',
    'i18n',
    'language',
    'ui',
    'errors',
  ],
  // It starts the partner's page beside itself.
  'demo/server': ['domain', 'web', 'contract', 'routes', 'language', 'errors', 'demo'],
  'demo': [],
};

/** What an area may import as types alone, beside the above: nothing of it is loaded. */
const typeArrows: Readonly<Record<string, readonly string[]>> = {
  'i18n': ['domain'],
  'web': ['domain'],
  'transport': ['domain'],
  // A command is sent for whoever is signed in, and its failure told in their language.
  'commands': ['session', 'i18n'],
  // The port is made of the interfaces of what lies below.
  'port': ['domain', 'contract', 'routes', 'transport', 'session', 'storage', 'bridge', 'i18n'],
  'element': ['routes'],
  'widgets/workbench': ['web'],
  // What is drawn for it; the code is a build of its own.
  'demo/server': ['widgets/public'],
};

/** Packages an area may import; areas that are not named are free in this. */
const packages: Readonly<Record<string, RegExp>> = {
  errors: /^$/,
  domain: /^$/,
  language: /^$/,
  web: /^uqr$/,
  contract: /^valibot$/,
  routes: /^$/,
  storage: /^$/,
  worker: /^workbox-(precaching|range-requests)$/,
  ui: /^(react|react\/jsx-runtime|react-dom|lucide|@tanstack\/react-virtual)($|\/)/,
  i18n: /^(i18next|react(\/jsx-runtime)?)$/,
  transport: /^ofetch$/,
};

/** Packages that one area alone may import. */
export const packageOwners: Readonly<Record<string, string>> = {
  '@r2wc/core': 'element',
  '@r2wc/react-to-web-component': 'element',
  'i18next': 'i18n',
  'ofetch': 'transport',
  'preact-render-to-string': 'widgets/public',
  'workbox-precaching': 'worker',
  'workbox-range-requests': 'worker',
};

/** The area of a module, or null for one outside the house (tests, scripts, settings). */
export function areaOf(path: string): string | null {
  if (path === 'src/errors.ts' || path === 'src/errorCodes.ts') return 'errors';
  if (path.startsWith('widgets/learn/')) return 'widgets/learn';
  if (path.startsWith('widgets/workbench/')) return 'widgets/workbench';
  if (path.startsWith('widgets/public/')) return 'widgets/public';
  if (/^widgets\/(index|define|sendEarlyCalls|foreignTags)\.ts$/.test(path)) return path.replace('.ts', '');
  if (path.startsWith('widgets/')) return 'widgets';
  if (path.startsWith('demo/server/')) return 'demo/server';
  if (path.startsWith('demo/')) return 'demo';
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Whether `from` may import `to`. An area that the drawing lacks may import nothing. */
export function mayImport(from: string, to: string, isType: boolean): boolean {
  if (to === 'plain') return from !== 'demo';
  if (from === 'widgets/index') return to === 'widgets' || mayImport('widgets', to, isType);
  return from === to || (arrows[from] ?? []).includes(to) || (isType && (typeArrows[from] ?? []).includes(to));
}

export const mayImportPackage = (area: string, name: string): boolean => packages[area]?.test(name) ?? true;

/** The areas that code in an area may import besides its own; from the diagram of the architecture in docs. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  'errors': [],
  // Replacements for built-ins that libraries of a page overwrite; every area may use them (see mayImport).
  'plain': [],
  // The loader of lazy code; the build wraps each `import()` in it.
  'lazy': [],
  // The languages, their names and their writing direction: page and server choose in the same way.
  'language': [],
  'domain': ['web', 'errors'],
  // Addresses, files and features of browsers: no rules of learning.
  'web': ['errors'],
  'contract': ['domain', 'web', 'errors'],
  'routes': ['errors'],
  'transport': ['web', 'contract', 'storage', 'errors'],
  'session': ['domain', 'web', 'contract', 'bridge', 'errors'],
  'storage': ['errors'],
  // The service worker of `/learn`, a separate program beside the page: it shares only rules and names with the page.
  'worker': ['domain', 'web', 'routes', 'storage', 'errors'],
  'bridge': ['errors'],
  'i18n': ['language', 'errors'],
  'port': ['errors'],
  // Commands that change something on the server: how they are sent, kept until they can be sent, and failed.
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
  // Panels that several features show, such as the one for a failed load.
  'panels': ['domain', 'i18n', 'ui', 'errors'],
  // The bridge is a library without resources: the host's element and the page in its frame each hold one of its ends.
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
    'panels',
    'port',
    'errors',
  ],
  'element': ['port', 'i18n', 'ui', 'language', 'errors'],
  'widgets': ['features', 'element', 'lazy', 'runtime', 'port', 'bridge', 'routes', 'i18n', 'errors'],
  // It brings features into their states, with scripted replies in place of a server: the replies obey the rules of the domain.
  'widgets/workbench': [
    'features',
    'element',
    'runtime',
    'port',
    'domain',
    'routes',
    'bridge',
    'i18n',
    'language',
    'ui',
    'errors',
  ],
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
    'errors',
  ],
  // It draws a page with a runtime for one request, built from the parts of the page's own runtime.
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
  // It also starts the partner's page.
  'demo/server': ['domain', 'web', 'contract', 'routes', 'language', 'errors', 'demo'],
  'demo': [],
};

/** The areas that an area may import only as types, in addition to the above: nothing of them is loaded. */
const typeArrows: Readonly<Record<string, readonly string[]>> = {
  'i18n': ['domain'],
  'web': ['domain'],
  'transport': ['domain'],
  // A command is sent for the signed-in person, and its failure is shown in their language.
  'commands': ['session', 'i18n'],
  // The port consists of the interfaces of the areas below it.
  'port': ['domain', 'contract', 'routes', 'transport', 'session', 'storage', 'bridge', 'i18n'],
  'element': ['routes'],
  'widgets/workbench': ['web', 'storage'],
  // The types of the pages that are drawn for it; the code is a separate build.
  'demo/server': ['widgets/public'],
};

/** The packages that an area may import; areas that are not listed may import any. */
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

/** The packages that only one area may import. */
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

/** Whether `from` may import `to`. An area that the table lacks may import nothing. */
export function mayImport(from: string, to: string, isType: boolean): boolean {
  if (to === 'plain') return from !== 'demo';
  if (from === 'widgets/index') return to === 'widgets' || mayImport('widgets', to, isType);
  return from === to || (arrows[from] ?? []).includes(to) || (isType && (typeArrows[from] ?? []).includes(to));
}

export const mayImportPackage = (area: string, name: string): boolean => packages[area]?.test(name) ?? true;

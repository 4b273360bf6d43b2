import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../build/paths.mjs';

/** The fonts for each generic family, and the packages that contain them. */
const PACKAGES = ['noto-sans', 'noto-sans-arabic', 'noto-naskh-arabic', 'tinos'];
const packageOf = (name) => inRoot('node_modules/@expo-google-fonts', name);
const SANS = ['Noto Sans', 'Noto Sans Arabic'];
const FAMILIES = { 'sans-serif': SANS, 'sans': SANS, 'system-ui': SANS, 'serif': ['Tinos', 'Noto Naskh Arabic'] };

function alias([generic, families]) {
  const preferred = families.map((family) => `<family>${family}</family>`).join('');
  return `  <alias binding="same"><family>${generic}</family><prefer>${preferred}</prefer></alias>`;
}

/** Settings of fontconfig with only the fonts of these packages, always drawn in the same way. */
const settings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${PACKAGES.map((name) => `  <dir>${packageOf(name)}</dir>`).join('\n')}
  <cachedir>${join(folder, 'cache')}</cachedir>
${Object.entries(FAMILIES).map(alias).join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last">${SANS.map((family) => `<string>${family}</string>`).join('')}</edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/**
 * The environment of a test browser: it has only the fonts of the tests, and none of the machine's, so that pictures and widths are the
 * same everywhere on Linux. Other systems have no fontconfig, and their own fonts for all scripts.
 */
export function fontEnvironment() {
  // For pictures of languages whose letters the fonts of the tests lack. The packaged browser would look at fonts of its own otherwise.
  if (process.env.LECTERN_FONTS === 'machine') return { FONTCONFIG_PATH: '/etc/fonts' };
  // A browser without any font crashes at its first text.
  if (!PACKAGES.every((name) => existsSync(packageOf(name)))) {
    console.warn(
      "The tests' own fonts are not installed (npm ci brings them): the browser uses those of this machine.",
    );
    return {};
  }
  const folder = inRoot('.cache/fonts');
  const file = join(folder, 'fonts.conf');
  const text = settings(folder);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(folder, { recursive: true });
    // Groups that start at the same time must never read half a file.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
  return { FONTCONFIG_FILE: file };
}

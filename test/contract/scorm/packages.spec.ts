// How packages are unpacked and read, and what is refused (SCORM-2 to SCORM-4, CONST-35).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packageLimits } from '../../../demo/server/scorm/limits.ts';
import { contentsOf } from '../../../demo/server/scorm/manifest/manifest.ts';
import { readManifest } from '../../../demo/server/scorm/manifest/readManifest.ts';
import type { Refusal } from '../../../demo/server/scorm/PackageError.ts';
import { readFolder } from '../../../demo/server/scorm/packages/readFolder.ts';
import { unpackZip } from '../../../demo/server/scorm/unpack/unpackZip.ts';
import { manifestOf, packageOf } from '../support/packageBench.ts';
import { temporaryFolder } from '../support/portalServer.ts';

type Limits = Partial<Record<keyof typeof packageLimits, number>>;
const bytes = (text: string) => new TextEncoder().encode(text);

async function unpack(zip: Uint8Array, limits: Limits = {}) {
  const folder = temporaryFolder();
  const file = join(folder, 'package.zip');
  const target = join(folder, 'target');
  writeFileSync(file, zip);
  mkdirSync(target);
  const result = await unpackZip(file, target, { ...packageLimits, ...limits }).then(
    (unpacked) => ({ unpacked, code: null }),
    (error: { readonly code?: string }) => ({ unpacked: null, code: error.code }),
  );
  return { ...result, folder, target };
}

/** A zip whose only entry has this name: names that a library would mend are put in by hand, at the same length. */
function named(name: string): Uint8Array {
  const stand = 'x'.repeat(Buffer.byteLength(name));
  const zip = Buffer.from(zipSync({ [stand]: bytes('here') }, { level: 0 }));
  for (let at = zip.indexOf(stand); at >= 0; at = zip.indexOf(stand, at + 1)) zip.write(name, at);
  return zip;
}

describe('SCORM-2: a zip file', () => {
  it('is unpacked with its folders, also those of tools that write backslashes', async () => {
    const { unpacked, target } = await unpack(packageOf({ 'a/b/c.txt': 'deep', 'empty.txt': '' }));
    expect([...(unpacked?.paths ?? [])].sort()).toEqual(['a/b/c.txt', 'empty.txt', 'imsmanifest.xml', 'index.html']);
    expect(readFileSync(join(target, 'a/b/c.txt'), 'utf8')).toBe('deep');
    expect((await unpack(named('a\\b.txt'))).unpacked?.paths).toEqual(['a/b.txt']);
  });

  it.each([
    '../evil.txt',
    'a/../../evil.txt',
    '/etc/evil.txt',
    'C:/evil.txt',
    '..\\evil.txt',
    '\\\\host\\evil.txt',
    'a/..',
    'con',
    'nul.txt',
    'a./b',
    `${'d/'.repeat(300)}e`,
  ])('is refused for the path %j, and nothing is written beside it', async (name) => {
    const { code, folder } = await unpack(named(name));
    expect(code).toBe('path' satisfies Refusal);
    expect(readdirSync(folder).sort()).toEqual(['package.zip', 'target']);
    expect(existsSync(join(folder, 'evil.txt'))).toBe(false);
  });

  const link: Zippable = { out: [bytes('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] };
  const device: Zippable = { out: [bytes(''), { os: 3, attrs: 0o020666 << 16 }] };
  it.each<[string, Uint8Array, Refusal, Limits]>([
    ['a link', packageOf({}, link), 'link', {}],
    ['a device', packageOf({}, device), 'link', {}],
    ['two names that differ by case', packageOf({ 'a.txt': 'a', 'A.TXT': 'b' }), 'twice', {}],
    ['no zip', bytes('this is no zip file at all, however long it may be'), 'notZip', {}],
    ['nothing', new Uint8Array(), 'notZip', {}],
    ['a zip that was cut', packageOf().slice(0, 200), 'notZip', {}],
    ['too many entries', packageOf({ a: '1', b: '2' }), 'entries', { entries: 3 }],
    ['a file that is too large', packageOf({ a: 'x'.repeat(2000) }), 'file', { file: 1000 }],
    ['too much in all', packageOf({ a: 'x'.repeat(600), b: 'y'.repeat(600) }), 'total', { total: 1000 }],
    ['a bomb', packageOf({ a: '0'.repeat(2_000_000) }), 'ratio', { ratioFrom: 1_000_000 }],
  ])('is refused for %s', async (_, zip, refusal, limits) => {
    expect((await unpack(zip, limits)).code).toBe(refusal);
  });

  it('is refused where more comes out than it says', async () => {
    const zip = Buffer.from(packageOf({ a: 'x'.repeat(50_000) }));
    // The size of the entry, in its own header and in the list at the end.
    for (
      let at = zip.indexOf(Buffer.from([0x50, 0xc3, 0, 0]));
      at >= 0;
      at = zip.indexOf(Buffer.from([0x50, 0xc3, 0, 0]), at + 1)
    )
      zip.writeUInt32LE(10, at);
    expect((await unpack(zip)).code).toBe('damaged');
  });

  it('is refused where it is encrypted', async () => {
    const zip = Buffer.from(packageOf());
    for (const signature of [0x04034b50, 0x02014b50])
      for (let at = 0; at < zip.length - 4; at += 1)
        if (zip.readUInt32LE(at) === signature) zip.writeUInt16LE(1, at + (signature === 0x04034b50 ? 6 : 8));
    expect((await unpack(zip)).code).toBe('encrypted');
  });
});

const read = (text: string | Uint8Array, paths: readonly string[] = ['index.html']) => {
  try {
    return { manifest: readManifest(typeof text === 'string' ? bytes(text) : text, new Set(paths)), code: null };
  } catch (error) {
    return { manifest: null, code: (error as { readonly code?: string }).code };
  }
};

describe('SCORM-3, SCORM-4: a manifest', () => {
  it.each(['utf16le', 'utf16be', 'latin1'] as const)('is read in %s', (encoding) => {
    const head = `<?xml version="1.0" encoding="${encoding === 'latin1' ? 'ISO-8859-1' : 'UTF-16'}"?>`;
    const text = manifestOf({ head }).replace('>One<', '>Überblick<');
    const plain = Buffer.from(
      encoding === 'latin1' ? text : `\ufeff${text}`,
      encoding === 'latin1' ? 'latin1' : 'utf16le',
    );
    const { manifest } = read(encoding === 'utf16be' ? plain.swap16() : plain);
    expect(manifest?.items[0]?.title).toBe('Überblick');
  });

  const item = (attributes: string) =>
    `<item identifier="one" identifierref="r" ${attributes}><title>One</title></item>`;
  const many = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `<item identifier="i${at}" identifierref="r"><title>${at}</title></item>`,
    ).join('');
  const external = '<?xml version="1.0"?><!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  const laughs = '<?xml version="1.0"?><!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
  it.each<[string, string | Uint8Array, Refusal]>([
    ['an external entity', manifestOf({ head: external }), 'entities'],
    ['entities in one another', manifestOf({ head: laughs }).replace('>One<', '>&b;<'), 'entities'],
    ['an entity that nobody declared', manifestOf().replace('>One<', '>&nbsp;<'), 'xml'],
    ['what is not well-formed', manifestOf().replace('</organizations>', ''), 'xml'],
    ['another document', '<html></html>', 'xml'],
    ['nothing', '', 'xml'],
    [
      'bytes that are not of its encoding',
      Buffer.from(manifestOf().replace('>One<', '>\u00fc<'), 'latin1'),
      'encoding',
    ],
    ['an encoding that nobody knows', manifestOf({ head: '<?xml version="1.0" encoding="klingon"?>' }), 'encoding'],
    ['10,000 contents', manifestOf({ items: many(10_000) }), 'items'],
    ['elements deep in one another', manifestOf({ items: '<item>'.repeat(100) + '</item>'.repeat(100) }), 'depth'],
    ['no contents', manifestOf({ items: '' }), 'noItems'],
    ['another version', manifestOf({ version: '3.0' }).replaceAll('_rootv1p', '_v9'), 'standard'],
    ['a page that is not there', manifestOf({ resources: '<resource identifier="r" href="other.html"/>' }), 'missing'],
    [
      'a page elsewhere',
      manifestOf({ resources: '<resource identifier="r" href="https://evil.example/"/>' }),
      'outside',
    ],
    ['a page above it', manifestOf({ resources: '<resource identifier="r" href="../index.html"/>' }), 'outside'],
    [
      'a script as a page',
      manifestOf({ resources: '<resource identifier="r" href="javascript:alert(1)"/>' }),
      'outside',
    ],
    ['one that is too long', new Uint8Array(packageLimits.manifest + 1), 'manifestSize'],
  ])('is refused for %s', (_, text, refusal) => {
    expect(read(text).code).toBe(refusal);
  });

  it('has as many contents as are allowed', () => {
    expect(contentsOf(read(manifestOf({ items: many(packageLimits.items) })).manifest?.items ?? [])).toHaveLength(1000);
  });

  it.each([
    ['?a=1', 'index.html?a=1'],
    ['a=1', 'index.html?a=1'],
    ['#top', 'index.html#top'],
    ['', 'index.html'],
  ])('gives a page the parameters %j', (parameters, href) => {
    expect(read(manifestOf({ items: item(`parameters="${parameters}"`) })).manifest?.items[0]?.href).toBe(href);
  });

  it('of SCORM 2004 tells the order, the thresholds and the objectives of its author', () => {
    const { manifest } = readFolder('demo/server/seed/scorm/sharps');
    expect(manifest.standard).toBe('2004');
    expect(
      contentsOf(manifest.items).map(({ id, isSco, scaledPassingScore }) => [id, isSco, scaledPassingScore]),
    ).toEqual([
      ['lesson', true, ''],
      ['check', true, '0.6'],
    ]);
    expect(manifest.sequencing).toMatchObject({
      activityTree: {
        id: 'sharps',
        sequencingControls: { choice: true, flow: true },
        children: [
          { id: 'lesson', sequencingControls: { objectiveMeasureWeight: 0, completionSetByContent: true } },
          {
            id: 'check',
            primaryObjective: { objectiveID: 'knows', satisfiedByMeasure: true, minNormalizedMeasure: 0.6 },
          },
        ],
      },
    });
  });

  it('SCORM-22: of SCORM 2004 tells a content the time that it may take, of its own or of a collection, and shuts none by it', () => {
    const limits = '<limitConditions attemptAbsoluteDurationLimit="PT20M" attemptLimit="2"/>';
    const least = '<minNormalizedMeasure>0.7</minNormalizedMeasure>';
    const score = `<objectives><primaryObjective satisfiedByMeasure="true">${least}</primaryObjective></objectives>`;
    const text = manifestOf({
      version: '2004 4th Edition',
      items: `<item identifier="own" identifierref="r"><sequencing>${limits}</sequencing></item>
        <item identifier="shared" identifierref="r"><sequencing IDRef="all"/></item>`,
    }).replace(
      '<resources>',
      `<sequencingCollection><sequencing ID="all">${limits}${score}</sequencing></sequencingCollection><resources>`,
    );
    const { manifest } = read(text);
    expect(manifest?.items.map((one) => [one.id, one.maxTimeAllowed, one.scaledPassingScore])).toEqual([
      ['own', 'PT20M', ''],
      ['shared', 'PT20M', '0.7'],
    ]);
    const tree = (manifest?.sequencing as { readonly activityTree: { readonly children: readonly object[] } })
      .activityTree;
    expect(tree.children).toHaveLength(2);
    for (const child of tree.children) {
      expect(child).toMatchObject({ attemptLimit: 2 });
      expect(child).not.toHaveProperty('attemptAbsoluteDurationLimit');
    }
  });
});

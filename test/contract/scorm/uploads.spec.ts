// The page at which authors upload packages, and say where they play (SCORM-1, SCORM-17).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { objectives } from '../../../demo/server/db/schema.ts';
import { scormPackages } from '../../../demo/server/db/scorm/schemaScorm.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import type { Browser } from '../support/academy.ts';
import { packageBench, packageOf } from '../support/packageBench.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const bench = await packageBench(academy);
const tomas = await academy.browser('tomas');
const path = '/teach/packages';
const folder = join(academy.config.dataDir, 'scorm');
const tokenOf = async (who: Browser) => /name="token" value="([^"]+)"/.exec((await who.send(path)).text)?.[1] ?? '';

async function upload(zip: Uint8Array | null, fields: Readonly<Record<string, string>> = {}, who = tomas) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ token: await tokenOf(who), ...fields })) form.set(name, value);
  if (zip) form.set('package', new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' }), 'package.zip');
  return who.send(path, { method: 'POST', headers: { origin: academy.origin }, body: form });
}
const stored = () => academy.db.select().from(scormPackages).where(eq(scormPackages.title, 'A package'));
const files = () => (existsSync(folder) ? readdirSync(folder) : []);

describe('SCORM-17: the page of packages', () => {
  it('is for authors and administrators', async () => {
    expect((await tomas.send(path)).status).toBe(200);
    expect((await (await academy.browser('ada')).send(path)).status).toBe(200);
    for (const name of ['mira', 'ines']) {
      const other = await academy.browser(name);
      expect((await other.send(path)).status).toBe(403);
      expect((await upload(packageOf(), {}, other)).status).toBe(403);
    }
    expect(await stored()).toEqual([]);
  });

  it('wants a form that was shown in the session', async () => {
    expect((await upload(packageOf(), { token: 'made up' })).status).toBe(403);
    expect([await stored(), files()]).toEqual([[], []]);
  });

  it.each<[string, Uint8Array | null, string]>([
    ['no file', null, 'Choose a package first.'],
    ['an empty file', new Uint8Array(), 'Choose a package first.'],
    ['no zip', new TextEncoder().encode('no zip'), 'The file is no zip file.'],
    ['no manifest', packageOf({ 'imsmanifest.xml': null }), 'The package has no imsmanifest.xml.'],
    [
      'a folder around it',
      packageOf({ 'imsmanifest.xml': null, 'a/imsmanifest.xml': '<x/>' }),
      'Pack the files of that folder',
    ],
    [
      'markup in a name',
      packageOf({ 'index.html': null, 'imsmanifest.xml': '<!DOCTYPE m [<!ENTITY a "<b>">]><m/>' }),
      'declares entities',
    ],
  ])('SCORM-1: refuses %s with its reason, and nothing stays behind', async (_, zip, text) => {
    const reply = await upload(zip);
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('The package was not accepted.');
    expect(reply.text).toContain(text);
    expect([await stored(), files()]).toEqual([[], []]);
  });

  it('takes a package into a new part of a course, where learners play it', async () => {
    const course = uuidOf('course:HYG 115');
    const before = await academy.db.select().from(objectives).where(eq(objectives.id, course));
    const reply = await upload(packageOf(), { place: `course:${course}`, windows: 'yes' });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${path}?uploaded=A%20package`]);
    const [pack] = await stored();
    expect(pack).toMatchObject({
      standard: '1.2',
      files: 2,
      opensWindows: true,
      uploadedBy: uuidOf('user:tomas'),
      seeded: null,
    });
    expect(files()).toEqual([pack?.id]);
    const [after] = await academy.db.select().from(objectives).where(eq(objectives.id, course));
    expect(after?.partsTotal).toBe((before[0]?.partsTotal ?? 0) + 1);
    expect((await tomas.send(`${path}?uploaded=A%20package`)).text).toContain(
      'Plays in “A package” in Clean Hands and Sharps.',
    );

    const pavel = await academy.as('pavel');
    const part = await bench.begin(pavel, 'HYG 115', 3);
    const launch = bench.pathOf((await bench.link(pavel, part)).body['targetLinkUri']);
    expect((await bench.get(launch)).statusCode).toBe(200);
    expect((await bench.get(`${launch}package/index.html`)).body).toContain('<title>One</title>');
  });

  it('lets a package play in place of another, and says what is not there', async () => {
    const [pack] = await stored();
    const use = async (place: string) =>
      tomas.send(`${path}/${pack?.id}`, {
        method: 'POST',
        headers: { origin: academy.origin },
        body: new URLSearchParams({ token: await tokenOf(tomas), place }),
      });
    expect((await use(`part:${uuidOf('activity:HYG 115:/02-clean-hands.html')}`)).status).toBe(303);
    expect((await use('part:made-up')).status).toBe(400);
    expect((await use('course:made-up')).status).toBe(400);
    const list = (await tomas.send(path)).text;
    expect(list).toContain('“Clean Hands” in Clean Hands and Sharps');
  });
});

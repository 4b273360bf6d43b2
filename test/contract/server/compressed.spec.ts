// Files that were compressed ahead of time, as servers of a tenant have them too (docs/guides/delivery.md).
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFiles } from '../../../demo/server/http/files.ts';
import { temporaryFolder } from '../support/portalServer.ts';

const folder = temporaryFolder();
const built = `/* ${'as it was built '.repeat(100)} */`;

/** A built file, and what was compressed so many seconds later. */
function write(name: string, secondsLater: number): void {
  const file = join(folder, name);
  writeFileSync(file, built);
  writeFileSync(`${file}.br`, brotliCompressSync('/* ahead */'));
  const time = Date.now() / 1000 + secondsLater;
  utimesSync(`${file}.br`, time, time);
}
write('ahead.js', 5);
write('older.js', -5);

const send = createFiles(folder, 300);
const app = fastify();
app.get<{ Params: { name: string } }>('/:name', async (request, reply) => send(request, reply, request.params.name));
let origin = '';
beforeAll(async () => void (origin = await app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => app.close());

it.each([
  ['ahead', 'br', '/* ahead */'],
  ['ahead', 'gzip', built],
  ['ahead', 'identity', built],
  // Of a file that was built again since.
  ['older', 'br', built],
])('%s.js, where %s is accepted', async (name, encoding, text) => {
  const reply = await fetch(`${origin}/${name}.js`, { headers: { 'accept-encoding': encoding } });
  expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(await reply.text()).toBe(text);
});

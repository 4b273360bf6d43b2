// The browser sends the request for a page while the worker starts, and no page is asked for twice (OFF-1). The portal installs its worker;
// then a server that counts takes the portal's address.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { offlineAcademy } from '../support/offlineAcademy.ts';

let academy: Awaited<ReturnType<typeof offlineAcademy>>;
let server: Server | null = null;
beforeEach(async () => {
  academy = await offlineAcademy();
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = null;
  await academy.end();
});

/** Answers at the portal's address. Returns the pages that are asked for, each with what the browser says of its worker. */
async function countPages(): Promise<readonly string[]> {
  const asked: string[] = [];
  server = createServer(({ url, headers }, response) => {
    if (headers['sec-fetch-dest'] === 'document' || headers['service-worker-navigation-preload'])
      asked.push(`${url}, preload: ${headers['service-worker-navigation-preload']}`);
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Counted</title><h1>Counted</h1>');
  });
  const { hostname, port } = new URL(academy.portal);
  await once(server.listen(Number(port), hostname), 'listening');
  return asked;
}

it.each([
  ['a page of the portal', '/learn/courses'],
  ['an address that the worker leaves to the server', '/learn/icon-192.png'],
])('OFF-1: %s is asked for once, while the worker starts', async (_page, path) => {
  const page = await academy.served('mira');
  await academy.stop();
  const asked = await countPages();
  await page.goto(academy.portal + path);
  await page.getByRole('heading', { name: 'Counted' }).waitFor();
  // A second request for the same page would have been sent by now.
  await page.reload();
  await page.getByRole('heading', { name: 'Counted' }).waitFor();
  expect(asked).toEqual([`${path}, preload: true`, `${path}, preload: true`]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer as createHttpsServer } from 'node:https';
import { connect, type AddressInfo, type Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { generate } from 'selfsigned';
import { startServer, type RunningServer } from '../e2e/support/startServer.ts';
import { freePort } from '../freePort.ts';

export interface SecureAcademy extends RunningServer {
  /** A page that frames the portal, on the portal's own site: another port of the same host. */
  readonly sisterPage: string;
}

const certificate = () =>
  generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });

async function originOf(server: NetServer): Promise<string> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

const pageThatFrames = (portal: string) => `<!doctype html><html lang="en"><title>A sister site</title>
  <script>globalThis.lectern = { options: { apiBase: ${JSON.stringify(portal)} } };</script>
  <script type="module" src="${portal}/embed/1/lectern.js"></script>
  <lectern-frame path="/courses"></lectern-frame>`;

/**
 * An academy whose portal is served by https, as framed pages need it: their cookie is `Secure`, and only some browsers take such a one
 * from plain http on this machine. The certificate is made here, for this run alone.
 */
export async function startSecureAcademy(): Promise<SecureAcademy> {
  const { cert, private: key } = await certificate();
  const folder = mkdtempSync(join(tmpdir(), 'lectern-tls-'));
  const file = join(folder, 'cert.pem');
  writeFileSync(file, cert);

  const [port, partnerPort, lmsHostPort] = [await freePort(), await freePort(), await freePort()];
  const proxy = createTlsServer({ cert, key }, (secured) => {
    const plain = connect(port, 'localhost');
    // A browser that goes breaks its connections off.
    secured.pipe(plain).on('error', () => secured.destroy());
    plain.pipe(secured).on('error', () => plain.destroy());
  });
  const portal = await originOf(proxy);
  const sister = createHttpsServer({ cert, key }, (_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageThatFrames(portal)),
  );
  const sisterPage = await originOf(sister);
  const hosts = [`http://127.0.0.1:${partnerPort}`, `http://127.0.0.1:${lmsHostPort}`, sisterPage];
  const server = await startServer({
    port,
    partnerPort,
    lmsHostPort,
    // The demonstration's hosts sign in at the portal, and have to trust it.
    env: { ORIGIN: portal, HOST_ORIGINS: hosts.join(','), NODE_EXTRA_CA_CERTS: file },
  });
  return {
    ...server,
    portal,
    sisterPage,
    stop: async (signal) => {
      for (const each of [proxy, sister]) each.close();
      sister.closeAllConnections();
      await server.stop(signal);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

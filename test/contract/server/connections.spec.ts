import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { usualLimits } from '../../../demo/http/connections.ts';
import { startPortal } from '../support/portalServer.ts';

const portal = await startPortal();
afterAll(() => portal.end());
const port = portal.config.port;

/** A connection of one's own: what is written arrives as it is. */
async function line() {
  const socket = connect(port, 'localhost');
  let text = '';
  socket
    .setEncoding('utf8')
    .on('data', (part: string) => (text += part))
    .on('error', () => undefined);
  const ended = once(socket, 'close');
  await once(socket, 'connect');
  const answers = () => text.match(/HTTP\/1\.1 \d+/g)?.map((one) => Number(one.slice(9))) ?? [];
  return {
    socket,
    ended,
    answers,
    async until(count: number) {
      while (answers().length < count && !socket.closed) await Promise.race([once(socket, 'data'), ended]);
      return answers();
    },
  };
}
const get = 'GET /config-ui/config.json HTTP/1.1\r\nhost: x\r\n\r\n';
const big = 'x'.repeat(200_000);

describe('connections (SRV-42)', () => {
  it.each([
    ['with its length', `content-length: ${big.length}\r\n\r\n${big}`],
    ['in pieces', `transfer-encoding: chunked\r\n\r\n${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`],
  ])('a body over the limit of the provider, %s, leaves no connection deaf', async (_name, rest) => {
    for (const path of ['/idp/token', '/idp/session/end', '/idp/token/introspection']) {
      const { socket, until } = await line();
      socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n${rest}`);
      const [first = 0] = await until(1);
      expect(first, path).toBeGreaterThanOrEqual(400);
      socket.write(get);
      const all = await until(2);
      // Answered, or closed so that whoever asks takes another one.
      expect(all[1] === 200 || socket.closed || socket.readableEnded, path).toBe(true);
      socket.destroy();
    }
  });

  it('a request that does not end is not waited for', async () => {
    await portal.stop();
    await portal.start({}, { headers: 100, request: 200 });
    const [body, chunked, head] = [await line(), await line(), await line()];
    body.socket.write(
      'POST /api/events HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"ev',
    );
    chunked.socket.write(
      'POST /idp/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n' +
        'transfer-encoding: chunked\r\n\r\n5\r\nabcde\r\n',
    );
    head.socket.write('GET /learn HTTP/1.1\r\nhost:');
    await Promise.all([body.ended, chunked.ended, head.ended]);
    expect([body.answers(), head.answers()]).toEqual([[408], [408]]);
    expect(usualLimits.request).toBeLessThanOrEqual(60_000);
  });

  it('there are as many as the settings say, and no more', async () => {
    await portal.stop();
    await portal.start({ connections: 10 });
    const open = await Promise.all(Array.from({ length: 10 }, line));
    const more = await line();
    await more.ended;
    expect(more.answers()).toEqual([]);
    open[0]!.socket.write(get);
    expect(await open[0]!.until(1)).toEqual([200]);
    open[0]!.socket.destroy();
    await open[0]!.ended;
    // There is room for one again, as soon as the server has heard of it.
    for (let answered = false; !answered;) {
      const next = await line();
      next.socket.write(get);
      answered = (await next.until(1)).length > 0;
      next.socket.destroy();
    }
    open.forEach(({ socket }) => socket.destroy());
  });

  it('one that nothing was asked on does not keep the server from ending (SRV-43)', async () => {
    await portal.stop();
    await portal.start({}, { headers: 600_000, request: 600_000, grace: 600_000 });
    const silent = await line();
    const asked = await line();
    asked.socket.write(get);
    expect(await asked.until(1)).toEqual([200]);
    await portal.stop();
    await Promise.all([silent.ended, asked.ended]);
    await portal.start();
  });

  it('how many there may be is a setting', () => {
    expect(readConfig({}).connections).toBe(2000);
    expect(readConfig({ MAX_CONNECTIONS: '50' }).connections).toBe(50);
    expect(() => readConfig({ MAX_CONNECTIONS: 'many' })).toThrow('MAX_CONNECTIONS must be a number of connections');
  });
});

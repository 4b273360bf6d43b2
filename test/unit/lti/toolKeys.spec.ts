// Keys of tools: fetched with care, kept, and fetched once more where a tool has a new one (LTI-13, LTI-14).
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createToolKeys } from '../../../demo/server/lti/keys/createToolKeys.ts';
import { fetchKeys } from '../../../demo/server/lti/keys/fetchKeys.ts';
import { isPublicAddress } from '../../../demo/server/lti/keys/isPublicAddress.ts';
import { toolKey } from '../../contract/support/toolBench.ts';

const asked: string[] = [];
let answer: (reply: ServerResponse) => void = () => undefined;
const server = createServer((request, reply) => {
  asked.push(request.url ?? '');
  answer(reply);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;
const address = `http://127.0.0.1:${port}/keys`;
const [first, second] = [await toolKey('first'), await toolKey('second')];
const json = (body: unknown) => (reply: ServerResponse) => void reply.end(JSON.stringify(body));
const header = (kid?: string) => ({ alg: 'RS256', ...(kid !== undefined && { kid }) });

beforeEach(() => {
  asked.length = 0;
  answer = json({ keys: [first.jwk] });
});

describe('LTI-13: keys of a tool', () => {
  const tool = { id: 'tool', jwksUrl: address, publicKeys: null };
  function watched() {
    let time = 0;
    const keys = createToolKeys({ loopback: true }, () => time);
    return { keys, pass: (milliseconds: number) => void (time += milliseconds) };
  }

  it('are fetched once, and by all who ask at the same moment together', async () => {
    const { keys } = watched();
    await Promise.all([1, 2, 3].map(() => keys.keyOf(tool, header('first'))));
    await keys.keyOf(tool, header('first'));
    await keys.keyOf(tool, header());
    expect(asked).toHaveLength(1);
  });

  it('are fetched once more for a key that is not known, and not more often than every ten seconds', async () => {
    const { keys, pass } = watched();
    await keys.keyOf(tool, header('first'));
    answer = json({ keys: [second.jwk] });
    await expect(keys.keyOf(tool, header('second'))).rejects.toThrow('no such key');
    expect(asked).toHaveLength(1);
    pass(10_000);
    await keys.keyOf(tool, header('second'));
    expect(asked).toHaveLength(2);
    for (let n = 0; n < 20; n++) await expect(keys.keyOf(tool, header(`made up ${n}`))).rejects.toThrow();
    expect(asked).toHaveLength(2);
    // The key that the tool has withdrawn counts no more.
    await expect(keys.keyOf(tool, header('first'))).rejects.toThrow('no such key');
  });

  it('are fetched again after an hour', async () => {
    const { keys, pass } = watched();
    await keys.keyOf(tool, header('first'));
    pass(3_599_999);
    await keys.keyOf(tool, header('first'));
    expect(asked).toHaveLength(1);
    pass(1);
    answer = json({ keys: [second.jwk] });
    await expect(keys.keyOf(tool, header('first'))).rejects.toThrow();
  });

  it('that were registered are taken without asking', async () => {
    const { keys } = watched();
    await keys.keyOf({ ...tool, publicKeys: [second.jwk] }, header('second'));
    await expect(keys.keyOf({ ...tool, publicKeys: [second.jwk] }, header('first'))).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  it('are not guessed: of several one has to be named; none is a shared one, or for another algorithm', async () => {
    const { keys } = watched();
    const several = { ...tool, publicKeys: [first.jwk, second.jwk] };
    await expect(keys.keyOf(several, header())).rejects.toThrow();
    const shared = { ...tool, publicKeys: [{ kty: 'oct', k: 'c2VjcmV0', kid: 'first' }] };
    await expect(keys.keyOf(shared, header('first'))).rejects.toThrow();
    await expect(keys.keyOf({ ...tool, publicKeys: [first.jwk] }, { alg: 'PS256', kid: 'first' })).rejects.toThrow();
  });
});

describe('LTI-14: keys are fetched', () => {
  const get = (to = address, more: object = {}) => fetchKeys(to, { loopback: true, ...more });

  it.each([
    ['a page', (reply: ServerResponse) => void reply.end('<html>')],
    ['something else', json({ keys: 'none' })],
    ['too many', json({ keys: Array.from({ length: 51 }, () => first.jwk) })],
    ['a failure', (reply: ServerResponse) => void reply.writeHead(500).end()],
    ['a way to elsewhere', (reply: ServerResponse) => void reply.writeHead(302, { location: '/other' }).end()],
    ['more than 64 kB', (reply: ServerResponse) => void reply.end(`{"keys":[]}${' '.repeat(70_000)}`)],
    ['half of it', (reply: ServerResponse) => void (reply.write('{"keys"'), reply.destroy())],
  ])('and %s is refused', async (_name, reply) => {
    answer = reply;
    await expect(get()).rejects.toThrow();
    expect(asked).toEqual(['/keys']);
  });

  it('within their time, from a tool that never answers and from one that never ends', async () => {
    answer = () => undefined;
    await expect(get(address, { within: 50 })).rejects.toThrow(/timeout|aborted/i);
    answer = (reply) => void reply.write('{');
    await expect(get(address, { within: 50 })).rejects.toThrow(/timeout|aborted/i);
  });

  it.each([
    ['http://127.0.0.1:1/keys'],
    ['http://localhost:1/keys'],
    ['https://127.0.0.1:1/keys'],
    ['https://localhost:1/keys'],
    ['https://[::1]:1/keys'],
    ['https://10.0.0.1/keys'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://[::ffff:10.0.0.1]/keys'],
    ['http://keys.example/keys'],
    ['ftp://keys.example/keys'],
    ['https://2130706433/keys'],
  ])('not from %s in production', async (to) => {
    await expect(fetchKeys(to, { loopback: false, within: 2000 })).rejects.toThrow(/https|public/);
    expect(asked).toEqual([]);
  });

  it.each([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['::ffff:93.184.215.14', true],
    ['0.0.0.0', false],
    ['127.1.2.3', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::a00:1', false],
    ['fc00::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['localhost', false],
    ['', false],
  ])('%s is public: %s', (one, expected) => expect(isPublicAddress(one)).toBe(expected));
});

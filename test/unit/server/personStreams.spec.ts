// Streams of events for one person: how many at a time, what is sent, and that none is left open (NOTE-6, DISC-6, TEAM-8).
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createPersonStreams,
  type Followed,
  type PersonStream,
} from '../../../demo/server/http/stream/createPersonStreams.ts';

type Prepare = (stream: PersonStream) => Promise<Followed>;
const quiet: Followed = { first: ['start', 1], ask: async () => undefined };
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

let app: FastifyInstance;
let origin = '';
let prepare: Prepare;
beforeEach(async () => {
  prepare = async () => quiet;
  app = fastify();
  const openStream = createPersonStreams(app);
  app.setErrorHandler((error: { statusCode?: number; status?: number }, _request, reply) =>
    reply.code(error.status ?? error.statusCode ?? 500).send({}),
  );
  app.get<{ Params: { who: string } }>('/:who', async (request, reply) =>
    openStream(reply, request.params.who, (stream) => prepare(stream)),
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  const closing = app.close();
  app.server.closeAllConnections();
  await closing;
});

/** A reader of the stream of a person. */
async function read(who = 'mira') {
  const leaving = new AbortController();
  const reply = await fetch(`${origin}/${who}`, { signal: leaving.signal });
  let text = '';
  let over = false;
  void (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of reply.body ?? []) text += decoder.decode(bytes as Uint8Array, { stream: true });
  })()
    .catch(() => undefined)
    .finally(() => (over = true));
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    leave: () => leaving.abort(),
    events: () => [...text.matchAll(/event: (\w+)\ndata: (.*)/g)].map(([, name, data]) => `${name} ${data}`),
    isOver: () => over,
  };
}

it('twelve of a person, also while all are being prepared; others have their own', async () => {
  const { open, opened } = gate();
  let prepared = 0;
  prepare = async () => {
    prepared += 1;
    await opened;
    return quiet;
  };
  const all = Array.from({ length: 20 }, () => read());
  await vi.waitUntil(() => prepared === 12);
  const other = read('pavel');
  await vi.waitUntil(() => prepared === 13);
  open();
  const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), ...Array.from({ length: 8 }, () => 429)]);
  expect((await other).status).toBe(200);
});

it('one that cannot be prepared is answered with its error, undoes what it did and makes room', async () => {
  const undone = vi.fn();
  prepare = async ({ onEnd }) => {
    onEnd(undone);
    throw new Error('The database is away.');
  };
  for (let time = 1; time <= 13; time++) {
    const { status, type } = await read();
    expect([status, type]).toEqual([500, expect.stringContaining('json')]);
    expect(undone).toHaveBeenCalledTimes(time);
  }
});

it('one that is prepared while the person’s other stream ends is ended with the server', async () => {
  const first = await read();
  const { open, opened } = gate();
  const begun = vi.fn();
  prepare = async () => {
    begun();
    await opened;
    return quiet;
  };
  const second = read();
  await vi.waitUntil(() => begun.mock.calls.length === 1);
  first.leave();
  await vi.waitUntil(first.isOver);
  open();
  const reader = await second;
  await vi.waitUntil(() => reader.events().length === 1);
  const closing = app.close();
  await vi.waitUntil(reader.isOver);
  app.server.closeAllConnections();
  await closing;
});

it('one whose reader leaves while it is prepared is over', async () => {
  const { open, opened } = gate();
  const [begun, undone] = [vi.fn(), vi.fn()];
  prepare = async ({ onEnd }) => {
    begun();
    onEnd(undone);
    await opened;
    return quiet;
  };
  const leaving = new AbortController();
  const reply = fetch(`${origin}/mira`, { signal: leaving.signal });
  await vi.waitUntil(() => begun.mock.calls.length === 1);
  leaving.abort();
  await expect(reply).rejects.toThrow();
  await vi.waitUntil(() => undone.mock.calls.length === 1);
  open();
  prepare = async () => quiet;
  // Its place is free again.
  const readers = await Promise.all(Array.from({ length: 12 }, () => read()));
  expect(readers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});

it('asks once at a time, and once more for what came meanwhile, also while it was prepared', async () => {
  let [running, most, count] = [0, 0, 0];
  let tell = () => {};
  prepare = async (stream) => {
    tell = stream.tell;
    tell();
    tell();
    return {
      first: ['start', 1],
      async ask(send) {
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        send('change', (count += 1));
      },
    };
  };
  const reader = await read();
  await vi.waitUntil(() => reader.events().length === 2);
  expect(reader.events()).toEqual(['start 1', 'change 1']);
  tell();
  tell();
  tell();
  await vi.waitUntil(() => reader.events().length === 4);
  expect([reader.events().at(-1), most]).toEqual(['change 3', 1]);
});

it('ends where asking fails, so that its reader opens another one', async () => {
  const undone = vi.fn();
  let tell = () => {};
  prepare = async (stream) => {
    tell = stream.tell;
    stream.onEnd(undone);
    return { first: ['start', 1], ask: async () => Promise.reject(new Error('The database is away.')) };
  };
  const reader = await read();
  tell();
  await vi.waitUntil(reader.isOver);
  expect(undone).toHaveBeenCalledTimes(1);
});

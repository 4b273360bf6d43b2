import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

const HEARTBEAT = 10_000;

/** A reply of events, each of which is sent as it is written. */
export interface EventStream {
  readonly send: (event: string, data: unknown) => void;
  readonly end: () => void;
  /** Aborted when its reader has gone. */
  readonly gone: AbortSignal;
}

/** Begins a reply of server-sent events; a comment every 10 s keeps proxies from ending it. */
export function openEventStream(reply: FastifyReply): EventStream {
  const stream = new PassThrough();
  const gone = new AbortController();
  const beat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT);
  reply.raw.on('close', () => {
    clearInterval(beat);
    gone.abort();
    stream.destroy();
  });
  void reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(stream);
  return {
    send: (event, data) =>
      void (stream.destroyed || stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end() {
      clearInterval(beat);
      stream.end();
    },
    gone: gone.signal,
  };
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from '../errors.ts';
import { openEventStream, type EventStream } from './eventStream.ts';

/** The longest time until a change by another process, or by time alone, is reported. In milliseconds. */
const BEAT = 15_000;
/** A stream ends after this time. The browser then opens another one, and the server checks its session again. */
const LONGEST = 5 * 60_000;
/** The most streams of one kind that a person has at a time: one for each page that they look at. */
const MOST = 12;

/** A stream that is being prepared. */
export interface PersonStream {
  /** To be called at each change. While the stream is prepared, or asks, it is kept for afterwards. */
  readonly tell: () => void;
  /** Adds work for the end of the stream, however it ends; also where it never begins. */
  readonly onEnd: (work: () => void) => void;
}

/** What a stream sends. */
export interface Followed {
  /** The event that is sent at once. */
  readonly first: readonly [event: string, data: unknown];
  /** Sends what has changed. It never runs twice at a time; where it fails the stream ends, and its reader opens another one. */
  readonly ask: (send: EventStream['send']) => Promise<void>;
  /** Called every 15 s, before `ask`. */
  readonly beat?: () => Promise<void>;
}

/** Opens a stream of a person. */
export type OpenPersonStream = (
  reply: FastifyReply,
  userId: string,
  prepare: (stream: PersonStream) => Promise<Followed>,
) => Promise<FastifyReply>;

/**
 * Streams of one kind, each for a person: they count from the moment at which they are asked for, so that no more than twelve are prepared
 * at the same time either. Nothing is sent before all is prepared; where that fails, the request is answered with the error. All of them
 * end when the server does.
 */
export function createPersonStreams(app: FastifyInstance): OpenPersonStream {
  const open = new Map<string, Set<() => void>>();
  app.addHook('preClose', async () => [...open.values()].forEach((own) => [...own].forEach((end) => end())));

  return async (reply, userId, prepare) => {
    const own = open.get(userId) ?? new Set();
    if (own.size >= MOST) throw new HttpError(429, 'rate_limited', 'Too many pages listen already.');
    const works: (() => void)[] = [];
    let [ended, asking, again] = [false, false, false];
    let ask = async (): Promise<void> => void (again = true);
    const end = () => {
      if (ended) return;
      ended = true;
      own.delete(end);
      if (own.size === 0) open.delete(userId);
      works.forEach((work) => work());
    };
    const onEnd = (work: () => void) => {
      if (ended) work();
      else works.push(work);
    };
    const tell = () => void ask().catch(end);
    open.set(userId, own.add(end));
    // Its reader may leave while it is prepared.
    reply.raw.on('close', end);

    try {
      const followed = await prepare({ tell, onEnd });
      const stream = openEventStream(reply);
      stream.send(...followed.first);
      ask = async () => {
        if (asking) return void (again = true);
        asking = true;
        do {
          again = false;
          await followed.ask(stream.send);
        } while (again && !ended);
        asking = false;
      };
      const beat = setInterval(() => void (followed.beat?.() ?? Promise.resolve()).then(tell, end), BEAT);
      const last = setTimeout(end, LONGEST);
      onEnd(() => {
        clearInterval(beat);
        clearTimeout(last);
        stream.end();
      });
      if (again && !ended) tell();
    } catch (error) {
      end();
      throw error;
    }
    return reply;
  };
}

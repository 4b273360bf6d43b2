import { LecternError } from '../../errors.ts';
import { pickBody } from '../messages/pickBody.ts';
import type { Messages, MessageSpec } from '../messages/shape.ts';
import { learnPath } from '../window/learnPath.ts';

/** Takes the body of a message. Its result is the reply to a call. */
export type Handler = (body: never) => unknown;

/** Handlers of the messages from the other side. */
export interface Handlers {
  readonly spec: (name: unknown) => MessageSpec | undefined;
  /** Whether a path is an address of the portal below `/learn`. */
  readonly isTarget: (path: string) => boolean;
  /** Sets the one handler of a name; another one replaces it. @returns a function that removes it */
  readonly set: (name: string, handler: Handler) => () => void;
  /** Passes a checked body to its handler. Rejects with `unsupported` where a call has no handler. */
  readonly run: (name: string, body: unknown) => Promise<unknown>;
  readonly clear: () => void;
}

/** Keeps the handlers of one side. */
export function createHandlers(takes: Messages, ownAddress: (wanted: string) => URL | null): Handlers {
  // A name of the other side never indexes an object: `constructor` would be found in it.
  const known = new Map<unknown, MessageSpec>(Object.entries(takes));
  const handlers = new Map<string, Handler>();
  return {
    spec: (name) => known.get(name),
    isTarget: (path) => learnPath(path, ownAddress) !== null,
    set: (name, handler) => {
      handlers.set(name, handler);
      return () => void (handlers.get(name) === handler && handlers.delete(name));
    },
    run: async (name, body) => {
      const spec = known.get(name);
      const handler = handlers.get(name);
      if (!spec || (!handler && spec.kind === 'call')) throw new LecternError('unsupported', `Nobody answers ${name}.`);
      const picked = pickBody(spec.body, body);
      // Handlers get the resolved addresses, so that no handler resolves them in another way.
      for (const [field, { type }] of Object.entries(spec.body))
        if (type === 'path') picked[field] = learnPath(picked[field] as string, ownAddress);
      return handler?.(picked as never);
    },
    clear: () => handlers.clear(),
  };
}

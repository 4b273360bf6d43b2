import { askLink, type AskLinkDeps, type LinkRequest } from './askLink.ts';
import type { SendOptions } from './send.ts';

/** Headers that describe the compressed form of a body; the browser has already decompressed it. */
const ofTransfer = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Asks for a whole reply, to be kept (OFF-6). Its body is written while it arrives, so that a whole film is never in memory.
 * @throws LecternError; so does the reading of the body, after a later loss
 */
export const askWhole = (
  request: LinkRequest,
  deps: AskLinkDeps,
  { signal, progress }: SendOptions,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const take = (reply: Response, alive: () => void) =>
      // The limit holds until the last byte is read, the promise of the reply does not.
      new Promise<void>((read, broke) => {
        const headers = new Headers(reply.headers);
        if (!/^(|identity)$/.test(headers.get('content-encoding') ?? ''))
          ofTransfer.forEach((name) => headers.delete(name));
        // Browsers give a reply without content (204) a body, but do not accept one for a new reply.
        const reader = reply.status === 204 ? null : reply.body?.getReader();
        if (!reader) read();
        let loaded = 0;
        const counted = (parts: ReadableStreamDefaultReader<Uint8Array>) =>
          new ReadableStream<Uint8Array>({
            pull: async (body) => {
              try {
                const { value } = await parts.read();
                if (!value) {
                  body.close();
                  return read();
                }
                alive();
                loaded += value.length;
                progress?.(loaded, null);
                body.enqueue(value);
              } catch (cause) {
                broke(cause);
                throw await failure;
              }
            },
            cancel: (reason) => {
              read();
              return parts.cancel(reason);
            },
          });
        resolve(new Response(reader ? counted(reader) : null, { status: reply.status, headers }));
      });
    const failure: Promise<unknown> = askLink(request, deps, { signal, headers: { Accept: '*/*' } }, take).catch(
      (error: unknown) => {
        reject(error);
        return error;
      },
    );
  });

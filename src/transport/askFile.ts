import { askLink, type AskLinkDeps, type LinkRequest } from './askLink.ts';
import type { SendOptions } from './send.ts';

/**
 * Fetches a whole file, of the LMS or of the object storage. It may take long, as long as bytes keep coming.
 * @throws LecternError
 */
export const askFile = (
  request: LinkRequest,
  deps: AskLinkDeps,
  { signal, progress }: SendOptions,
): Promise<Uint8Array> =>
  askLink(request, deps, { signal }, (reply, alive) =>
    readAll(reply, (loaded, total) => {
      alive();
      progress?.(loaded, total);
    }),
  );

/** All bytes of a reply, reported as they arrive. */
async function readAll(reply: Response, told: (loaded: number, total: number | null) => void): Promise<Uint8Array> {
  // A compressed reply announces the length of its compressed form.
  const announced = /^(|identity)$/.test(reply.headers.get('content-encoding') ?? '')
    ? Number(reply.headers.get('content-length'))
    : 0;
  const parts: Uint8Array[] = [];
  let loaded = 0;
  const reader = reply.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    loaded += part.value.length;
    told(loaded, announced > 0 ? announced : null);
  }
  const bytes = new Uint8Array(loaded);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

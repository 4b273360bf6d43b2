import { readCall } from '../wire/call.ts';

// A compressed reply announces the length of its compressed form, which is not the size of the file.
function lengthOf(headers: Headers): number | null {
  const length = headers.get('content-length');
  return length !== null && /^\d+$/.test(length) && /^(|identity)$/.test(headers.get('content-encoding') ?? '')
    ? Number(length)
    : null;
}

/**
 * Asks for the size of an attachment in bytes (CALL-36); null where its server does not tell. `params.link` is its
 * absolute address, possibly on another host.
 */
export const attachmentSize = readCall({
  name: 'attachment.size',
  method: 'HEAD',
  base: 'root',
  path: '{link}',
  read: (headers) => lengthOf(headers as Headers),
  _input: {} as { readonly params: { readonly link: string } },
});

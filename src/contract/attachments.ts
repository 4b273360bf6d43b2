import { readCall } from './call.ts';

// What travels compressed announces the length of its compressed form.
function lengthOf(headers: Headers): number | null {
  const length = headers.get('content-length');
  return length !== null && /^\d+$/.test(length) && /^(|identity)$/.test(headers.get('content-encoding') ?? '') ? Number(length) : null;
}

/** Asks an attachment for its size in bytes (CALL-36); null where it does not tell. `params.link` is its absolute address, which may lie on another host. */
export const attachmentSize = readCall({
  name: 'attachment.size',
  method: 'HEAD',
  base: 'root',
  path: '{link}',
  read: (headers) => lengthOf(headers as Headers),
  _input: {} as { readonly params: { readonly link: string } },
});

import { readCall } from '../wire/call.ts';

type Link = { readonly params: { readonly link: string } };

/** Reads what a link leads to: the bytes of a file, or the reply as it is. */
const linked = <T>(name: string, audience: 'user' | 'public', reply: 'bytes' | 'whole') =>
  readCall({ name, base: 'root', path: '{link}', audience, reply, read: (body) => body as T, _input: {} as Link });

/** A file of the LMS, asked for in the learner's name; `params.link` is its absolute address. A 401 rejects and leads nowhere. */
export const portalFile = linked<Uint8Array>('file.get', 'user', 'bytes');

/** A file of the object storage, which is told nothing of the learner; `params.link` is its absolute address. */
export const storageFile = linked<Uint8Array>('file.get', 'public', 'bytes');

/** A reply of the LMS as it is, to be kept (OFF-6); `params.link` is its absolute address. */
export const portalWhole = linked<Response>('kept.get', 'user', 'whole');

/** A file of the object storage as it is, to be kept; `params.link` is its absolute address. */
export const storageWhole = linked<Response>('kept.get', 'public', 'whole');

import { readCall } from '../wire/call.ts';

type Link = { readonly params: { readonly link: string } };

/** Makes a call that reads an absolute address: the bytes of a file, or the whole reply. */
const linked = <T>(name: string, audience: 'user' | 'public', reply: 'bytes' | 'whole') =>
  readCall({ name, base: 'root', path: '{link}', audience, reply, read: (body) => body as T, _input: {} as Link });

/**
 * A file of the LMS, asked for in the learner's name; `params.link` is its absolute address. A 401 rejects and does not lead to sign-in.
 */
export const portalFile = linked<Uint8Array>('file.get', 'user', 'bytes');

/** A file of the object storage, requested anonymously; `params.link` is its absolute address. */
export const storageFile = linked<Uint8Array>('file.get', 'public', 'bytes');

/** A whole reply of the LMS, to be kept (OFF-6); `params.link` is its absolute address. */
export const portalWhole = linked<Response>('kept.get', 'user', 'whole');

/** The whole reply with a file of the object storage, to be kept; `params.link` is its absolute address. */
export const storageWhole = linked<Response>('kept.get', 'public', 'whole');

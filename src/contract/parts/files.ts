import { readCall } from '../wire/call.ts';

type Link = { readonly params: { readonly link: string } };

const file = (audience: 'user' | 'public') =>
  readCall({
    name: 'file.get',
    base: 'root',
    path: '{link}',
    audience,
    reply: 'bytes',
    read: (body) => body as Uint8Array,
    _input: {} as Link,
  });

/** A file of the LMS, asked for in the learner's name; `params.link` is its absolute address. A 401 rejects and leads nowhere. */
export const portalFile = file('user');

/** A file of the object storage, which is told nothing of the learner; `params.link` is its absolute address. */
export const storageFile = file('public');

const whole = (audience: 'user' | 'public') =>
  readCall({
    name: 'kept.get',
    base: 'root',
    path: '{link}',
    audience,
    reply: 'whole',
    read: (body) => body as Response,
    _input: {} as Link,
  });

/** A reply of the LMS as it is, to be kept (OFF-6); `params.link` is its absolute address. */
export const portalWhole = whole('user');

/** A file of the object storage as it is, to be kept; `params.link` is its absolute address. */
export const storageWhole = whole('public');

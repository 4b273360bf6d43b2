import { hash } from 'node:crypto';

/** A key of what may be long, such as the way to a part. */
export const keyOf = (...parts: readonly string[]) => hash('sha256', JSON.stringify(parts), 'base64url');
